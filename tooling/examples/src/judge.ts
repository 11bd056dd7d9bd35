import ts from '#typescript'
import type { BlockLanguage } from './block.ts'
import type { ExampleProgram } from './example-program.ts'
import { nodeAt } from './node-at.ts'
import { isAssigned, isOpenMember } from './open-types.ts'
import type { Resolution } from './resolver.ts'
import { isDeclaredInShort } from './shortening.ts'
import { isInside, shownTypes } from './shown-types.ts'
import { unknownBases } from './unknown-bases.ts'
import { examplePrefix } from './variants.ts'

/** An error of the compiler in a variant of a block. */
export interface CompilerError {
  code: number
  /** Without a full stop. */
  message: string
  /** Offset in the text of the variant. */
  start: number
}

/** Verdict on one variant. */
export interface Verdict {
  errors: readonly CompilerError[]
  /** Packages whose types are needed to be certain: not installed, or without types. */
  missing: readonly { package: string; isUntyped: boolean }[]
  /** Whether names and calls are left out that only the reader's code explains. */
  isPartial: boolean
}

/** Shape of a block, by its text alone. */
export interface Leniency {
  /** Whether a comment in the block stands for left out code. */
  isShortened: boolean
  /** Whether nothing says that it is TypeScript: parameters have no types then. */
  isUnlabelled: boolean
}

/** A global of a type package that is not installed, by the code of the compiler. */
const missingTypes: Readonly<Record<number, string>> = {
  2580: '@types/node',
  2591: '@types/node',
  2581: '@types/jquery',
  2592: '@types/jquery',
  2582: '@types/jest',
  2593: '@types/jest',
  2867: '@types/bun',
  2868: '@types/bun',
  7026: '@types/react',
  2875: '@types/react',
  2584: 'the DOM library',
}

/** Globals of runtimes and test runners that the compiler does not connect with a type package. */
const missingGlobals: Readonly<Record<string, string>> = {
  Deno: '@types/deno',
  chrome: '@types/chrome',
  ...Object.fromEntries(['vi', 'expectTypeOf', 'assertType'].map((name) => [name, 'vitest'])),
  ...Object.fromEntries(
    ['expect', 'jest', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'].map((name) => [name, '@types/jest']),
  ),
}

/** The type package that an error asks for, or that declares the global that it is about. */
function missingTypesOf(file: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): string | undefined {
  if (code !== 2304 && code !== 2552 && code !== 2503) return missingTypes[code]
  const name = /^[\w$]+/.exec(file.text.slice(start, start + 50))?.[0] ?? ''
  return Object.hasOwn(missingGlobals, name) ? missingGlobals[name] : undefined
}

/** "Cannot find module", in its several forms. */
const moduleCodes = new Set([2307, 2792, 7016, 2732, 6137, 2882])

/** A React that only older settings of JSX need. */
const jsxCodes = new Set([2686, 2874, 17004])

/** "Implicitly has an 'any' type", in its several forms. */
const isImplicitAny = (code: number): boolean =>
  code >= 7005 &&
  code <= 7057 &&
  code !== 7016 &&
  code !== 7026 &&
  code !== 7027 &&
  code !== 7028 &&
  code !== 7029 &&
  code !== 7030

/**
 * Errors that are errors in JavaScript, too: names that nothing declares, exports and members that do not exist, calls of what is no
 * function or with another number of arguments. Its types are those that the compiler guesses, so others are not reported.
 */
const scriptCodes = new Set([
  2300, 2304, 2305, 2307, 2339, 2349, 2351, 2440, 2451, 2503, 2551, 2552, 2554, 2555, 2588, 2613, 2614, 2724, 18004,
  1192, 1259,
])

/** `import a = require('a')` and `export =`, which readers with CommonJS write. */
const scriptModuleCodes = new Set([1202, 1203])

/** Decorators whose types fit only `experimentalDecorators`. */
const decoratorCodes = new Set([1238, 1239, 1240, 1241, 1270, 1271, 1329])

/** Comparisons and lists that show a value and are never meant to be run. */
const shownCodes = new Set([2839, 2695])

/** "Expected 1 arguments", and "No overload matches": a module of the reader decides what arguments a call has. */
const argumentCodes = new Set([2554, 2555, 2769])

/** Errors that a comment for left out code explains, beside undeclared names: what is declared or returned there. */
const shortenedCodes = new Set([
  2355, 2366, 2378, 2391, 2420, 2515, 7030, 18042, 2683, 2393, 2451, 2739, 2740, 2741, 2654, 2655,
])

/** "Cannot find name", in its several forms. */
export const undeclaredCodes: ReadonlySet<number> = new Set([2304, 2552, 2503, 18004, 2663, 2662])

/**
 * Reads the compiler's errors in one variant of a block, without those that are not the author's: a module that is not installed and
 * what follows from it, and types that JavaScript cannot have.
 *
 */
export function judge(
  { program, unresolved }: ExampleProgram,
  path: string,
  language: BlockLanguage,
  { isShortened, isUnlabelled }: Leniency,
): Verdict {
  const file = program.getSourceFile(path)
  if (file === undefined) return { errors: [], missing: [], isPartial: false }
  const failures = unresolved(path)
  const missing = new Map<string, boolean>()
  let isOpen = false
  const all = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  const typesOf = new Map(all.map((one) => [one, missingTypesOf(file, one)]))
  for (const one of all) {
    const { code, start } = one
    const found = moduleCodes.has(code) ? failureAt(file, start, failures) : undefined
    const types = typesOf.get(one)
    isOpen ||= types !== undefined || moduleCodes.has(code)
    if (types !== undefined) missing.set(types, false)
    if (found?.kind === 'missing' || found?.kind === 'untyped') missing.set(found.package, found.kind === 'untyped')
  }
  const shown = shownTypes(file, all)
  const checker = program.getTypeChecker()
  const bases = unknownBases(checker, file, all)
  for (const name of bases.values()) missing.set(name, name.includes(':'))
  let isPartial = false
  const leftOut = (): false => {
    isPartial = true
    return false
  }
  const isUndeclared = all.some((one) => undeclaredCodes.has(one.code) && typesOf.get(one) === undefined)
  const errors = all.filter((one) => {
    const { code, start, messageText } = one
    if (typesOf.get(one) !== undefined || jsxCodes.has(code)) return false
    if (moduleCodes.has(code)) return failureAt(file, start, failures)?.kind === 'unknown'
    if (isImplicitAny(code) && (isOpen || isUndeclared || isUnlabelled || language === 'js')) return false
    if (shownCodes.has(code) || scriptModuleCodes.has(code)) return false
    if (needsOlderDecorators(file, code, start, program.getCompilerOptions())) return false
    if (code === 2564 && isInDecorated(file, start)) return false
    if (bases.has(one) || shown.some((two) => isInside(one, two))) return false
    if (argumentCodes.has(code) && isOfUnresolved(file, start, failures)) return false
    if (isUnlabelled && code === 2339 && isOfWindow(messageText)) return false
    // A package that is not installed may add members to what others export.
    if (missing.size > 0 && (code === 2339 || code === 2551)) return false
    if (code === 18046 && (isUnlabelled || missing.size > 0)) return false
    if (isUnlabelled && code === 2683) return false
    if ((isShortened || leftOutBody.test(file.text)) && returnsNothing(code, messageText)) return false
    // A module that is found and that nothing imports is not in the program.
    if (code === 2664) return failureAt(file, start, failures)?.kind === 'unknown'
    if (language === 'js' && (!isScriptError(checker, file, one) || isInComment(file, start))) return false
    if (language === 'js' && isOfRequired(file, code, messageText)) return leftOut()
    if (language === 'js' && code === 2339 && isAssigned(file, start)) return false
    if (!isShortened) return true
    if (undeclaredCodes.has(code)) return !isDeclaredInShort(file, start) || leftOut()
    return !shortenedCodes.has(code)
  })
  return {
    errors: errors
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ code, messageText, start = 0 }) => ({
        code,
        message: withoutPaths(ts.flattenDiagnosticMessageText(messageText, ' '))
          .replaceAll(/\s+/g, ' ')
          .replace(/\.$/, ''),
        start,
      })),
    missing: [...missing].map(([name, isUntyped]) => ({ package: name, isUntyped })),
    isPartial,
  }
}

/** The resolution of the module that is named at a position. */
function failureAt(
  file: ts.SourceFile,
  start: number | undefined,
  failures: ReadonlyMap<string, Resolution>,
): Resolution | undefined {
  if (start === undefined) return undefined
  const quoted = /^(['"`])(.*?)\1/.exec(file.text.slice(start, start + 500))?.[2]
  return quoted === undefined ? undefined : failures.get(quoted)
}

/** Whether an error is about a decorator that needs a setting, which no package without it in its configuration tells. */
function needsOlderDecorators(
  file: ts.SourceFile,
  code: number,
  start: number | undefined,
  { experimentalDecorators }: ts.CompilerOptions,
): boolean {
  if (experimentalDecorators === true || start === undefined) return false
  if (decoratorCodes.has(code)) return true
  if (code !== 1206) return false
  return (
    nodeAt(
      file,
      start,
      (node) => ts.isDecorator(node) && ts.isParameter(node.parent) && node.getStart(file) === start,
    ) !== undefined
  )
}

/** Whether the call at a position has an argument that is imported from a module of the reader, or calls a loader of AMD modules. */
function isOfUnresolved(file: ts.SourceFile, start = 0, failures: ReadonlyMap<string, Resolution>): boolean {
  const call = nodeAt(file, start, ts.isCallExpression) as ts.CallExpression | undefined
  if (call === undefined) return false
  if (call.expression.getText(file) === 'require') return call.arguments.some(ts.isArrayLiteralExpression)
  const imported = new Set(
    file.statements.flatMap((one) =>
      ts.isImportDeclaration(one) && failures.has((one.moduleSpecifier as ts.StringLiteral).text) ? namesIn(one) : [],
    ),
  )
  return call.arguments.some((one) => ts.isIdentifier(one) && imported.has(one.text))
}

function namesIn({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  const named = bindings === undefined ? [] : ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements]
  return [importClause?.name, ...named.map(({ name }) => name)].flatMap((name) => name?.text ?? [])
}

/** Whether an error is about a member of `window`, which scripts and extensions of a browser add. */
function isOfWindow(message: string | ts.DiagnosticMessageChain): boolean {
  return ts.flattenDiagnosticMessageText(message, ' ').includes("on type 'Window")
}

/** Whether a position is in a class with decorators: a framework gives its members their values. */
function isInDecorated(file: ts.SourceFile, start = 0): boolean {
  const isDecorated = (node: ts.Node): boolean =>
    ts.canHaveDecorators(node) && (ts.getDecorators(node)?.length ?? 0) > 0
  const found = nodeAt(file, start, (node) => ts.isClassLike(node)) as ts.ClassLikeDeclaration | undefined
  return found !== undefined && (isDecorated(found) || found.members.some(isDecorated))
}

/** A message without paths of the machine: modules of packages have their specifiers, and those of examples none. */
function withoutPaths(message: string): string {
  return message
    .replaceAll(new RegExp(`(?<!typeof )import\\("[^"]*${examplePrefix}[^"]*"\\)\\.`, 'g'), '')
    .replaceAll(/(?<=["'])\/[^"']*?\/node_modules\/(?=[^"']*["'])/g, '')
    .replaceAll(/(?<=["'])\/[^"']*\/(?=[^"']*["'])/g, './')
}

/** A body of a function with nothing but comments. */
const leftOutBody = /(?:\)|=>)\s*(?::\s*[\w<>[\]., |]+)?\s*\{\s*(?:\/\/[^\n]*\n\s*|\/\*(?:(?!\*\/)[^])*\*\/\s*)+\}/

/** Whether what is missing is a value that a function returns. */
function returnsNothing(code: number, message: string | ts.DiagnosticMessageChain): boolean {
  if ([2355, 2366, 7030].includes(code)) return true
  return /Type 'void' is not assignable to type|=> (?:void|Promise<void>)' is not assignable/.test(
    ts.flattenDiagnosticMessageText(message, ' '),
  )
}

function isScriptError(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  { code, messageText, start = 0 }: ts.Diagnostic,
): boolean {
  if (code !== 2339 && code !== 2551) return code < 2000 || scriptCodes.has(code)
  const text = typeof messageText === 'string' ? messageText : messageText.messageText
  return !isOpenMember(checker, file, start, text)
}

/**
 * Whether an error is about what a script requires. `require('a')` often is the default export, or a function with the other exports,
 * which the types for `import` do not say.
 */
function isOfRequired({ text }: ts.SourceFile, code: number, message: string | ts.DiagnosticMessageChain): boolean {
  if (!/\brequire\s*\(/.test(text)) return false
  const sentence = ts.flattenDiagnosticMessageText(message, ' ')
  return [2339, 2349, 2351].includes(code) && /[Tt]ype 'typeof import\("/.test(sentence)
}

/** Whether a position is in a doc comment, whose types mean nothing to who runs the code. */
function isInComment({ text }: ts.SourceFile, start = 0): boolean {
  const open = text.lastIndexOf('/**', start)
  return open >= 0 && text.indexOf('*/', open) >= start
}
