import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findFences } from '@signpost/test-kit/examples'
import { expect, test } from 'vitest'
import { JsonFile } from './file-tree.ts'
import * as everything from './index.ts'
import { createTempDir } from './temp-dir.ts'

const root = join(import.meta.dirname, '..')
const project = join(root, 'test/fixtures/project')
const { resolve } = createRequire(import.meta.url)
const [example] = findFences(readFileSync(join(root, 'README.md'), 'utf8'))
const tests: Record<string, string> = Object.fromEntries([
  ...readdirSync(project).map((file) => [file, readFileSync(join(project, file), 'utf8')]),
  ['readme.test.ts', example!.code],
])

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

test('a project outside of this repository uses every helper of the built package', async () => {
  await using dir = await createTempDir({
    'package.json': new JsonFile({ type: 'module' }),
    'node_modules/@signpost': {},
    'temporary files': {},
    ...tests,
    'wrong.test.ts': `import { spy } from '@signpost/utils-test'
import { expect, test } from 'vitest'
test('a test that fails', () => expect(spy().calls).toEqual([['never']]))
`,
  })
  const packages = { '@signpost/utils-test': root, vitest: folderOf('vitest'), jsdom: folderOf('jsdom') }
  for (const [name, target] of Object.entries(packages))
    symlinkSync(target, dir.file(join('node_modules', name)), 'junction')

  const run = promisify(execFile)(
    process.execPath,
    [join(packages.vitest, 'vitest.mjs'), 'run', '--reporter=json', '--outputFile=results.json'],
    {
      cwd: dir.path,
      env: { PATH: process.env['PATH'], TMPDIR: dir.file('temporary files'), TEMP: dir.file('temporary files') },
    },
  )
  await expect(run).rejects.toMatchObject({ code: 1 })

  const { testResults } = JSON.parse(await dir.read('results.json')) as Results
  const outcomes = testResults.map(({ name, status, assertionResults }) => [
    name.slice(dir.path.length + 1),
    status,
    assertionResults.length,
  ])
  const expected = Object.entries(tests).map(([file, text]) => [file, 'passed', text.match(/^test\(/gm)!.length])
  expect(outcomes.sort()).toEqual([...expected, ['wrong.test.ts', 'failed', 1]].sort())
  expect(readdirSync(dir.file('temporary files')).filter((name) => name.startsWith('test-'))).toEqual([])
})

test('the project names every function, and the README every export', () => {
  const text = Object.values(tests).join('\n')
  const functions = Object.keys(everything).filter((name) => /^[a-z]/.test(name))
  expect(functions.length).toBeGreaterThan(0)
  expect(functions.filter((name) => !text.includes(`${name}(`) && !text.includes(`${name}<`))).toEqual([])

  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(Object.keys(everything).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

function folderOf(name: string): string {
  return realpathSync(dirname(resolve(`${name}/package.json`)))
}
