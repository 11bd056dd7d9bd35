import type { Channel } from './channel.ts'

/** A rule or name in its parts. */
export interface Parts {
  /** Whether the text begins with `-`. */
  readonly negated: boolean
  readonly namespace: string
  /** Empty when nothing follows the `:`. */
  readonly path: string | undefined
  /** Absent when the text has none, or `#*` for all. */
  readonly channel: Channel | undefined
}

const grammar =
  /^(-?)([^\s,:#%-][^\s,:#%]*)(?::([^\s,:#%]+(?::[^\s,:#%]+)*|))?(?:#(?:(error|warn|info|debug|trace)|\*))?$/

/** Parses `-namespace:path#channel`; returns `undefined` for invalid text. */
export function partsOf(text: string): Parts | undefined {
  const [, minus, namespace, path, channel] = grammar.exec(text) ?? []
  if (namespace === undefined) return undefined
  return { negated: minus === '-', namespace, path, channel: channel as Channel | undefined }
}

/** Formats `namespace:path`, leaving out an absent path. */
export function nameOf({ namespace, path }: { namespace: string; path?: string | undefined }): string {
  return path ? `${namespace}:${path}` : namespace
}

/** Formats `namespace:path#channel`, leaving out absent parts. */
export function textOf(parts: { namespace: string; path?: string | undefined; channel?: string | undefined }): string {
  return nameOf(parts) + (parts.channel ? `#${parts.channel}` : '')
}
