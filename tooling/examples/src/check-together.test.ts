import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { answering, areUnchanged, openSourceRoot } from '@signpost/files'
import { expect, test } from 'vitest'
import { fenced, writeFiles } from '../test/write-package.ts'
import { answerExamples, unchangedExamples } from './answers/index.ts'
import { checkAllExamples, checkExamples, checkTogether } from './check-examples.ts'
import type { ExampleInput, PackageExamples } from './model.ts'
import { toolFolders } from './tool-folders.ts'

const limit = { timeout: 60_000 }

/** Three packages: `a` declares a global type, `b` uses `c`. */
function writeThree(readmes: Readonly<Record<'a' | 'b' | 'c', string>>): { root: string; inputs: ExampleInput[] } {
  const names = ['a', 'b', 'c'] as const
  const manifestOf = (name: string) => ({ name: `acme-${name}`, version: '1.0.0', exports: './dist/index.js' })
  const root = writeFiles({
    ...Object.fromEntries(names.map((name) => [`${name}/package.json`, manifestOf(name)])),
    ...Object.fromEntries(names.map((name) => [`${name}/README.md`, readmes[name]])),
    'a/src/index.ts': 'declare global { interface OnlyOfA { one: 1 } }\nexport const a = 1\n',
    'b/src/index.ts': "export { c as b } from 'acme-c'\n",
    'c/src/index.ts': 'export const c: number = 1\n',
  })
  const members = names.map((name) => ({ directory: join(root, name), manifest: manifestOf(name) }))
  return { root, inputs: members.map((one) => ({ root, package: one, members })) }
}

test('packages of one program do not see globals of each other, and are checked as alone', limit, () => {
  const global = fenced(['ts', 'const value: OnlyOfA = { one: 1 }\nexport { value }'])
  const { inputs } = writeThree({
    a: global.replace('const', "import { a } from 'acme-a'\nconst"),
    b: global,
    c: fenced(['ts', "import { b } from 'acme-b'\nconst text: string = b"]),
  })
  const outcomes = checkAllExamples(inputs).map(({ blocks, findings }) => [blocks[0]?.outcome, findings.length])
  expect(outcomes).toEqual([
    ['checked', 0],
    ['failing', 1],
    ['failing', 1],
  ])
  expect(inputs.map((one) => checkExamples(one))).toEqual(checkAllExamples(inputs))
})

test('a fragment whose types are not installed is not certain, and asks for no package', limit, () => {
  const { inputs } = writeThree({ a: fenced(['ts fragment', "import x from 'not-here'\nx()"]), b: '', c: '' })
  const [{ blocks, findings }] = checkAllExamples(inputs) as [PackageExamples]
  expect([blocks[0]?.outcome, findings]).toEqual(['fragment', []])
})

test('an edit changes what packages that reach the file have read, and nothing of others', limit, () => {
  const use = (name: string) => fenced(['ts', `import { ${name} } from 'acme-${name}'\nconst n: number = ${name}`])
  const { root, inputs } = writeThree({ a: use('a'), b: use('b'), c: use('c') })
  const checks = checkTogether(inputs, (one) => one, true)
  const unchanged = (): boolean[] => {
    const answer = answering(openSourceRoot(root, toolFolders()))
    return checks.map(({ reads }) => areUnchanged(reads.own, answer) && areUnchanged(reads.shared, answer))
  }
  expect(checks.map(({ examples }) => examples.findings)).toEqual([[], [], []])
  expect(unchanged()).toEqual([true, true, true])
  appendFileSync(join(root, 'c/src/index.ts'), 'export const more = 1\n')
  expect(unchanged()).toEqual([true, false, false])
  appendFileSync(join(root, 'b/README.md'), 'More.\n')
  appendFileSync(join(root, 'a/package.json'), '\n')
  expect(unchanged()).toEqual([false, false, false])
})

test('a removed file changes what packages that reach it have read', limit, () => {
  const { root, inputs } = writeThree({ a: '', b: fenced(['ts', "import { b } from 'acme-b'"]), c: '' })
  const [a, b] = checkTogether(inputs, ({ reads }) => reads, true)
  const source = join(root, 'b/src/index.ts')
  // A text says that its file is there.
  expect(Object.keys(b!.own).filter((key) => key.endsWith(` ${source}`) && key.startsWith('file'))).toEqual([])
  rmSync(source)
  const answer = answering(openSourceRoot(root, toolFolders()))
  expect([areUnchanged(a!.own, answer), areUnchanged(b!.own, answer)]).toEqual([true, false])
})

test('answers are kept until a file has changed', limit, async () => {
  const { root, inputs } = writeThree({ a: '', b: '', c: fenced(['ts', "import { c } from 'acme-c'"]) })
  const cache = writeFiles({})
  const options = { root, inputs, out: join(cache, 'out'), cache: join(cache, 'kept'), program: '1' }
  expect(unchangedExamples(options)).toBeUndefined()
  const answered = await answerExamples(options)
  expect(answered.packages.map(({ blocks }) => blocks.length)).toEqual([0, 0, 1])
  expect(unchangedExamples(options)).toEqual(answered)
  appendFileSync(join(root, 'c/README.md'), 'More.\n')
  expect(unchangedExamples(options)).toBeUndefined()
  expect(unchangedExamples({ ...options, program: '2' })).toBeUndefined()
})
