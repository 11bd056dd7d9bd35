import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { resolveOptions } from './resolve-options.ts'
import { ThemeController } from './theme-controller.ts'
import type { ThemeHost } from './theme-host.ts'
import { windowHost } from './window-host.ts'

let watched: string[] = []
let shown: string[] = []
let global: unknown

const host: ThemeHost = {
  read: (source) => (source === 'global' ? global : 'light'),
  watch(source) {
    watched.push(source)
    return () => stops.stop(source)
  },
  apply: (_theme, scheme) => void shown.push(scheme),
}
const stops = {
  stop: (source: string): void => {
    watched = watched.filter((one) => one !== source)
  },
}

/** Opens, switches to dark, ends; then what is shown and still watched, and the first error. */
function use(): unknown {
  watched = []
  shown = []
  global = 'dark'
  let error: string | undefined
  try {
    using _ = new ThemeController(host, resolveOptions({ light: {}, dark: {}, follow: 'global' }))
  } catch (thrown) {
    error = (thrown as Error).message
  }
  return { error, shown, watched }
}

const page = {
  location: { href: 'http://localhost/' },
  document: { documentElement: { getAttribute: () => 'dark' } },
  matchMedia: () => ({ matches: true }),
}
const channel = { on: () => undefined, off: () => undefined, emit: () => undefined }

/** The scheme of a window that follows a source until it ends. */
function follow(source: 'system' | 'attribute'): unknown {
  const own = windowHost(page as never, channel as never, () => undefined)
  own.watch(source, 'data-theme', () => undefined)()
  return own.read(source, 'data-theme')
}

const failing = (owner: object, method: string, found: object): FailureCase => ({
  owner: () => owner,
  method,
  use,
  faults: { throws: { returns: { error: 'broken', ...found } } },
})

testFailures('a controller', {
  'watching of a source': failing(host, 'watch', { shown: [], watched: [] }),
  'reading of a source': failing(host, 'read', { shown: [], watched: [] }),
  'showing of a theme': failing(host, 'apply', { shown: [], watched: [] }),
  'the end of watching': failing(stops, 'stop', { shown: ['dark'], watched: ['system', 'global'] }),
  'showing of a theme once': {
    owner: () => host,
    method: 'apply',
    use: () => {
      const { apply } = host
      let calls = 0
      const once: ThemeHost = { ...host, apply: (theme, scheme) => (++calls === 2 ? apply(theme, scheme) : undefined) }
      global = 'light'
      using controller = new ThemeController(once, resolveOptions({ light: {}, dark: {}, follow: 'global' }))
      global = 'dark'
      const schemes = [1, 2].map(() => {
        try {
          controller.sync()
        } catch {
          once.apply = () => undefined
        }
        return controller.scheme
      })
      return schemes
    },
    // The second call tries again.
    faults: { throws: { returns: ['light', 'dark'] } },
  },
  // A window without media queries shows the light theme.
  'queries of the window': {
    owner: () => page,
    method: 'matchMedia',
    use: () => follow('system'),
    faults: { vanishes: { returns: 'light' } },
  },
  'an observer of the attribute': {
    owner: () => globalThis,
    method: 'MutationObserver',
    use: () => {
      try {
        return follow('attribute')
      } catch (error) {
        return (error as Error).name
      }
    },
    faults: { throws: { returns: 'TypeError' }, vanishes: { returns: 'TypeError' } },
  },
})
