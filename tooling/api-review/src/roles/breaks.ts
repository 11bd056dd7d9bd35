import ts from '#typescript'
import { type CompiledBoth, type CompiledFile, type Modules, sentenceOf } from './compile-both.ts'
import type { ConsumerProgram } from './consumer-program.ts'
import { isGivenUp } from './given-up.ts'
import { missingMember } from './missing-member.ts'
import { isOpenComparison } from './open-conditions.ts'
import { plainAccess } from './plain-access.ts'
import { heirsIn } from './samples.ts'
import { wholeText } from './surroundings.ts'

/** A program of a consumer, and the entry point that it imports. */
export interface EntryProgram extends ConsumerProgram {
  entry: string
  modules: Modules
}

/** A program that compiles against the base and not against the head. */
export interface Break extends EntryProgram {
  /** Compiler's first error against the head. */
  error: string
  /** Program without `B`: expected types as the base has them, written out. Absent when they cannot be. */
  plain?: string
  /** Whether it compiles without `exactOptionalPropertyTypes`. */
  isExact?: boolean
  /** Whether it fails only for those who have an instance of a class that the library keeps to itself. */
  isInternal?: boolean
  /** Whether it compares a named type of the library as a whole: it may prove what a rule has found, and is no finding of its own. */
  isWhole?: boolean
}

/**
 * The break that a program shows; none when it compiles against the head, or not against the base. Undefined when the compiler gave
 * up: nothing is known then.
 */
export function breakOf(program: EntryProgram, { before, after }: CompiledBoth): Break[] | undefined {
  const [error] = after.errors
  if (!error) return []
  if (before.errors.length > 0) return isGivenUp(program.code, before.errors) ? undefined : []
  if (isGivenUp(program.code, after.errors)) return undefined
  const expected = expectationsOf(before)
  // A program that expects nothing, or anything, proves nothing.
  if ([...expected.values()].some(({ flags }) => flags & (ts.TypeFlags.Never | ts.TypeFlags.Any))) return []
  if (isOpenComparison(program.use, before, after)) return []
  const sentence = sentenceOf(error)
  const heirs = heirsIn(program.code)
  const own = program.code.split('\n').slice(heirs.length).join('\n')
  const text = plainCode(own, before, expected, missingMember(sentence) !== undefined)
  const plain = text === undefined ? undefined : [...heirs, text].join('\n')
  const isWhole = program.use === 'call' && isNamedAlike(before, after)
  return [{ ...program, error: sentence, ...(plain !== undefined && { plain }), ...(isWhole && { isWhole: true }) }]
}

/** Types that consumers name besides those of the library. */
const plainNames =
  /^(?:Opaque|Promise|Array|readonly|string|number|boolean|bigint|symbol|unknown|any|never|object|void|undefined|null|true|false|[abc])$/

/**
 * Whether a call has a result that consumers name: `L.Store<string>`. They get the new type by its name; how it differs is
 * shown by its own members.
 */
function isNamedAlike(before: CompiledFile, after: CompiledFile): boolean {
  const [was, now] = [textOf(before, 'was'), textOf(after, 'now')]
  // TypeScript names no default export of `L` or `B`.
  const atLibrary = (text: string) => text.replaceAll(/\bB\.|\bimport\("[^"]*"\)\./g, 'L.')
  if (was === undefined || now === undefined || atLibrary(was) !== atLibrary(now)) return false
  const others = atLibrary(now).replaceAll(/\bL\.[\w$.]+/g, '')
  return others !== atLibrary(now) && (others.match(/[\w$]+/g) ?? []).every((name) => plainNames.test(name))
}

/** Text of the type of a variable of a program. */
function textOf({ checker, file }: CompiledFile, name: string): string | undefined {
  for (const statement of file.statements) {
    const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
    if (variable?.name.getText() === name) return wholeText(checker, checker.getTypeAtLocation(variable.name), file)
  }
  return undefined
}

/** Names of what a program expects. */
const expectations = new Set(['was', 'result', 'value', 'given'])

function expectationsOf({ checker, file }: CompiledFile): Map<string, ts.Type> {
  const found = new Map<string, ts.Type>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && expectations.has(node.name.text))
      found.set(node.name.text, checker.getTypeAtLocation(node.name))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Longest type that is written out in a program, in characters. */
const longestType = 400

/** Program with the expected types written out, as a consumer would. */
function plainCode(
  written: string,
  before: CompiledFile,
  expected: ReadonlyMap<string, ts.Type>,
  isMissing: boolean,
): string | undefined {
  const { checker, file } = before
  const code = plainAccess(written, before)
  if (!/\bB\b/.test(code)) return code
  const textOf = (name: string) => {
    const type = expected.get(name)
    const text = type && wholeText(checker, type, file, ts.TypeFormatFlags.InTypeAlias)
    return text === undefined || text.length > longestType || /\bimport\(/.test(text)
      ? undefined
      : text.replaceAll(/\bB\./g, 'L.')
  }
  const result = /^const was = .*\nconst now = (.*)\nconst result: typeof was = now$/.exec(code)
  if (result) {
    const text = textOf('was')
    return text === undefined ? undefined : `const now = ${result[1]}\nconst result: ${text} = now`
  }
  const taken = /^const was = .*\n(const now = .*\nconst given: .*) = .*$/.exec(code)
  if (taken) {
    const text = textOf('given')
    return text === undefined ? undefined : `${taken[1]} = null! as ${text}`
  }
  // A callback of the base, in which one of the library expects the same types.
  const callback = /const was = \w+; (.*const given: )typeof was( = .*); return null! \}/.exec(code)
  if (callback) {
    const text = textOf('was')
    return text === undefined ? undefined : `${callback[1]}${text}${callback[2]}`
  }
  const received = /^(declare const value: L\..*)\nconst result: B\..* = value$/.exec(code)
  if (received) {
    const text = textOf('result')
    return text === undefined ? undefined : `${received[1]}\nconst result: ${text} = value`
  }
  const value = /^const value: (.*) = (.*)$/.exec(code)
  if (!value || /\bB\b/.test(value[2] as string)) return undefined
  const text = isMissing ? undefined : textOf('value')
  // To show that a member is gone it needs no type.
  return text === undefined ? value[2] : `const value: ${text} = ${value[2]}`
}
