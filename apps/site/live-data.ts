import { unwatchFile, watchFile, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The event on which an open page loads its data again. */
export const dataChangedEvent = 'signpost:data-changed'

/** How often the two files are looked at, in milliseconds. */
const interval = 50

/**
 * Tells open pages of the dev server that the symbol graph or the docs on disk have changed.
 *
 * Both are written with their `manifest.json` last, so one event on that file stands for a complete new state. The files are
 * looked at, not watched: a watch ends when another file is renamed over the watched one, and misses the next one that is
 * renamed before there is a new watch.
 */
export function liveData(): Plugin {
  return {
    name: 'signpost:live-data',
    apply: 'serve',
    configureServer(server) {
      const notify = (now: Stats, before: Stats): void => {
        if (now.ino !== 0 && (now.ino !== before.ino || now.mtimeMs !== before.mtimeMs))
          server.ws.send({ type: 'custom', event: dataChangedEvent })
      }
      for (const directory of [process.env.SIGNPOST_GRAPH ?? '.graph', process.env.SIGNPOST_CONTENT ?? '.content']) {
        const manifest = resolve(server.config.root, directory, 'manifest.json')
        watchFile(manifest, { interval, persistent: false }, notify)
        server.httpServer?.once('close', () => unwatchFile(manifest, notify))
      }
    },
  }
}
