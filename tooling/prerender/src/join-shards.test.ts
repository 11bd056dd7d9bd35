import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinShards, type JoinedSite } from './join-shards.ts'
import { prerender } from './prerender.ts'

const server = fileURLToPath(new URL('../test/fixtures/site/handler.js', import.meta.url))
let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'join-shards-'))
  const assets = join(site, 'build', 'client', 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'entry-abc123.js'), 'export const answer = 42\n'.repeat(50))
  writeFileSync(join(site, 'build', 'client', '.hidden.txt'), 'hidden')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(site, { recursive: true })
})

const at = (name: string): string => join(site, name)

/** Writes shards 1 to `count` of the fixture's site, and returns their folders. */
async function shards(count: number, inputs = 'commit a', name = 'shard'): Promise<string[]> {
  const folders = Array.from({ length: count }, (_, before) => at(`${name}-${before + 1}`))
  for (const [before, out] of folders.entries()) {
    const shard = { index: before + 1, count, inputs }
    expect(await prerender({ app: at('build'), out, server, threads: 0, shard })).toMatchObject({ ok: true })
  }
  return folders
}

const joined = (
  folders: readonly string[],
  options: Partial<Parameters<typeof joinShards>[0]> = {},
): Promise<JoinedSite> => joinShards({ shards: folders, out: at('joined'), ...options })

/** Every file below a folder with its bytes. */
function contentOf(folder: string): Map<string, string> {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

test.each([1, 2, 3, 8, 60])('%s joined shards are the output of one build, byte for byte', async (count) => {
  await prerender({ app: at('build'), out: at('whole'), server, threads: 0 })
  const folders = await shards(count)
  expect(await joined(folders.toReversed())).toMatchObject({ isPublished: true, hasFailedCheck: false })
  expect(contentOf(at('joined'))).toEqual(contentOf(at('whole')))
})

test('each file is written by one shard, and a page and its data by the same one', async () => {
  const folders = await shards(5)
  const written = folders.map((folder) =>
    [...contentOf(folder).keys()].filter((file) => !/^_(?:site|files)\.json/.test(file) && !/\.(?:br|gz)$/.test(file)),
  )
  expect(new Set(written.flat()).size).toBe(written.flat().length)
  expect(written.filter((files) => files.some((file) => /\.html$/.test(file))).length).toBeGreaterThan(2)
  for (const files of written)
    for (const file of files.filter((one) => /^docs\/.*\.html$/.test(one)))
      expect(files).toContain(file.replace(/html$/, 'data'))
})

test('a shard reuses the pages of its last build, and of no other build', async () => {
  vi.stubEnv('SITE_VERSION', '1')
  await shards(1)
  const again = { app: at('build'), server, threads: 0, shard: { index: 1, count: 1, inputs: 'commit b' } }
  const { documents, reused } = await prerender({ ...again, out: at('shard-1') })
  expect(reused).toBeGreaterThan(0)
  expect(await prerender({ ...again, out: at('new') })).toMatchObject({ documents, reused: 0 })
})

test.each<[string, (folders: string[]) => Promise<string[]> | string[], string]>([
  ['a shard that is missing', (all) => [all[0]!, all[2]!], 'found 2 of 3 shards, expected also 2. Build --shard 2/3'],
  ['a shard given twice', (all) => [...all, all[1]!], 'shard-2: found shard 2 of 3, expected another than shard-2'],
  [
    'a shard of another commit',
    async (all) => [all[0]!, all[1]!, (await shards(3, 'commit b', 'other'))[2]!],
    'other-3: found shard 3 of 3, made from other inputs, expected those of ',
  ],
  [
    'a shard of another number of shards',
    async (all) => [...all, (await shards(4, 'commit a', 'other'))[3]!],
    'other-4: found shard 4 of 4, expected one of 3',
  ],
  [
    'a folder that is not there',
    (all) => [...all, at('nowhere')],
    'nowhere: found nothing, expected a shard of a site',
  ],
  ['an empty folder', (all) => [...all, at('build')], 'build: found no _site.json, expected a shard'],
  [
    'a site',
    async (all) => {
      await prerender({ app: at('build'), out: at('whole'), server, threads: 0 })
      return [...all, at('whole')]
    },
    'whole: found a site, expected a shard',
  ],
  [
    'a shard that was copied without its hidden file',
    (all) => {
      rmSync(join(all[0]!, '.hidden.txt'))
      return all
    },
    'shard-1: found no .hidden.txt, expected the ',
  ],
  [
    'a shard whose list leads out of its folder',
    (all) => {
      writeFileSync(at('secret.txt'), 'secret')
      const list = join(all[1]!, '_files.json')
      writeFileSync(list, readFileSync(list, 'utf8').replace('"files":[', '"files":["../secret.txt",'))
      return all
    },
    'shard-2: found no ../secret.txt, expected the ',
  ],
  [
    'a file that two shards have',
    (all) => {
      writeFileSync(join(all[1]!, '404.html'), 'other')
      writeFileSync(join(all[2]!, '404.html'), 'another')
      for (const folder of [all[1]!, all[2]!]) {
        const list = join(folder, '_files.json')
        const text = readFileSync(list, 'utf8')
        if (!text.includes('"404.html"')) writeFileSync(list, text.replace('"files":[', '"files":["404.html",'))
      }
      return all
    },
    '404.html, which another shard has, expected files of its own',
  ],
  [
    'a shard with a link in place of a file',
    (all) => {
      writeFileSync(at('secret.txt'), 'secret')
      rmSync(join(all[0]!, 'assets/entry-abc123.js'))
      symlinkSync(at('secret.txt'), join(all[0]!, 'assets/entry-abc123.js'))
      return all
    },
    'shard-1: found no assets/entry-abc123.js, expected the ',
  ],
  [
    'a shard with a page that was cut',
    async () => {
      vi.stubEnv('SITE_VERSION', '1')
      const [one] = await shards(1, 'commit a', 'cut')
      writeFileSync(join(one!, 'docs/intro.html'), '<p>')
      return [one!]
    },
    'cut-1: found docs/intro.html with other bytes than were written, expected the files as they were written',
  ],
  [
    'a shard with a damaged manifest',
    (all) => {
      const file = join(all[1]!, '_site.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('"index": 2', '"index": "two"'))
      return all
    },
    'shard-2: found a site, expected a shard',
  ],
])('%s is refused, and the last site is kept', async (_, change, message) => {
  const folders = await shards(3)
  await joined(folders)
  const before = contentOf(at('joined'))
  await expect(joined(await change(folders))).rejects.toThrow(message)
  expect(contentOf(at('joined'))).toEqual(before)
})

test('no shards are refused', async () => {
  await expect(joined([])).rejects.toThrow('Found no shard, expected the folders of all.')
})

test('files of others beside a shard are not joined, and those beside the site are kept', async () => {
  const folders = await shards(2)
  writeFileSync(join(folders[0]!, 'notes.txt'), 'mine')
  await joined(folders)
  writeFileSync(join(at('joined'), 'CNAME'), 'docs.example')
  await joined(folders)
  expect(existsSync(at('joined/notes.txt'))).toBe(false)
  expect(readFileSync(at('joined/CNAME'), 'utf8')).toBe('docs.example')
})

test('a site whose check fails does not replace one that passed, unless it is forced to', async () => {
  const folders = await shards(2)
  await joined(folders)
  const before = contentOf(at('joined'))
  const others = await shards(2, 'commit b', 'other')
  expect(await joined(others, { check: () => Promise.resolve(false) })).toMatchObject({
    hasFailedCheck: true,
    isPublished: false,
  })
  expect(contentOf(at('joined'))).toEqual(before)
  expect(await joined(others, { check: () => Promise.resolve(false), force: true })).toMatchObject({
    isPublished: true,
  })
})

test('neither a site nor a shard replaces the other', async () => {
  const [first] = await shards(1)
  await expect(prerender({ app: at('build'), out: first!, server, threads: 0 })).rejects.toThrow(
    'found the files of a shard of a site, expected a folder that is absent, empty or an earlier site',
  )
  await joined([first!])
  const shard = { index: 1, count: 1, inputs: '' }
  await expect(prerender({ app: at('build'), out: at('joined'), server, threads: 0, shard })).rejects.toThrow(
    'found the files of a site, expected a folder that is absent, empty or an earlier shard of a site',
  )
})
