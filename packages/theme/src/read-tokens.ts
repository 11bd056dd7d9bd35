import type { CssVariableName } from '@signpost/stylesheet/core'
import { kebabCase, failure } from '@signpost/utils-primitives'
import type { ColorScheme } from './color-scheme.ts'
import type { TokenLeaf, TokenTree } from './token-tree.ts'
import { isLeaf, mapTokens } from './token-value.ts'

/**
 * A token: its custom property, its values as written, and whether they differ by scheme, directly or through
 * references.
 */
export interface Token {
  readonly name: CssVariableName
  readonly light: string
  readonly dark: string
  readonly varies: boolean
}

/** Tokens by path, in the order of the tree. */
export type TokenTable = ReadonlyMap<string, Token>

/** Depth of references that a tree of tokens never needs, and that a stack allows. */
const MAX_DEPTH = 200

/** Length of a value that no property needs. References to references double it with each step. */
const MAX_LENGTH = 100_000

const reference = /\{([\w-]+(?:\.[\w-]+)*)\}/g

/**
 * Reads a tree into a table.
 *
 * @throws TypeError when a name or value is invalid, or two tokens have the same custom property.
 * @throws RangeError when a number is not finite, or a reference is broken or circular.
 */
export function readTokens(tree: TokenTree, prefix: string): TokenTable {
  const raw = new Map<string, Omit<Token, 'varies'>>()
  const paths = new Map<CssVariableName, string>()
  mapTokens(tree, (value, keys) => {
    const path = keys.join('.')
    const name: CssVariableName = `--${[...(prefix ? [prefix] : []), ...keys.map((key) => kebabCase(key))].join('-')}`
    const other = paths.get(name)
    if (other !== undefined) {
      throw failure(
        'DUPLICATE_TOKEN',
        `Expected different variables, found ${name} for "${other}" and "${path}": rename one`,
      )
    }
    paths.set(name, path)
    const { light, dark } = isLeaf(value) ? { light: value, dark: value } : value
    raw.set(path, { name, light: print(light, path), dark: print(dark, path) })
  })

  const table = new Map<string, Token>()
  const visit = (path: string, from: readonly string[]): Token => {
    const known = table.get(path)
    if (known) return known
    const token = raw.get(path)
    if (!token) {
      throw failure(
        'UNKNOWN_TOKEN',
        `Expected the path of a token in "${from.at(-1)}", found "${path}": use one of paths`,
        RangeError,
      )
    }
    if (from.includes(path)) {
      throw failure(
        'CIRCULAR',
        `Expected references that end, found a circle: ${[...from, path].join(' → ')}`,
        RangeError,
      )
    }
    if (from.length > MAX_DEPTH) {
      throw failure(
        'TOO_DEEP',
        `Expected at most ${MAX_DEPTH} references, found more: shorten "${from[0]}"`,
        RangeError,
      )
    }
    const targets = referencesOf(token).map((target) => visit(target, [...from, path]))
    const done = { ...token, varies: token.light !== token.dark || targets.some(({ varies }) => varies) }
    table.set(path, done)
    return done
  }
  return new Map([...raw.keys()].map((path) => [path, visit(path, [])]))
}

/** Paths that a token refers to. */
export function referencesOf({ light, dark }: Pick<Token, ColorScheme>): string[] {
  return [light, dark].flatMap((text) => [...text.matchAll(reference)].map(([, path]) => path!))
}

/** Prints a value as CSS, with `var()` for references. */
export function printValue(text: string, tokens: TokenTable): string {
  return text.replace(reference, (_, path: string) => `var(${tokens.get(path)!.name})`)
}

/** Replaces the references in a value. */
export function resolveValue(text: string, scheme: ColorScheme, tokens: TokenTable): string {
  const found = new Map<string, string>()
  const resolve = (value: string, depth: number): string => {
    // A step counts too: a chain that is read from its end has passed the limit of its depth.
    let length = value.length + depth * 500
    return value.replace(reference, (_, path: string) => {
      const known = length > MAX_LENGTH ? '' : (found.get(path) ?? resolve(tokens.get(path)![scheme], depth + 1))
      found.set(path, known)
      length += known.length
      if (length > MAX_LENGTH)
        throw failure(
          'TOO_LONG',
          `Expected at most ${MAX_LENGTH} characters, found more: shorten "${path}"`,
          RangeError,
        )
      return known
    })
  }
  return resolve(text, 0)
}

function print(value: TokenLeaf, path: string): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw failure('INVALID_TOKEN', `Expected a finite number as token "${path}", found ${value}: change it`, RangeError)
  }
  return String(value)
}
