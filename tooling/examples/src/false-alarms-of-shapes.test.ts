import { expect, test } from 'vitest'
import { checkFiles, fenced } from '../test/write-package.ts'

// As false-alarms.test.ts: kinds that were found in published packages. One package holds them all, which is one program.

const types = [
  'import { Server } from "runtime:workers"',
  'import * as frame from "frame"',
  'export declare function add(a: number, b: number): number',
  'export declare function test(pattern: RegExp): (text: string) => boolean',
  'export interface Id { id: string }',
  'export interface Row<T> { row: T }',
  'export declare class Served extends Server { own: number }',
  'export declare class Shown extends frame.Component { own: number }',
  'export declare const kit: { add: typeof add; of: Row<1 | 2> }',
  'export declare class Plain { total: number }',
  'export declare function Link(props: { to: string }): JSX.Element',
  'declare global { namespace JSX { interface Element { made: true } interface IntrinsicElements { a: { href: string } } } }',
].join('\n')

const cases: readonly (readonly [info: string, code: string, outcome: string])[] = [
  // Types that are shown alone.
  ['ts', 'Id | undefined;', 'checked'],
  ['ts', '(row: Row) => Row | undefined;', 'checked'],
  ['ts', "string | 'none'", 'checked'],
  ['ts', 'Id.create;', 'failing'],
  ['ts', 'const one = Id', 'failing'],
  // Members that a class inherits from one of a package that is not installed.
  ['ts', 'export class Mine extends Served { read() { return this.context.id + this.own } }', 'incomplete'],
  ['ts', 'new Shown().state', 'incomplete'],
  ['ts', 'new Plain().state', 'failing'],
  // A test calls the function of its runner.
  ['ts', "test('adds', () => { expectTypeOf(add(1, 2)).toBeNumber() })", 'incomplete'],
  ['ts', "test('adds', () => { expect(add(1)).toBe(2) })", 'failing'],
  ['ts', "test('adds', () => add(1, 2))", 'failing'],
  // Elements one below the other.
  ['tsx', '<Link to="a" />\n\n// also\n<Link to="b" /> // last\n<a href="𝒞" />', 'incomplete'],
  ['tsx', '<Link to="a" />\n<Link tu="b" />', 'failing'],
  // The notation of manuals.
  ['ts', 'add(a[, b])', 'listing'],
  ['js', 'new Plain(path[, encoding][, options])', 'listing'],
  ['js', 'anyOf(keys[]): Plain;\nbetween(lower, upper, isOpen?): Plain; // both\n\nclear(): Plain;', 'listing'],
  ['js', 'add(1, 2)\nadd(1, 2', 'failing'],
  // The compiler's sentence in a comment, wherever it is.
  [
    'ts',
    "class Two { two!: 2 }\n// ERROR! Property 'two' is missing in type 'Plain'\n\nconst two: Two = new Plain()",
    'fails',
  ],
  ['ts', "class Two { two!: 2 }\n// ERROR! Property 'other' is missing\n\nconst two: Two = new Plain()", 'failing'],
  // A comment for left out code declares names where statements are, and then the block is checked in part.
  ['ts', 'add(server, 2)\n// ...', 'incomplete'],
  ['ts', 'function run() {\n  // ... setup\n  return add(server, 2)\n}', 'incomplete'],
  ['ts', 'function run() {\n  // ...\n}\nadd(server, 2)', 'failing'],
  ['ts', 'server.start({\n  // ...\n  port: 1,\n})', 'failing'],
  ['ts', 'add(\n  // ...\n  server,\n)', 'failing'],
  ['ts', 'add(1, 2)\n// ...', 'checked'],
  // Members that scripts may find: of objects in the example, and of some types of a union.
  ['js', 'const made = {}\nmade.later()', 'checked'],
  ['js', 'kit.ad(1, 2)', 'failing'],
  ['js', 'kit.of.rows', 'failing'],
  ['js', 'const one = Math.random() > 1 ? kit : kit.of\none.row', 'checked'],
  ['js', 'const one = Math.random() > 1 ? kit : kit.of\none.rows', 'failing'],
  // Scripts add members to objects.
  ['js', 'new Plain().mine = 1', 'checked'],
  ['js', 'new Plain().mine.one = 1', 'failing'],
  ['js', 'new Plain().totel = 1', 'failing'],
  ['ts', 'new Plain().mine = 1', 'failing'],
]

test('shapes of examples that are no mistakes, and mistakes beside them', { timeout: 60_000 }, () => {
  const { blocks, findings } = checkFiles({
    'dist/index.d.ts': types,
    'README.md': fenced(...cases.map(([info, code]) => [info, code] as const)),
  })
  expect(blocks.map(({ code, outcome }) => [code, outcome])).toEqual(cases.map(([, code, outcome]) => [code, outcome]))
  expect(findings.filter(({ code }) => code === 'EX-NOT-INSTALLED').map(({ found }) => found)).toEqual([
    'examples with @types/jest, @types/react, frame, vitest, which are not installed',
  ])
})
