import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declarations, fenced, manifest, writeFiles } from '../../test/write-package.ts'
import { readExpectations } from './expectations.ts'
import { runExamples, type RanExamples } from './run-examples.ts'

const code =
  'export const add = (a, b) => a + b\nexport class Store { constructor(a) { this.a = a } get() { return this.a } }'

/** Runs the blocks of a README and of a comment. */
async function ranIn(files: Readonly<Record<string, string>>, update = false): Promise<RanExamples & { root: string }> {
  const root = writeFiles({
    'package.json': manifest,
    'dist/index.js': code,
    'dist/index.d.ts': declarations,
    ...files,
  })
  return { ...(await runExamples({ root, package: { directory: root, manifest }, members: [] }, { update })), root }
}

const shown = ({ examples }: RanExamples): string[] =>
  examples.findings
    .filter(({ code: name }) => name !== 'EX-NOT-INSTALLED')
    .map(({ code: name, line, found }) => `${name} ${line} ${found}`)

test('what blocks print and what their values are is compared with their comments', async () => {
  const result = await ranIn({
    'README.md': fenced(
      [
        'ts',
        'console.log(add(1, 2)) // prints: 3\nadd(2, 2) // => 5\nconst list = [add(0, 1)] // => [1]\nlist.length // => the length',
      ],
      ['ts', 'console.log(list) // => [ 2 ]'],
      ['ts', "import assert from 'node:assert'\nassert.equal(add(1, 1), 3)"],
      ['ts no-run', 'add(1, 1) // => 9'],
      ['ts', 'document.title // => "a"'],
      ['js', 'await fetch("http://127.0.0.1:1") // => 1'],
      ['ts', 'console.log(add(1, 2)) // the sum\nconsole.log(add(1, 2)) // 3'],
      ['ts', 'console.log(add(1, 2)) // 4'],
      ['ts', "console.log('a\\nb')\n// prints:\n// a\n// b"],
      ['ts', "console.log('a\\nb')\n// prints:\n// a\n// c"],
    ),
  })
  expect(shown(result)).toEqual([
    'EX-OUTPUT 3 4',
    'EX-OUTPUT 9 [ 1 ]',
    expect.stringMatching(/^EX-RUN 13 AssertionError: /),
    'EX-OUTPUT 35 3',
    'EX-OUTPUT 49 b',
    'EX-NOT-RUN undefined examples that were not run or compared: 1 in need of a browser, 1 in need of a network, other files or processes, 2 in words',
  ])
  expect(result.ran).toBe(6)
})

test('with update the actual values are written into the comments, and nothing else', async () => {
  const readme = fenced([
    'ts',
    'console.log(add(1, 2), "a") // prints: 4 a\nadd(2, 2) // => 5\nadd(1, 1) // => 2',
  ]).replaceAll('\n', '\r\n')
  const source =
    '/**\n * ```ts\n * new Store("x").get() // => "y"\n * ```\n */\nexport declare class Store { constructor(a: string); get(): string }\n'
  const result = await ranIn(
    { 'README.md': readme, 'dist/index.d.ts': declarations.replace(/export declare class.*\n/, source) },
    true,
  )
  expect(shown(result)).toEqual([])
  expect(result.updated).toBe(3)
  expect(readFileSync(join(result.root, 'README.md'), 'utf8')).toBe(
    readme.replace('prints: 4 a', 'prints: 3 a').replace('=> 5', '=> 4'),
  )
  expect(readFileSync(join(result.root, 'dist/index.d.ts'), 'utf8')).toContain(' * new Store("x").get() // => \'x\'\n')
})

test('comments below a statement are about it', () => {
  const read = (code: string) =>
    readExpectations(code, 'ts')?.expectations.map(({ kind, statement, text }) => `${statement} ${kind} ${text}`)
  expect(read('console.log(1)\n// prints: 1\nconsole.log(3)')).toEqual(['0 prints 1'])
  expect(read('a()\n// => 1\n\n// Then:\nb() // => 2\n// => 3')).toEqual(['0 value 1', '1 value 2', '1 value 3'])
  expect(read('console.log("a\\nb")\n// prints:\n// a\n//   b\n\n// c\na()')).toEqual(['0 prints a', '0 prints b'])
  expect(read("import { a } from 'a'\n// prints: 1\na()")).toEqual(['1 prints 1'])
  expect(read('function a() {}\n// prints: 1\na()')).toEqual(['1 prints 1'])
})

test('a comment in a text is none, and a block without any is not run', () => {
  expect(readExpectations("const a = '// => 5'\nconst b = `\n// prints: 5\n`", 'ts')).toBeUndefined()
  expect(readExpectations('run() // later', 'ts')).toBeUndefined()
  expect(
    readExpectations('a() // => 1\nb(() => {\n  c() // prints: 2\n}) // Prints: 3', 'ts')?.expectations,
  ).toMatchObject([
    { kind: 'value', statement: 0, text: '1' },
    { kind: 'prints', statement: 1, text: '2' },
    { kind: 'prints', statement: 1, text: '3' },
  ])
})
