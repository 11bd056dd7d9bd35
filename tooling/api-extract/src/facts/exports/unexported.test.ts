import { expect, test } from 'vitest'
import { extract } from '../../../test/extracted-comments.ts'

test.each([
  ['a member of an enum', 'Mode.Fast', 'declare enum Mode { Fast }', ['Mode']],
  ['members of an enum in a union', "'none' | Mode.Fast | Mode.Slow", 'declare enum Mode { Fast, Slow }', ['Mode']],
  ['the type of a member', 'typeof Mode.Fast', 'declare const enum Mode { Fast }', ['Mode']],
  ['a member in a namespace', 'inner.Mode.Fast', 'declare namespace inner { enum Mode { Fast } }', ['inner.Mode']],
  ['a member of an exported enum', 'Mode.Fast', 'export declare enum Mode { Fast }', []],
])('an enum is a forgotten export that a signature names by %s', (_, type, declared, expected) => {
  const { facts } = extract({ 'index.d.ts': `export interface Box { mode: ${type} }\n${declared}\nexport {}` })
  expect((facts.unexported ?? []).map(({ name }) => name)).toEqual(expected)
})
