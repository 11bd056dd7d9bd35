import { describe, expect, test } from 'vitest'
import { lineText } from './line.ts'
import { printSignature, type PrintOptions } from './print.ts'

const none: PrintOptions = { typeParameters: new Set() }

/** Pieces as text: `‹word›style`, breaks as `⟨`, `·` and `⟩`. */
function show(text: string, options: Partial<PrintOptions> = {}): string {
  const { line } = printSignature(text, [], { ...none, ...options })
  return line.pieces
    .map((piece) => {
      if (typeof piece === 'number') return piece === 1 ? '⟨' : piece === 0 ? '·' : '⟩'
      return piece.style === undefined ? piece.text : `‹${piece.text}›${piece.style}`
    })
    .join('')
}

describe('printSignature', () => {
  test.for([
    ['drops what says nothing', 'export declare class Box ', 'class Box'],
    ['keeps an export of what is declared elsewhere', "export { Gone } from 'gone';", "export { Gone } from 'gone'"],
    ['keeps an export of types', "export type { Gone } from 'gone';", "export type { Gone } from 'gone'"],
    ['keeps an export of a whole module', "export * as all from 'gone';", "export * as all from 'gone'"],
    ['drops it before a type', 'export type Size = { a: 1 };', 'type Size = { a: 1 }'],
    ['drops a default', 'export default class Box ', 'class Box'],
    ['keeps what looks like a modifier and is a name', 'default: string;', 'default: string'],
    ['makes white space single', 'type A = {\n    a: string;\n};', 'type A = { a: string; }'],
    [
      'separates members that stand on lines of their own',
      'type A = {\n  a: 1\n  b:\n    | 2\n    | 3\n  (c: 4): 5\n}',
      'type A = { a: 1; b: 2 | 3; (c: 4): 5 }',
    ],
    [
      'joins type parameters of several lines as Prettier would',
      'function add<\n  DateType extends Date,\n  X extends Y<\n    string\n  > = DateType,\n>(\n  date: DateType,\n): X;',
      'function add<DateType extends Date, X extends Y<string> = DateType>(date: DateType): X',
    ],
    [
      'drops the operator before the first part of a union',
      "type A =\n  | 'a'\n  | [\n      | B,\n      & C,\n    ]\n  | (\n      | D\n      | E\n    )[];",
      "type A = 'a' | [B, C] | (D | E)[]",
    ],
    [
      'drops the operator after a predicate',
      'isBox(a: unknown): a is\n  | Box\n  | Lid;',
      'isBox(a: unknown): a is Box | Lid',
    ],
    ['leaves a mapped type alone', 'type A = {\n  [K in\n    B]: C\n}', 'type A = { [K in B]: C }'],
    ['leaves strings alone', "type A = 'a  b';", "type A = 'a  b'"],
    ['leaves template literals alone', 'type A = `a  ${B}  c`;', 'type A = `a  ${B}  c`'],
  ])('%s', ([, text, printed]) => {
    expect(lineText(printSignature(text!, [], none).line)).toBe(printed)
  })

  test.for([
    [
      'function f(a: string, b?: Box): void;',
      '‹f›d(⟨‹a›p: ‹string›t,·‹b›p?: ‹Box›t⟩): ‹void›k',
      { omit: 'function', declaredName: 'f' },
    ],
    ['f(x: A): x is Cat', '‹f›d(⟨‹x›p: ‹A›t⟩): ‹x›p ‹is›k ‹Cat›t', { declaredName: 'f' }],
    ['readonly type: "a" | 1;', '‹readonly›k ‹type›d: ‹"a"›s | ‹1›n', { declaredName: 'type' }],
    ['A: number', '‹const›k ‹A›d: ‹number›t', { prefix: 'const', declaredName: 'A' }],
    ["'a/b': string", "‹'a/b'›d: ‹string›t", { declaredName: 'a/b', name: 'a/b' }],
    ['class Inner', '‹class›k ‹Outer›d', { declaredName: 'Inner', name: 'Outer' }],
    [
      'export default function (a: string): void',
      '‹default›d(⟨‹a›p: ‹string›t⟩): ‹void›k',
      { omit: 'function', name: 'default', isNameless: true },
    ],
  ] as const)('%s', ([text, pieces, options]) => {
    expect(show(text, options)).toBe(pieces)
  })

  test('breaks a union outside of template literals only', () => {
    const text =
      "type Side = `${'margin' | 'padding' | `${'a' | 'b'}-scroll`}${'Top' | 'Right'}` | `border${'Top' | 'Left'}Radius` | 'top'"
    expect(show(text).replace(/‹|›[a-z]?/gu, '')).toBe(
      "type Side = ⟨`${'margin' | 'padding' | `${'a' | 'b'}-scroll`}${'Top' | 'Right'}`·| `border${'Top' | 'Left'}Radius`·| 'top'⟩",
    )
  })

  test('breaks long type parameters and bases', () => {
    const text =
      'interface Server<\n  Raw extends Base<Default> = Default,\n  Log extends Other = Other,\n>\n  extends First<Raw>,\n    Second {'
    expect(lineText(printSignature(text.slice(0, -2), [], none).line)).toBe(
      'interface Server<Raw extends Base<Default> = Default, Log extends Other = Other> extends First<Raw>, Second',
    )
    expect(show(text.slice(0, -2)).replace(/‹|›[a-z]?/gu, '')).toBe(
      'interface Server<⟨Raw extends Base<Default> = Default,·Log extends Other = Other⟩> ⟨extends First<Raw>, Second⟩',
    )
  })

  test('marks type parameters in scope, but not properties with the same name', () => {
    const { line } = printSignature('map<U>(T: U): { T: T }', [], {
      typeParameters: new Set(['T', 'U']),
      declaredName: 'map',
    })
    expect(
      line.pieces.flatMap((piece) => (typeof piece === 'object' && piece.typeParameter ? piece.text : [])),
    ).toEqual(['U', 'U', 'T'])
  })

  test('keeps a reference whole, even in a template literal', () => {
    const text = 'type A = `${ns.B}-x`'
    const start = text.indexOf('ns.B')
    const { line } = printSignature(text, [{ start, end: start + 4, target: 'core!ns.B:type' }], none)
    expect(line.pieces).toContainEqual({ text: 'ns.B', style: 't', target: 'core!ns.B:type' })
    expect(lineText(line)).toBe(text)
  })

  test('maps offsets of the original text to the line', () => {
    const text = 'export declare function f(a:   string): Box<\n  string>;'
    const { line, span } = printSignature(text, [], none)
    const [from, to] = span(text.indexOf('Box'), text.indexOf(';'))
    expect(lineText(line).slice(from, to)).toBe('Box<string>')
  })

  test.for([
    [
      "colour?: 'black' | 'brown' | 'yellow' | 'green' | 'orange' | 'purple' | undefined | (string & {})",
      "colour?: ⟨'black'·| 'brown'·| 'yellow'·| 'green'·| 'orange'·| 'purple'·| undefined·| (string & {})⟩",
    ],
    [
      "const all: 'black' | 'brown' | 'yellow' | 'green' | 'orange' | 'purple' | (string & {}) | 'another-value'",
      "const all: ⟨'black'·| 'brown'·| 'yellow'·| 'green'·| 'orange'·| 'purple'·| (string & {})·| 'another-value'⟩",
    ],
    ['list: (string | number)[]', 'list: (string | number)[]'],
    ['onbreak: ((this: Wire, at: number) => any) | null', 'onbreak: ((this: Wire, at: number) => any) | null'],
    ['on: (at: number, to: string) => any', 'on: (⟨at: number,·to: string⟩) => any'],
    [
      'box: { width: number, height: number, deep: { a: 1, b: 2 }, title: string | undefined, more: boolean }',
      'box: { ⟨width: number,·height: number,·deep: { a: 1, b: 2 },·title: string | undefined,·more: boolean ⟩}',
    ],
    [
      'read({ encoding, signal, flag }: { encoding?: string, signal?: AbortSignal, flag?: string, mode?: number }): void',
      'read(⟨{ encoding, signal, flag }: { ⟨encoding?: string,·signal?: AbortSignal,·flag?: string,·mode?: number ⟩}⟩): void',
    ],
  ])('breaks %s', ([text, printed]) => {
    expect(show(text!).replace(/‹|›[a-z]?/gu, '')).toBe(printed)
  })

  test('adds break points in object types and unions of long lines only', () => {
    const arms = Array.from({ length: 12 }, (_, index) => `'value-${index}'`).join(' | ')
    expect(show("type A = 'a' | 'b'")).not.toContain('⟨')
    expect(show(`type A = ${arms}`)).toMatch(/^‹type›k ‹A›t = ⟨.*·\| .*⟩$/u)
    expect(show(`type A = { a: ${arms}; b: 1 }`)).toMatch(/= \{ ⟨a: ⟨.*;⟩·b: ‹1›n ⟩\}$/u)
  })
})
