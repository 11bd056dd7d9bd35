import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchSite } from './watch-site.ts'

let folder: string
let end: () => void = () => undefined

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-site-')))
})
afterEach(() => {
  end()
  rmSync(folder, { recursive: true })
})

const write = (file: string): void => {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), 'x')
}

/** Returns the files whose change is reported. They are written in the order given, `last` after them. */
async function toldOf(
  site: { content: string; config?: string },
  files: readonly string[],
  last: string,
): Promise<string[]> {
  const told = new Set<string>()
  const at = (path: string): string => join(folder, path)
  end = watchSite(
    {
      root: at('.test/root'),
      packages: [],
      content: at(site.content),
      ...(site.config !== undefined && { config: at(site.config) }),
    },
    (path) => told.add(path),
  )
  for (const file of files) write(file)
  write(last)
  await expect.poll(() => told).toContain(at(last))
  return files.filter((file) => told.has(at(file)))
}

test('the root is watched, whatever it lies in, but for what programs make', async () => {
  mkdirSync(join(folder, '.test/root'), { recursive: true })
  const files = [
    '.test/root/packages/a/src/a.ts',
    '.test/root/node_modules/x/a.d.ts',
    '.test/root/.git/HEAD',
    '.test/other/a.ts',
  ]
  expect(await toldOf({ content: '.test/root/content/docs' }, files, '.test/root/z.md')).toEqual([
    '.test/root/packages/a/src/a.ts',
  ])
})

test('docs, versions of them and a configuration outside the root are watched, and nothing beside them', async () => {
  mkdirSync(join(folder, '.test/root'), { recursive: true })
  mkdirSync(join(folder, 'texts'))
  const files = [
    'texts/words/en/intro.md',
    'texts/words-1.0/version.json',
    'texts/other/a.md',
    'boxes.json',
    'other.json',
  ]
  const told = await toldOf({ content: 'texts/words', config: 'boxes.json' }, files, '.test/root/z.md')
  expect(told).toEqual(['texts/words/en/intro.md', 'texts/words-1.0/version.json', 'boxes.json'])
})

test('what a link in the root leads to elsewhere is not watched', async () => {
  mkdirSync(join(folder, '.test/root'), { recursive: true })
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync('../../elsewhere', join(folder, '.test/root/linked'))
  const files = ['.test/root/linked/a.md', 'elsewhere/b.md', '.test/root/c.md']
  expect(await toldOf({ content: '.test/root/content/docs' }, files, '.test/root/z.md')).toEqual(['.test/root/c.md'])
})
