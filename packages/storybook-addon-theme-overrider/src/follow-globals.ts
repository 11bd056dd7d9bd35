import { isOwn, type ChannelEvent, type ThemeChannel } from './channel.ts'

/** Storybook's globals, as received from its channel; before the first event, as in the URL. */
export interface FollowedGlobals {
  read(name: string): unknown
  watch(listener: () => void): () => void
}

const types = ['setGlobals', 'globalsUpdated']

/**
 * Follows Storybook's globals.
 *
 * @param channel - The channel.
 * @param address - The URL of the window.
 */
export function followGlobals(channel: ThemeChannel, address: string): FollowedGlobals {
  let globals: Readonly<Record<string, unknown>> = readAddress(address)
  const listeners = new Set<() => void>()

  function follow(this: ChannelEvent | undefined, payload: unknown): void {
    if (!isOwn(this, address)) return
    globals = (payload as { globals: Readonly<Record<string, unknown>> }).globals
    for (const listener of listeners) listener()
  }

  return {
    read: (name) => globals[name],
    watch: (listener) => {
      if (listeners.size === 0) for (const type of types) channel.on(type, follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const type of types) channel.off(type, follow)
      }
    },
  }
}

/** Parses `globals=theme:dark;locale:en`. */
function readAddress(address: string): Record<string, string> {
  const text = new URL(address).searchParams.get('globals') ?? ''
  return Object.fromEntries(
    text.split(';').flatMap((pair) => {
      const [, name, value] = /^([^:]+):(.*)$/s.exec(pair) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}
