import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The event on which an open page loads its data again. */
export const dataChangedEvent = 'signpost:data-changed'

/**
 * Tells open pages of the dev server that the symbol graph or the docs on disk have changed.
 *
 * Both are written with their `manifest.json` last, so one event on that file stands for a complete new state.
 */
export function liveData(): Plugin {
  return {
    name: 'signpost:live-data',
    apply: 'serve',
    configureServer(server) {
      const manifests = new Set(
        [process.env.SIGNPOST_GRAPH ?? '.graph', process.env.SIGNPOST_CONTENT ?? '.content'].map((directory) =>
          resolve(server.config.root, directory, 'manifest.json'),
        ),
      )
      // The folders, not the files: a file that is renamed over the watched one ends the watch on it.
      server.watcher.add([...manifests].map((manifest) => dirname(manifest)))
      const notify = (file: string): void => {
        if (manifests.has(resolve(file))) server.ws.send({ type: 'custom', event: dataChangedEvent })
      }
      server.watcher.on('add', notify)
      server.watcher.on('change', notify)
    },
  }
}
