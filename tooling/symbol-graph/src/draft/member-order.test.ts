import { expect, test } from 'vitest'
import type { ModelItem } from '../read/model-item.ts'
import { inSourceOrder } from './member-order.ts'

function member(text: string): ModelItem {
  return {
    kind: 'PropertySignature',
    name: text,
    canonicalReference: '',
    excerpt: [{ text }],
    flags: [],
    parameters: [],
    typeParameters: [],
    extends: [],
    implements: [],
    overload: 1,
    members: [],
  }
}

test.for([
  [
    'semicolons',
    ['interface A { z: 1; a: { b: 1; c: 2 }; m(x: string): void }'],
    ['a: { b: 1; c: 2 };', 'm(x: string): void', 'z: 1;'],
    ['z: 1;', 'a: { b: 1; c: 2 };', 'm(x: string): void'],
  ],
  ['commas', ['enum E { B = 2, A = 1, C }'], ['A = 1', 'B = 2', 'C'], ['B = 2', 'A = 1', 'C']],
  [
    'line ends',
    ["interface A {\n  b: 'x;y'\n  a: Map<string, 1>\n}"],
    ['a: Map<string, 1>', "b: 'x;y'"],
    ["b: 'x;y'", 'a: Map<string, 1>'],
  ],
  [
    'a header with brackets',
    ['class A<T extends { z: 1 }> extends B<{ y: 1 }> {\n  get b(): 1;\n  set b(v: 1);\n  a: () => void;\n}'],
    ['a: () => void;', 'get b(): 1;\n\nset b(v: 1);'],
    ['get b(): 1;\n\nset b(v: 1);', 'a: () => void;'],
  ],
  [
    'a getter and its setter without semicolons',
    ['class A {\n  z: 1\n  static get b(): 1\n  /** Sets. */\n  static set b(v: 1)\n  a: 1\n}'],
    ['a: 1', 'static get b(): 1\n\nstatic set b(v: 1)', 'z: 1'],
    ['z: 1', 'static get b(): 1\n\nstatic set b(v: 1)', 'a: 1'],
  ],
  ['two declarations', ['interface A { c: 1 }', 'interface A { b: 1 }'], ['b: 1', 'c: 1'], ['c: 1', 'b: 1']],
  ['members that no text has', ['interface A { b: 1 }'], ['a: 1', 'b: 1'], ['b: 1', 'a: 1']],
] as const)('puts members into source order: %s', ([, texts, sorted, expected]) => {
  expect(inSourceOrder(sorted.map(member), texts).map(({ name }) => name)).toEqual(expected)
})
