import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { writeFiles } from '../../test/write-package.ts'
import { runModule, type RunResult } from './run-module.ts'

function run(code: string, milliseconds = 20_000): Promise<RunResult> {
  const root = writeFiles({
    'package.json': { name: 'acme-kit', type: 'module', exports: './index.js' },
    'index.js': 'export const add = (a, b) => a + b',
  })
  return runModule({ code, folder: root, packages: new Map([['acme-kit', root]]), root, milliseconds })
}

const printed = ({ outputs }: RunResult): string[] => outputs.map(([, text]) => text)

test('prints of a module are collected, late ones too, and its package is imported by name', async () => {
  const result = await run(
    "import { add } from 'acme-kit'\nconsole.log(add(1, 2), { a: [1] })\nsetTimeout(() => console.log('late'), 1)\nawait 0",
  )
  expect(printed(result)).toEqual(['3 { a: [ 1 ] }', 'late'])
})

test.each([
  ['throws', 'throw new TypeError("no")', { name: 'TypeError', message: 'no' }],
  ['rejects later', 'setTimeout(() => Promise.reject(new RangeError("late")), 1)', { message: 'late' }],
  ['reaches for the network', "await fetch('http://127.0.0.1:1/')", { message: 'Examples run without a network.' }],
  [
    'opens a socket',
    "import { connect } from 'node:net'\nconnect(1, '127.0.0.1')",
    { message: 'Examples run without a network.' },
  ],
  [
    'writes elsewhere',
    `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(`${realpathSync(tmpdir())}/signpost-example.txt`)}, '')`,
    { code: 'ERR_ACCESS_DENIED' },
  ],
  [
    'starts a process',
    "import { execFileSync } from 'node:child_process'\nexecFileSync('true')",
    { code: 'ERR_ACCESS_DENIED' },
  ],
])('a module that %s ends with its error', async (_, code, error) => {
  expect((await run(code)).error).toMatchObject(error)
})

test('a module may write to its folder, declare globals and end the process', async () => {
  const result = await run(
    "import { writeFileSync } from 'node:fs'\nwriteFileSync('a.txt', '')\nglobalThis.JSON = undefined\nconsole.log('here')\nprocess.exit(3)",
  )
  expect(result.error).toBeUndefined()
  expect(printed(result)).toEqual(['here'])
})

test('a module that never ends, and one that prints without end, are ended', async () => {
  const [endless, loud, raw] = await Promise.all([
    run('for (;;);', 1500),
    run("for (;;) console.log('x'.repeat(1000))"),
    run("for (let i = 0; i < 1e5; i++) process.stdout.write('x'.repeat(1000))"),
  ])
  expect([endless.ended, loud.ended, raw.ended]).toEqual(['time', 'output', 'output'])
})
