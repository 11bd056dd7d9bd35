import { expect, test } from 'vitest'
import { defaultOptions } from './compiler/program.ts'
import { compareSides } from './compare-sides.ts'

/** A class that consumers get, and an entry point with a function that only takes it. */
function side(mark: string) {
  const files = {
    'sink.d.ts': `export declare class Sink { private own; constructor(); next(value${mark}: 1): void }`,
    'index.d.ts':
      "export { Sink } from './sink.js'; import { Sink } from './sink.js'; export declare function open(): Sink",
    'fill.d.ts': "import { Sink } from './sink.js'; export declare function fill(sink: Sink): void",
  }
  return {
    label: 'x',
    files: new Map(Object.entries(files)),
    entries: new Map([
      ['.', 'index.d.ts'],
      ['./fill', 'fill.d.ts'],
    ]),
  }
}

test('a class that one entry point keeps to itself and another exports has consumers', () => {
  const findings = compareSides(side('?'), side(''), defaultOptions)
  expect(findings).toMatchObject([
    { rule: 'parameter-made-required', symbol: 'Sink.next', pragmatic: 'major', proof: 'proven' },
  ])
})
