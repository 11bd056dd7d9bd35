import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Rejects a page module without a component (R8.5): Remix would treat it as a resource route and show nothing.
 *
 * Route modules with JSX are pages; the others return data. A build fails with the path of the module. The dev server
 * goes on, and the page shows the error in place of the component.
 */
export function pageModules(): Plugin {
  let root = ''
  let isServing = false
  return {
    name: 'signpost:page-modules',
    configResolved(config) {
      root = config.root
      isServing = config.command === 'serve'
    },
    transform(code, id) {
      // A query selects a part of the module.
      const path = relative(root, id).split(sep).join('/')
      if (!/^app\/routes\/[^?]*\.tsx$/.test(path)) return undefined
      if (this.parse(code).body.some(exportsDefault)) return undefined
      const message =
        `The page component at ${path} doesn't have a default export, so there is nothing to render. ` +
        'Export the component of the page as default; a route that answers with data has a file ending in .ts.'
      if (!isServing) this.error(message)
      return `${code}\nexport default function Missing() { throw new Error(${JSON.stringify(message)}) }\n`
    },
  }
}

/** `export default ...`, or `default` in an export list. */
function exportsDefault(statement: { type: string }): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true
  const { specifiers = [] } = statement as { specifiers?: readonly { exported?: { name?: string } }[] }
  return specifiers.some(({ exported }) => exported?.name === 'default')
}
