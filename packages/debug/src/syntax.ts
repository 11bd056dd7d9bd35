import type { Channel } from './channel.ts'

/** A text in its parts. */
export interface Parts {
  /** Whether a `-` is in front. */
  readonly negated: boolean
  readonly namespace: string
  readonly path: string | undefined
  /** Absent when none is named, or all are: `#*`. */
  readonly channel: Channel | undefined
}

const grammar =
  /^(-?)([^\s,:#%-][^\s,:#%]*)(?::([^\s,:#%]+(?::[^\s,:#%]+)*))?(?:#(?:(error|warn|info|debug|trace)|\*))?$/

/** Reads `-namespace:path#channel`; `undefined` when the text is not of that form. */
export function partsOf(text: string): Parts | undefined {
  const [, minus, namespace, path, channel] = grammar.exec(text) ?? []
  if (namespace === undefined) return undefined
  return { negated: minus === '-', namespace, path, channel: channel as Channel | undefined }
}

/** Writes `namespace:path#channel` without what is absent. */
export function textOf({
  namespace,
  path,
  channel,
}: { [K in 'namespace' | 'path' | 'channel']?: string | undefined }): string {
  return `${namespace}${path ? `:${path}` : ''}${channel ? `#${channel}` : ''}`
}
