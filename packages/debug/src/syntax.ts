import type { Channel } from './channel.ts'

/** A rule or name in its parts. */
export interface Parts {
  /** Whether the text begins with `-`. */
  readonly negated: boolean
  readonly namespace: string
  readonly path: string | undefined
  /** Absent when the text has none, or `#*` for all. */
  readonly channel: Channel | undefined
}

const grammar =
  /^(-?)([^\s,:#%-][^\s,:#%]*)(?::([^\s,:#%]+(?::[^\s,:#%]+)*))?(?:#(?:(error|warn|info|debug|trace)|\*))?$/

/** Parses `-namespace:path#channel`; returns `undefined` for invalid text. */
export function partsOf(text: string): Parts | undefined {
  const [, minus, namespace, path, channel] = grammar.exec(text) ?? []
  if (namespace === undefined) return undefined
  return { negated: minus === '-', namespace, path, channel: channel as Channel | undefined }
}

/** Formats `namespace:path#channel`, leaving out absent parts. */
export function textOf({
  namespace,
  path,
  channel,
}: { [K in 'namespace' | 'path' | 'channel']?: string | undefined }): string {
  return `${namespace}${path ? `:${path}` : ''}${channel ? `#${channel}` : ''}`
}
