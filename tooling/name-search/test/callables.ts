import { encodeSignatures } from '../src/signatures/encode-signatures.ts'
import type { SignatureIndex } from '../src/signatures/model.ts'
import { openSignatures } from '../src/signatures/open-signatures.ts'
import { parseSignature, type SignatureQuery } from '../src/signatures/parse-query.ts'
import { TypeParser } from '../src/signatures/parse-type.ts'
import { queryTokens } from '../src/signatures/query-tokens.ts'
import type { Callable, SignaturePackage, SignatureSymbol } from '../src/signatures/signature-symbol.ts'
import { tree, type TypeTree } from '../src/signatures/type-tree.ts'

/** Types of the language in the fixtures; other names are those of the package. */
const language = new Set(
  'Array ReadonlyArray Promise PromiseLike Map ReadonlyMap Set ReadonlySet Iterable Error TypeError Record Partial Date RegExp URL'.split(
    ' ',
  ),
)

/** Head of a name in a fixture. */
const headOf = (name: string): string => (language.has(name) ? `ext:typescript!${name}` : `core!${name}`)

/** Resolves the names of a type; `names` are the type parameters, by number. */
function numbered(type: TypeTree, names: readonly string[]): TypeTree {
  const parts = type.parts.map((part) => numbered(part, names))
  if (!type.head.startsWith('#')) return { head: type.head, parts }
  const at = names.indexOf(type.head.slice(1))
  return tree(at === -1 ? headOf(type.head.slice(1)) : `?${at}`, parts)
}

/** Callable from its signature in the syntax of queries. */
export function callableOf(text: string, more: Partial<Callable> = {}, outer: readonly string[] = []): Callable {
  const parsed = parseSignature(text) as SignatureQuery
  if ('expected' in parsed) throw new Error(`${text}: ${JSON.stringify(parsed)}`)
  const names = [...outer, ...[...parsed.declared.keys()].filter((name) => !outer.includes(name))]
  return {
    release: 'public',
    deprecated: false,
    constraints: names.map((name) => {
      const constraint = parsed.declared.get(name)
      return constraint && numbered(constraint, names)
    }),
    parameters: (parsed.parameters ?? []).map((one) => ({ ...one, type: numbered(one.type, names) })),
    result: numbered(parsed.result, names),
    ...more,
  }
}

export function symbolOf(name: string, more: Partial<SignatureSymbol> = {}): SignatureSymbol {
  return {
    id: `core!${name}`,
    name,
    container: '',
    page: { slug: 'core', kind: more.kind ?? 'function', name },
    kind: 'function',
    release: 'public',
    deprecated: false,
    isMain: true,
    references: 0,
    callables: [],
    ...more,
  }
}

function typeOf(text: string, names: readonly string[]): TypeTree {
  return numbered(new TypeParser(queryTokens(text), text.length).type(), names)
}

/**
 * Package of declarations, one a line: `name: signature` for a function, `Box<T>.open: signature` for a method,
 * `new Box<T>: signature` for a constructor, `type Name<T> = type`, `Dog extends Animal, Named<string>`.
 */
export function packageFrom(text: string): SignaturePackage {
  const symbols = new Map<string, SignatureSymbol>()
  const add = (name: string, more: (before: SignatureSymbol) => Partial<SignatureSymbol>): void => {
    const before = symbols.get(name) ?? symbolOf(name)
    symbols.set(name, { ...before, ...more(before) })
  }
  const split = (head: string): { name: string; names: string[] } => {
    const { name, list } = /^(?<name>[\w.]+)(?:<(?<list>[^>]*)>)?$/u.exec(head.trim())!.groups!
    return { name: name!, names: list === undefined ? [] : list.split(',').map((one) => one.trim()) }
  }
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const alias = /^type (?<head>[^=]+?) = (?<type>.+)$/u.exec(line)?.groups
    const base = /^(?<head>\w+(?:<\w+>)?) extends (?<bases>.+)$/u.exec(line)?.groups
    const made = /^new (?<head>\w+(?:<[\w, ]+>)?): (?<text>.+)$/u.exec(line)?.groups
    const method = /^(?<head>\w+(?:<[\w, ]+>)?)\.(?<member>\w+): (?<text>.+)$/u.exec(line)?.groups
    if (alias !== undefined) {
      const { name, names } = split(alias['head']!)
      add(name, () => ({ kind: 'type', alias: { parameters: names.length, type: typeOf(alias['type']!, names) } }))
    } else if (base !== undefined) {
      const { name, names } = split(base['head']!)
      const types = base['bases']!.split('; ').map((one) => typeOf(one, names))
      add(name, () => ({ kind: 'class', bases: { parameters: names.length, types } }))
    } else if (made !== undefined || method !== undefined) {
      const groups = (made ?? method)!
      const { name, names } = split(groups['head']!)
      const self = tree(
        `core!${name}`,
        names.map((_, at) => tree(`?${at}`)),
      )
      const isMade = made !== undefined
      const member = isMade
        ? ({ name: 'constructor', kind: 'constructor', isStatic: false } as const)
        : ({ name: groups['member']!, kind: 'method', isStatic: false } as const)
      const one = callableOf(
        groups['text']!,
        { member, anchor: member.name, ...(isMade ? {} : { receiver: self }) },
        names,
      )
      add(name, ({ callables }) => ({
        kind: 'class',
        callables: [...callables, isMade ? { ...one, result: self } : one],
      }))
    } else {
      const { name, signature } = /^(?<name>\w+): (?<signature>.+)$/u.exec(line)!.groups!
      add(name!, ({ callables }) => ({ callables: [...callables, callableOf(signature!)] }))
    }
  }
  return { slug: 'core', name: '@acme/core', symbols: [...symbols.values()] }
}

/** Index of packages with all of its pieces. */
export function indexOf(...packages: readonly SignaturePackage[]): SignatureIndex {
  const { root, pieces } = encodeSignatures(packages)
  const index = openSignatures(root)
  pieces.forEach((piece, at) => index.add(at, piece))
  return index
}

/** Names of the hits, as `Box.open`. */
export function namesIn(index: SignatureIndex, query: string, limit = 20): string[] {
  return index
    .search(query, { limit })
    .hits.map(({ container, name }) => (container === '' ? name : `${container}.${name}`))
}
