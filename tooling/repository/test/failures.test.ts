import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { sourceFiles, workspaces } from './workspaces.ts'

/**
 * Calls of the platform that fail in practice: storage that is blocked or full, a history that limits writes, files, a
 * folder that is removed, parts that browsers, workers or test environments lack.
 */
const fallible = new Set([
  ...['getItem', 'setItem', 'removeItem', 'pushState', 'replaceState', 'replaceSync', 'insertRule'],
  ...['matchMedia', 'requestAnimationFrame', 'getComputedStyle', 'getContext', 'append', 'insertBefore'],
  ...['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'emitWarning', 'execFile', 'reportError'],
])

/** Modules of Node.js whose functions fail: their imported names count as fallible. */
const fallibleModules = new Set(['node:fs', 'node:fs/promises', 'node:child_process'])

/** Functions of these modules that never throw for a valid argument. */
const total = new Set(['existsSync', 'lstatSync', 'constants'])

const libraries = workspaces().filter(({ group }) => group === 'packages')

/** Names of fallible calls in the sources of a library, without tests. */
function callsOf(directory: string): Set<string> {
  const found = new Set<string>()
  const own = new Set<string>()
  for (const path of sourceFiles(join(directory, 'src'))) {
    if (/\.test(-d)?\./.test(path)) continue
    const file = join(directory, 'src', path)
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const local = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && fallibleModules.has((node.moduleSpecifier as ts.StringLiteral).text)) {
        const names = node.importClause?.namedBindings
        if (names && ts.isNamedImports(names) && !node.importClause?.isTypeOnly)
          for (const { propertyName, name, isTypeOnly } of names.elements)
            if (!isTypeOnly) local.add((propertyName ?? name).text)
      }
      if ((ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name))
        own.add(node.name.text)
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const { expression } = node
        const name = ts.isIdentifier(expression)
          ? expression.text
          : ts.isPropertyAccessExpression(expression)
            ? expression.name.text
            : ''
        if (fallible.has(name)) found.add(name)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    for (const name of local) if (!total.has(name) && /^[a-z]/.test(name)) found.add(name)
  }
  // A storage of the library's own has the methods of the platform's.
  return new Set([...found].filter((name) => !own.has(name)))
}

/** Whether the build of a library sees neither the DOM nor Node.js, so that the compiler refuses their calls. */
function isPure({ directory }: { directory: string }): boolean {
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.build.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, directory)
  const files = sourceFiles(join(directory, 'src')).filter((path) => !/\.test(-d)?\./.test(path))
  const modules = files.flatMap((path) => importsOf(join(directory, 'src', path)))
  return (
    !(options.lib ?? ['lib.dom.d.ts']).some((lib) => lib.includes('dom')) &&
    options.types?.length === 0 &&
    !modules.some((name) => name.startsWith('node:') || /^(react|storybook)\b/.test(name))
  )
}

describe('libraries under failure', () => {
  test.each(libraries.map((library) => [library.folder, library] as const))(
    '%s lets everything fail that it calls, or calls nothing that fails',
    (_, library) => {
      const table = join(library.directory, 'src/failures.test.ts')
      const calls = callsOf(library.directory)
      if (!existsSync(table)) {
        expect([...calls]).toEqual([])
        expect(isPure(library)).toBe(true)
        return
      }
      const text = readFileSync(table, 'utf8')
      expect([...calls].filter((name) => !text.includes(`'${name}'`))).toEqual([])
    },
  )
})
