import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildGraph } from '../src/index.ts'
import { openGraph, type Graph, type Token } from '@signpost/graph-model'
import { extractInto, temporaryFolder } from './extract-case.ts'

let root: string
let graph: Graph

beforeAll(async () => {
  root = temporaryFolder()
  const out = path.join(root, 'graph')
  await buildGraph({ packages: [extractInto(root, 'discriminated-union')], out })
  graph = openGraph(out)
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Variants of a union by discriminant; link targets are in parentheses. */
function variantsOf(name: string): string[] | undefined {
  const page = graph.byId(`core!${name}`)!
  const { variants } = page.facets[0]!.signatures[0]!
  const written = (token: Token): string => {
    if (typeof token === 'string') return token
    if (typeof token === 'number') return token === 0 ? ' ' : ''
    const [text, target] = token
    return target === null ? text : `[${text}](${typeof target === 'number' ? page.refs[target]!.id : target})`
  }
  return variants?.of.map(({ value, type }) => `${variants.by}: ${value} is ${type.map(written).join('')}`)
}

test('the discriminant of a union is a property with literals in all variants', () => {
  expect(variantsOf('U')).toEqual(["kind: 'a' is { kind: 'a'; a: [Opt](core!Opt) }", "kind: 'b' is { kind: 'b' }"])
  expect(variantsOf('Shape')).toEqual([
    "kind: 'circle' is [Circle](core!Circle)",
    "kind: 'square' | 'triangle' is [Polygon](core!Polygon)<[T](#T)>",
  ])
  expect(variantsOf('Result')?.[0]).toBe('ok: true is { ok: true; value: string }')
})

test('enum members keep their order, and a mapped property has its mapped type', () => {
  expect(variantsOf('Brackets')).toEqual([
    'bracket: Bracket.Open is { bracket: [Bracket.Open](core!Bracket.Open) }',
    'bracket: Bracket.Close | Bracket.End is [Closing](core!Closing)',
  ])
  expect(variantsOf('Labels')).toEqual(["label: 'fixed' is [Fixed](core!Fixed)", "label: 'free' is { label: 'free' }"])
})

test('a property that is equal in two variants is not a discriminant, and literals are not variants', () => {
  expect(variantsOf('Mixed')).toBeUndefined()
  expect(variantsOf('Plain')).toBeUndefined()
})
