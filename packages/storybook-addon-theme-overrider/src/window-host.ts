import { failure } from '@signpost/utils-primitives'
import type { ThemeChannel } from './channel.ts'
import { followGlobals } from './follow-globals.ts'
import type { ThemeHost } from './theme-host.ts'

const query = '(prefers-color-scheme: dark)'

/**
 * Creates a host for a browser window, for the manager and for the preview.
 *
 * @param window - The window.
 * @param channel - Storybook's channel.
 * @param apply - Shows a theme in the window.
 */
export function windowHost(window: Window, channel: ThemeChannel, apply: ThemeHost['apply']): ThemeHost {
  const root = window.document.documentElement
  // A window of a test may have no media queries, and one of Safari before version 14 no events of them.
  const system: Partial<MediaQueryList> | undefined = listOf(window as Partial<Window>)
  const globals = followGlobals(channel, window.location.href)
  return {
    read: (source, name) => {
      if (source === 'global') return globals.read(name)
      return source === 'attribute' ? root.getAttribute(name) : system?.matches ? 'dark' : 'light'
    },
    watch: (source, name, listener) => {
      if (source === 'global') return globals.watch(listener)
      if (source === 'attribute') {
        const observer = new MutationObserver(listener)
        observer.observe(root, { attributes: true, attributeFilter: [name] })
        return () => observer.disconnect()
      }
      system?.addEventListener?.('change', listener)
      return () => system?.removeEventListener?.('change', listener)
    },
    apply,
  }
}

function listOf(window: Partial<Window>): MediaQueryList | undefined {
  try {
    return window.matchMedia?.(query)
  } catch (cause) {
    throw failure('MEDIA_FAILED', `Expected the scheme of the system, found an error: ${String(cause)}`, Error, {
      cause,
    })
  }
}
