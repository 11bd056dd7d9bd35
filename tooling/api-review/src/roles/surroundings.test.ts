import type ts from '#typescript'
import { expect, test } from 'vitest'
import { createProgram, defaultOptions, readOptions } from '../compiler/program.ts'
import { wholeText } from './surroundings.ts'

/** Text of the type of `value` in a module. */
function textOf(code: string): string | undefined {
  const path = '/review/base/x.d.ts'
  const program = createProgram(new Map([[path, code]]), [path], readOptions(defaultOptions))
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path) as ts.SourceFile
  const [value] = checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol)
  return wholeText(checker, checker.getTypeOfSymbolAtLocation(value as ts.Symbol, file), file)
}

test('writes no mapped type whose keys depend on a type parameter, at any level', () => {
  expect(textOf('export declare const value: <T>() => { [K in keyof T]: 1 }')).toBeUndefined()
  expect(textOf("export declare const value: <T>() => { a: { [K in Exclude<keyof T, 'a'>]: T[K] }[] }")).toBeUndefined()
})

test('writes mapped types of known keys', () => {
  expect(textOf("export declare const value: { [K in 'a' | 'b']: 1 }")).toBe('{ a: 1; b: 1; }')
})
