import type { Plugin } from 'vite'
import { mountFolder } from './server/mounted-folder.ts'

/**
 * Serves the built Storybook from the folder in `SIGNPOST_WORKBENCH` below `workbench/`, like the production server.
 */
export function workbench(): Plugin {
  return {
    name: 'signpost:workbench',
    apply: 'serve',
    configureServer(server) {
      const folder = process.env.SIGNPOST_WORKBENCH
      if (folder === undefined) return
      const mounted = mountFolder(folder, `${server.config.base}workbench/`)
      server.middlewares.use((request, response, next) => {
        const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
        mounted
          .answer(request.url ?? '/', { acceptEncoding: String(acceptEncoding ?? ''), ifNoneMatch })
          .then(
            (answer) => (answer ? response.writeHead(answer.status, answer.headers).end(answer.body) : next()),
            next,
          )
      })
    },
  }
}
