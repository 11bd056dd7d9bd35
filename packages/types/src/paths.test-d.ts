/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { Paths, PathValue } from './paths.ts'

interface Tree {
  value: string
  left?: Tree
  children: Tree[]
}

interface Settings {
  editor?: { tabSize: number; theme: { dark: boolean } | null }
  rulers: number[]
  grid: { x: number }[][]
  pair: [string, { second: boolean }]
  when: Date
  call: () => { result: string }
  1: { numeric: true }
  loose: any
}

expectTypeOf<Paths<Settings>>().toEqualTypeOf<
  | 'editor'
  | 'editor.tabSize'
  | 'editor.theme'
  | 'editor.theme.dark'
  | 'rulers'
  | `rulers.${number}`
  | 'grid'
  | `grid.${number}`
  | `grid.${number}.${number}`
  | `grid.${number}.${number}.x`
  | 'pair'
  | 'pair.0'
  | 'pair.1'
  | 'pair.1.second'
  | 'when'
  | 'call'
  | '1'
  | '1.numeric'
  | 'loose'
  | `loose.${string}`
>()
expectTypeOf<Paths<{ a: { b: 1 } }, '/'>>().toEqualTypeOf<'a' | 'a/b'>()
expectTypeOf<Paths<{ k: 'a'; v: { p: 1; q: 1 } } | { k: 'b'; v: { q: 2 } }>>().toEqualTypeOf<
  'k' | 'v' | 'v.p' | 'v.q'
>()
expectTypeOf<Paths<{ u: { x: 1 } | { y: { z: 2 } } | string }>>().toEqualTypeOf<'u' | 'u.x' | 'u.y' | 'u.y.z'>()
expectTypeOf<Paths<Record<string, { a: 1 }>>>().toEqualTypeOf<string>()
expectTypeOf<Paths<readonly string[]>>().toEqualTypeOf<`${number}`>()
expectTypeOf<Paths<string>>().toEqualTypeOf<never>()
expectTypeOf<Paths<any>>().toEqualTypeOf<string>()
expectTypeOf<Paths<unknown>>().toEqualTypeOf<never>()
expectTypeOf<Paths<never>>().toEqualTypeOf<never>()

// A recursive type ends at the given depth, by default five keys.
expectTypeOf<Paths<Tree, '.', 1>>().toEqualTypeOf<'value' | 'left' | 'children'>()
expectTypeOf<Paths<Tree, '.', 2>>().toEqualTypeOf<
  'value' | 'left' | 'children' | 'left.value' | 'left.left' | 'left.children' | `children.${number}`
>()
expectTypeOf<'left.left.left.left.value'>().toExtend<Paths<Tree>>()
expectTypeOf<'left.left.left.left.left.value'>().not.toExtend<Paths<Tree>>()
expectTypeOf<'left.left.left.left.left.value'>().toExtend<Paths<Tree, '.', 6>>()
expectTypeOf<'left.nope'>().not.toExtend<Paths<Tree>>()

expectTypeOf<PathValue<Settings, 'rulers'>>().toEqualTypeOf<number[]>()
expectTypeOf<PathValue<Settings, 'rulers.0'>>().toEqualTypeOf<number>()
expectTypeOf<PathValue<Settings, `rulers.${number}`>>().toEqualTypeOf<number>()
expectTypeOf<PathValue<Settings, 'grid.0.1.x'>>().toEqualTypeOf<number>()
expectTypeOf<PathValue<{ x: number }[][], '0.1'>>().toEqualTypeOf<{ x: number }>()
expectTypeOf<PathValue<Settings, 'pair.0'>>().toEqualTypeOf<string>()
expectTypeOf<PathValue<Settings, 'pair.1.second'>>().toEqualTypeOf<boolean>()
expectTypeOf<PathValue<Settings, 'pair.2'>>().toEqualTypeOf<never>()
expectTypeOf<PathValue<Settings, '1.numeric'>>().toEqualTypeOf<true>()
expectTypeOf<PathValue<Settings, 'when'>>().toEqualTypeOf<Date>()
expectTypeOf<PathValue<Settings, 'editor.tabSize'>>().toEqualTypeOf<number | undefined>()
expectTypeOf<PathValue<Settings, 'editor.theme'>>().toEqualTypeOf<{ dark: boolean } | null | undefined>()
expectTypeOf<PathValue<Settings, 'editor.theme.dark'>>().toEqualTypeOf<boolean | undefined>()
expectTypeOf<PathValue<Settings, 'loose.anything'>>().toEqualTypeOf<unknown>()
expectTypeOf<PathValue<Settings, 'nope'>>().toEqualTypeOf<never>()
expectTypeOf<PathValue<Settings, 'rulers' | 'when'>>().toEqualTypeOf<number[] | Date>()
expectTypeOf<Paths<{ 'a.b': 1; c: { 'd/e': 2 } }>>().toEqualTypeOf<'c' | 'c.d/e'>()
expectTypeOf<PathValue<{ c: { 'd/e': 2 } }, 'c.d/e'>>().toEqualTypeOf<2>()
expectTypeOf<PathValue<{ a: { b: 1 } }, 'a/b', '/'>>().toEqualTypeOf<1>()
expectTypeOf<PathValue<Tree, 'left.left.left.left.left.left.left.value'>>().toEqualTypeOf<string | undefined>()
expectTypeOf<PathValue<Record<string, { a: 1 }>, 'key.a'>>().toEqualTypeOf<1>()
expectTypeOf<PathValue<any, 'a'>>().toEqualTypeOf<unknown>()
expectTypeOf<PathValue<never, 'a'>>().toEqualTypeOf<never>()

interface Union {
  u: { x: 1; shared: string } | { y: 2; shared: number } | null
}
expectTypeOf<PathValue<Union, 'u.x'>>().toEqualTypeOf<1 | undefined>()
expectTypeOf<PathValue<Union, 'u.shared'>>().toEqualTypeOf<string | number | undefined>()
expectTypeOf<PathValue<{ u: { x: 1 } | { x: 2 } }, 'u.x'>>().toEqualTypeOf<1 | 2>()
expectTypeOf<PathValue<{ u: { x: 1 } | { y: 2 } }, 'u.z'>>().toEqualTypeOf<never>()
