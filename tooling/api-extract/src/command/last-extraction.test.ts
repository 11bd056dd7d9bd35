import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, temporaryPackage } from '../../test/temporary-package.ts'
import { run } from './run.ts'

const files = {
  'index.d.ts': "import type { B } from './b.js'\n/** Text. */\nexport declare const a: B",
  'b.d.ts': 'export interface B { b: 1 }',
  'other.md': 'Not read.',
}

/** An extracted package, and a function that extracts it again and returns what it printed. */
async function extracted(content: Record<string, string> = files) {
  // The libraries of the browser take half of the time.
  const packageDir = temporaryPackage({
    'tsconfig.json': { compilerOptions: { lib: ['ES5'], types: [] } },
    ...content,
  })
  const cache = join(temporaryFolder(), 'cache')
  const again = async (...options: string[]): Promise<string> => {
    let printed = ''
    const stream = { write: (text: string) => (printed += text) }
    await run([packageDir, '--cache', cache, ...options], { stdout: stream, stderr: stream })
    return printed.replace(/\d+ ms/, 'extracted')
  }
  return { packageDir, cache, again, first: await again() }
}

test('an extraction is skipped when nothing has changed, and prints the same diagnostics', async () => {
  const { again, first } = await extracted({ 'index.d.ts': 'export declare const x: ;' })
  expect(first).toMatch(/^\[ERROR\] .*AX-SYNTAX.*\n.*extracted\n$/s)
  expect(await again()).toBe(first.replace('extracted', 'unchanged'))
})

test('an extraction is skipped when only files that it does not read have changed', async () => {
  const { packageDir, again } = await extracted()
  writeFileSync(join(packageDir, 'other.md'), 'Changed.')
  expect(await again()).toContain('unchanged')
})

describe('an extraction runs again after', () => {
  test.each<[string, (folder: string) => void]>([
    ['a changed declaration', (folder) => writeFileSync(join(folder, 'b.d.ts'), 'export interface B { b: 2 }')],
    ['a removed declaration', (folder) => rmSync(join(folder, 'b.d.ts'))],
    // API Extractor and the compiler look for it, and did not find one.
    ['a new configuration', (folder) => writeFileSync(join(folder, 'api-extractor.json'), '{}')],
    ['a changed manifest', (folder) => writeFileSync(join(folder, 'package.json'), '{"name":"@acme/renamed"}')],
    ['a changed output', (folder) => writeFileSync(join(folder, '.api', 'core.facts.json'), '{}')],
    ['a removed output', (folder) => rmSync(join(folder, '.api', 'core.api.json'))],
    ['a removed output folder', (folder) => rmSync(join(folder, '.api'), { recursive: true })],
  ])('%s', async (_what, change) => {
    const { packageDir, again } = await extracted()
    change(packageDir)
    expect(await again()).toContain('extracted')
    expect(await again()).toContain('unchanged')
  })

  test('a damaged record', async () => {
    const { cache, again } = await extracted()
    const [record = ''] = readdirSync(cache).filter((name) => name.endsWith('.json'))
    writeFileSync(join(cache, record), '{')
    expect(await again()).toContain('extracted')
  })
})

test('a restored older output is not taken for that of the current inputs', async () => {
  const { packageDir, again } = await extracted()
  const facts = join(packageDir, '.api', 'core.facts.json')
  const older = readFileSync(facts, 'utf8')
  writeFileSync(join(packageDir, 'b.d.ts'), 'export interface C { c: 1 }\nexport interface B { b: 1 }')
  writeFileSync(join(packageDir, 'index.d.ts'), "export type { B } from './b.js'")
  await again()
  const newer = readFileSync(facts, 'utf8')
  writeFileSync(facts, older)
  expect(await again()).toContain('extracted')
  expect(readFileSync(facts, 'utf8')).toBe(newer)
})

test('another output folder has a record of its own', async () => {
  const { again } = await extracted()
  const out = join(temporaryFolder(), 'out')
  expect(await again('--out', out)).toContain('extracted')
  expect(await again('--out', out)).toContain('unchanged')
})

test('a cache folder with files of something else is refused', async () => {
  const { packageDir } = await extracted()
  let printed = ''
  const stream = { write: (text: string) => (printed += text) }
  expect(await run([packageDir, '--cache', packageDir], { stdout: stream, stderr: stream })).toBe(1)
  expect(printed).toContain('CACHEDIR.TAG')
})
