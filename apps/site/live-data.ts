import { unwatchFile, watchFile, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Event on which an open page reloads its data. */
export const dataChangedEvent = 'signpost:data-changed'

/** Polling interval of the files in milliseconds. */
const interval = 50

/**
 * Notifies open pages of the dev server when the symbol graph, the content, the answers about examples or the source pages on disk have changed.
 *
 * `manifest.json` is written last in the folders, so one event on that file means a complete new state; the answers are one file. The files are polled:
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
      const { SIGNPOST_GRAPH = '.graph', SIGNPOST_CONTENT = '.content', SIGNPOST_SOURCES = '.sources' } = process.env
      const { SIGNPOST_EXAMPLES = '.examples' } = process.env
      const files = [SIGNPOST_GRAPH, SIGNPOST_CONTENT, SIGNPOST_SOURCES].map((folder) => `${folder}/manifest.json`)
      for (const name of [...files, `${SIGNPOST_EXAMPLES}/answers.json`]) {
        const file = resolve(server.config.root, name)
        watchFile(file, { interval, persistent: false }, notify)
        server.httpServer?.once('close', () => unwatchFile(file, notify))
      }
    },
  }
}
