import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

interface Results {
  passed: number
  failed: number
  flaky: { file: string; title: string; message: string; trace?: string }[]
  durations: { file: string; seconds: number }[]
}

const { readResults } = (await import(join(root, 'scripts/test-results.js'))) as {
  readResults: (files: readonly string[]) => Results
}

/** A test file whose first test fails at its first try and passes at its second, while its second one always passes. */
const flaky = (library: string): string => `
import { existsSync, writeFileSync } from 'node:fs'
import { test, expect } from '${library}'
const tried = new URL('tried', import.meta.url)
test('passes at the second try', () => {
  const again = existsSync(tried)
  writeFileSync(tried, '')
  expect(again).toBe(true)
})
test('passes', () => {})
`
const folders: string[] = []

/** A folder of a workspace that Git ignores, so that its modules are found. */
function workFolder(workspace: string): string {
  const parent = join(root, workspace, '.test')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'flaky-'))
  folders.push(folder)
  return folder
}

/** Runs a test runner's program; how it ends is in its results. */
function run(program: string, args: readonly string[], cwd: string, retries: string): void {
  try {
    execFileSync(program, args, { cwd, stdio: 'ignore', env: { ...process.env, SIGNPOST_RETRIES: retries } })
  } catch {
    // A failed test is an exit code.
  }
}

function runVitest(retries: string): string {
  const folder = workFolder('tooling/repository')
  writeFileSync(join(folder, 'a.test.js'), flaky('vitest'))
  writeFileSync(
    join(folder, 'vitest.config.js'),
    "export default { test: { retry: Number(process.env.SIGNPOST_RETRIES), reporters: ['json'], outputFile: 'results.json' } }",
  )
  run(join(root, 'tooling/repository/node_modules/.bin/vitest'), ['run', '--root', folder], folder, retries)
  return join(folder, 'results.json')
}

function runPlaywright(retries: string): string {
  const folder = workFolder('apps/site')
  writeFileSync(join(folder, 'a.spec.mjs'), flaky('@playwright/test'))
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    "import own from '../../playwright.config.ts'\n" +
      "export default { testDir: '.', retries: own.retries, use: { trace: own.use?.trace }, outputDir: 'output', reporter: [['json', { outputFile: 'results.json' }]] }",
  )
  run(join(root, 'apps/site/node_modules/.bin/playwright'), ['test'], folder, retries)
  return join(folder, 'results.json')
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['Vitest', runVitest, 'a.test.js'],
  ['Playwright', runPlaywright, 'a.spec.mjs'],
])('%s', (name, runTests, file) => {
  test('a test that passes at its second try counts as passed and is reported as flaky, with its file', () => {
    const results = runTests('1')
    const found = readResults([results])
    expect(found).toMatchObject({ passed: 2, failed: 0, missing: [], problems: [] })
    expect(found.flaky.map((one) => [relative(join(results, '..'), one.file), one.title])).toEqual([
      [file, name === 'Playwright' ? '[] passes at the second try' : 'passes at the second try'],
    ])
    expect(found.flaky[0]!.message).toContain('expected')
    expect(found.durations.map((one) => relative(join(results, '..'), one.file))).toEqual([file])
    if (name === 'Playwright') expect(found.flaky[0]!.trace).toMatch(/trace\.zip$/)
  })

  test('without retries it has failed', () => {
    expect(readResults([runTests('0')])).toMatchObject({ passed: 1, failed: 1, flaky: [], problems: [{}] })
  })
})

test('npm test takes its parts and --no-retries only', () => {
  const found = (() => {
    try {
      return execFileSync(process.execPath, ['scripts/test.js', '--retries'], { cwd: root, stdio: 'pipe' }).toString()
    } catch (error) {
      return (error as { stderr: Buffer }).stderr.toString()
    }
  })()
  expect(found).toBe(
    'Found "--retries", expected --no-retries or parts (unit, browser, repository): run `npm test`, `npm test -- unit` or `npm test -- --no-retries`.\n',
  )
})
