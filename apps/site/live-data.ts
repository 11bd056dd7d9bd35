import { unwatchFile, watchFile, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Event on which an open page reloads its data. */
export const dataChangedEvent = 'signpost:data-changed'

/** Polling interval of the two files in milliseconds. */
const interval = 50

/**
 * Notifies open pages of the dev server when the symbol graph or the content on disk has changed.
 *
 * `manifest.json` is written last in both, so one event on that file means a complete new state. The files are polled:
 * a watch ends when another file replaces the watched one, and misses a replacement before the next watch starts.
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
