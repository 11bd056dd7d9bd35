import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Refuses a page's module that has no component to show (R8.5): Remix takes it for a route without a page of its own and would
 * show nothing in its place.
 *
 * The routes in files of JSX are pages; the others answer with data. A build ends with the path of the module. The dev server
 * goes on, and the page says what is missing where its component would be.
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
      // A query stands for a part of the module.
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

/** `export default ...`, or `default` among the names that an export lists. */
function exportsDefault(statement: { type: string }): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true
  const { specifiers = [] } = statement as { specifiers?: readonly { exported?: { name?: string } }[] }
  return specifiers.some(({ exported }) => exported?.name === 'default')
}
