import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sourceFiles, workspaces } from './workspaces.ts'

// Everything that a library calls and that answers later: by a function that it calls back, or by a promise. A table of the
// library (`src/answers.test.ts`) lets each one answer late, also after the end, and twice.

/** Calls that call a function back: timers, events, observers, channels, subscriptions and thenables. */
const callingBack = new Set([
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['addEventListener', 'on', 'once', 'subscribe', 'then', 'watchFile', 'nextTick', 'postTask'],
  ...['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver', 'BroadcastChannel'],
])

/** React calls them again in StrictMode, and later while it renders concurrently. */
const hooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useSyncExternalStore'])

const promising = /^node:(fs\/promises|child_process|timers\/promises|dns\/promises|stream\/promises)$/

/** Libraries that call nothing that answers later, with the reason. */
const atOnce: Readonly<Record<string, string>> = {
  'eslint-plugin-logical-properties': 'ESLint calls rules, and awaits none of them',
  theme: 'it writes styles and attributes, and reads nothing back',
  types: 'it has no code',
  'utils-path': 'paths are texts, and the working directory is read at once',
  'website-theme': 'it has values only',
}

const libraries = workspaces().filter(({ group }) => group === 'packages')

/** Whether a promise of the library's own or of Node.js is continued: it settles once, and has a row by its maker. */
function isOwnPromise(receiver: ts.Expression, disk: ReadonlySet<string>): boolean {
  if (ts.isNewExpression(receiver)) return receiver.expression.getText() === 'Promise'
  return ts.isCallExpression(receiver) && disk.has(receiver.expression.getText())
}

/** The name that a call goes to: of a function, method or class. */
function calleeOf({ expression }: ts.CallExpression | ts.NewExpression): string {
  // list[`${action}EventListener`]
  if (ts.isElementAccessExpression(expression) && /EventListener`$/.test(expression.argumentExpression.getText()))
    return 'addEventListener'
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

/** The functions that a module loaded by `node('node:fs/promises')` is used for. */
function namesOf(load: ts.CallExpression): string[] {
  const { parent } = load
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return []
  return parent.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
}

/**
 * Names of the calls in the sources of a library that answer later, methods that it declares itself, and whether React
 * hooks are among the calls.
 */
function answersOf(directory: string): { names: Set<string>; own: Set<string>; hasHooks: boolean } {
  const names = new Set<string>()
  const own = new Set<string>()
  let hasHooks = false
  for (const path of sourceFiles(join(directory, 'src')).filter((one) => !/\.test(-d)?\./.test(one))) {
    const file = join(directory, 'src', path)
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const disk = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && promising.test((node.moduleSpecifier as ts.StringLiteral).text)) {
        const named = node.importClause?.namedBindings
        if (named && ts.isNamedImports(named))
          for (const { propertyName, name, isTypeOnly } of named.elements)
            if (!isTypeOnly && /^[a-z]/.test(name.text) && name.text !== 'constants')
              disk.add((propertyName ?? name).text)
      }
      if ((ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name))
        own.add(node.name.text)
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        const name = calleeOf(node)
        const [argument] = node.arguments ?? []
        hasHooks ||= hooks.has(name)
        if (name === 'node' && argument && ts.isStringLiteral(argument) && promising.test(argument.text))
          for (const one of namesOf(node as ts.CallExpression)) names.add(one)
        const { expression } = node
        const receiver = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined
        const isOwn = name === 'then' && receiver && isOwnPromise(receiver, disk)
        if (callingBack.has(name) && !isOwn) names.add(name)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    for (const name of disk) names.add(name)
  }
  return { names, own, hasHooks }
}

/** The cases of the tables in a file: the first word of each name is the call. */
function casesOf(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const cases = new Set<string>()
  const visit = (node: ts.Node, isTable = false): void => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === 'testAnswers'
    if (isTable && ts.isPropertyAssignment(node)) {
      cases.add((ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()).split(' ')[0]!)
      return
    }
    ts.forEachChild(node, (child) => visit(child, isTable || isCall))
  }
  visit(source)
  return cases
}

/** Whether a test of a library renders in StrictMode. */
function rendersTwice(directory: string): boolean {
  return ['src', 'test']
    .map((folder) => join(directory, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => sourceFiles(folder).map((path) => join(folder, path)))
    .some((file) => /(\.test|\/test\/)[^]*x$/.test(file) && /StrictMode/.test(readFileSync(file, 'utf8')))
}

describe('libraries whose calls answer late or twice', () => {
  test.each(libraries.map((library) => [library.folder, library] as const))('%s has a case for each', (folder, of) => {
    const { names, own, hasHooks } = answersOf(of.directory)
    const table = join(of.directory, 'src/answers.test.ts')
    const cases = existsSync(table) ? casesOf(table) : new Set<string>()
    if (hasHooks && !rendersTwice(of.directory)) names.add('useEffect')
    expect([...cases].filter((name) => !names.has(name))).toEqual([])
    // A method of the library's own has the cases of what it calls.
    expect([...names].filter((name) => !cases.has(name) && !own.has(name))).toEqual([])
    expect(cases.size === 0 && !hasHooks).toBe(folder in atOnce)
  })
})
