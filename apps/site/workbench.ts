import type { Plugin } from 'vite'
import { mountFolder } from './server/mounted-folder.ts'

/** Serves the built workbench, whose folder `SIGNPOST_WORKBENCH` names, where the production server has it: below `workbench/`. */
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
