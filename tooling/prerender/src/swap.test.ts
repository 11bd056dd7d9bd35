import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listedFiles, type OutputRules } from '@signpost/files'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftOf } from './swap.ts'

/** No process has this id: it is above the largest that Linux gives. */
const dead = 4_194_305

let folder: string
let out: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'swap-')))
  out = join(folder, 'site')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

async function publish(
  files: Record<string, string>,
  rules?: OutputRules,
  confirm = (): void => undefined,
): Promise<void> {
  const draft = await draftOf(out, rules)
  try {
    write(draft.folder, files)
    await draft.publish(confirm)
  } finally {
    await draft.discard()
  }
}

/** Files and empty folders below a folder, without the list. */
function namesIn(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = below + entry.name
      const inside = entry.isDirectory() ? namesIn(root, `${name}/`) : []
      return inside.length > 0 ? inside : [name]
    })
    .filter((name) => name !== '_files.json')
    .sort()
}

describe('files that Signpost did not write', () => {
  const foreign = {
    CNAME: 'docs.example',
    '.git': 'gitdir: ../main/.git/worktrees/site',
    '.nojekyll': '',
    'docs/own/notes.txt': 'notes',
    'font.woff2.gz': 'mine',
  }

  test('survive build after build with the same bytes, and what Signpost wrote before goes', async () => {
    await publish({ 'index.html': '1', 'docs/a.html': 'a', 'docs/b.html': 'b', 'gone/only.html': '' })
    write(out, foreign)
    mkdirSync(join(out, 'empty'), { mode: 0o700 })
    symlinkSync('CNAME', join(out, 'link'))
    symlinkSync('docs', join(out, 'linked-folder'))
    const { ino, mode } = statSync(join(out, 'CNAME'))
    for (const text of ['2', '3']) {
      await publish({ 'index.html': text, 'docs/a.html': 'a' })
      expect(namesIn(out)).toEqual(
        [...Object.keys(foreign), 'docs/a.html', 'empty', 'index.html', 'link', 'linked-folder'].sort(),
      )
    }
    for (const [file, text] of Object.entries(foreign)) expect(readFileSync(join(out, file), 'utf8')).toBe(text)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('3')
    expect(statSync(join(out, 'CNAME'))).toMatchObject({ ino, mode })
    expect(statSync(join(out, 'empty')).mode & 0o777).toBe(0o700)
    expect(readlinkSync(join(out, 'linked-folder'))).toBe('docs')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test('go when the output may be cleaned', async () => {
    await publish({ 'index.html': '1' })
    write(out, foreign)
    await publish({ 'index.html': '2' }, { clean: true })
    expect(namesIn(out)).toEqual(['index.html'])
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test.each([
    ['about.html', 'about.html'],
    ['about', 'about/us.html'],
    ['about/us.html/x', 'about/us.html'],
  ])('are not replaced: %s by %s', async (file, page) => {
    await publish({ 'index.html': '1' })
    write(out, { [file]: 'mine' })
    await expect(publish({ 'index.html': '2', [page]: 'new' })).rejects.toThrow(
      /about.*: found a file that Signpost did not write, expected none/,
    )
    expect(readFileSync(join(out, file), 'utf8')).toBe('mine')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('1')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test('that come while the output is replaced are moved to the new one', async () => {
    await publish({ 'index.html': '1' })
    await publish({ 'index.html': '2' }, {}, () => write(out, { 'new/late.txt': 'late' }))
    expect(readFileSync(join(out, 'new/late.txt'), 'utf8')).toBe('late')
    expect(namesIn(out)).toEqual(['index.html', 'new/late.txt'])
  })

  test('that come where there was no output stop the build', async () => {
    const draft = await draftOf(out)
    write(out, { 'thesis.txt': 'mine' })
    await expect(draft.publish(() => undefined)).rejects.toThrow('found "thesis.txt", which Signpost did not write')
    await draft.discard()
    expect(namesIn(out)).toEqual(['thesis.txt'])
  })
})

describe('the list of files', () => {
  test('has every file but the compressed forms that follow from others', async () => {
    await publish({ 'a.html': '', 'a.html.br': '', 'b/c.bin.gz': '', 'font.woff2': '', 'font.woff2.br': '' })
    expect([...listedFiles(out)!]).toEqual(['a.html', 'b/c.bin.gz', 'font.woff2', 'font.woff2.br'])
    await publish({})
    expect(namesIn(out)).toEqual([])
  })

  test('that names files elsewhere removes nothing there', async () => {
    await publish({ 'index.html': '1' })
    write(folder, { 'precious.txt': 'mine' })
    write(out, { '_files.json': '{"version":1,"files":["../precious.txt"]}' })
    await publish({ 'other.html': '2' })
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('mine')
  })
})

describe('an output that is a link', () => {
  test('stays a link, and the folder it leads to is replaced', async () => {
    mkdirSync(join(folder, 'disk'))
    symlinkSync(join(folder, 'disk', 'real'), out)
    for (const text of ['1', '2']) {
      await publish({ 'index.html': text })
      expect(lstatSync(out).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(folder, 'disk', 'real', 'index.html'), 'utf8')).toBe(text)
    }
    expect(readdirSync(join(folder, 'disk'))).toEqual(['real'])
  })
})

describe('a build that was killed', () => {
  const left = (kind: string): string => join(folder, `.site.${dead}.${kind}`)

  test('before the new output was in place: the old one comes back with the files of others', async () => {
    await publish({ 'index.html': '1' })
    write(out, { CNAME: 'mine' })
    renameSync(out, left('old'))
    write(left('new'), { 'index.html': 'half' })
    const draft = await draftOf(out)
    expect(namesIn(out)).toEqual(['CNAME', 'index.html'])
    await draft.discard()
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test('after that: the old one goes, and only files of others are taken from it', async () => {
    await publish({ 'index.html': '1', 'stale.html': '' })
    write(out, { CNAME: 'mine' })
    renameSync(out, left('old'))
    await publish({ 'index.html': '2' })
    renameSync(out, join(folder, 'aside'))
    write(left('old'), { late: '' })
    renameSync(join(folder, 'aside'), out)
    mkdirSync(left('gone'))
    await publish({ 'index.html': '3' })
    expect(namesIn(out)).toContain('CNAME')
    expect(namesIn(out)).not.toContain('stale.html')
    expect(readdirSync(folder)).toEqual(['site'])
  })
})

describe('a spare output', () => {
  test('is the replaced one, and begins the next: files of others stay with the published one', async () => {
    const spare = join(folder, 'cache-spare')
    const update = async (files: Record<string, string>): Promise<void> => {
      const draft = await draftOf(out, {}, spare)
      expect(existsSync(spare)).toBe(false)
      draft.prune(new Set(['index.html', 'same.html']))
      for (const [file, text] of Object.entries(files)) {
        rmSync(join(draft.folder, file), { force: true })
        write(draft.folder, { [file]: text })
      }
      await draft.publish(() => undefined)
      await draft.discard()
    }
    await publish({ 'index.html': '1', 'same.html': 'same', 'docs/gone.html': '' })
    write(out, { CNAME: 'mine', 'own/notes.txt': 'notes' })
    await update({ 'index.html': '2', 'same.html': 'same' })
    expect(namesIn(spare)).toEqual(['CNAME', 'docs/gone.html', 'index.html', 'own/notes.txt', 'same.html'])
    await update({ 'index.html': '3' })
    expect(namesIn(out)).toEqual(['CNAME', 'index.html', 'own/notes.txt', 'same.html'])
    expect(readFileSync(join(spare, 'index.html'), 'utf8')).toBe('2')
    rmSync(join(out, 'CNAME'))
    await update({ 'index.html': '4' })
    expect(namesIn(out)).toEqual(['index.html', 'own/notes.txt', 'same.html'])
    expect(readdirSync(folder).sort()).toEqual(['cache-spare', 'site'])
  })

  test.each([
    ['a link to a folder', (spare: string, other: string) => symlinkSync(other, spare, 'dir')],
    ['a folder that is no output', (spare: string, other: string) => renameSync(other, spare)],
  ])('that is %s is left alone', async (_, make) => {
    const [spare, other] = [join(folder, 'cache-spare'), join(folder, 'other')]
    write(other, { 'notes.txt': 'mine' })
    make(spare, other)
    const draft = await draftOf(out, {}, spare)
    expect(namesIn(draft.folder)).toEqual([])
    draft.prune(new Set())
    await draft.discard()
    expect(readFileSync(join(spare, 'notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('builds at once', () => {
  test('each publish a whole output over that of the other', async () => {
    await publish({ 'index.html': '1' })
    write(out, { CNAME: 'mine' })
    // The other build publishes at the worst moment: after everything was checked.
    await publish({ 'index.html': '2', 'two.html': '' }, {}, () => {
      if (existsSync(join(folder, 'other'))) return
      mkdirSync(join(folder, 'other'))
      renameSync(out, join(folder, 'other', 'before'))
    })
    expect(namesIn(out)).toEqual(['CNAME', 'index.html', 'two.html'])
  })

  test('the one that may not publish any more leaves everything as it is', async () => {
    await publish({ 'index.html': '1' })
    const late = publish({ 'index.html': '2' }, {}, () => {
      throw new Error('superseded')
    })
    await expect(late).rejects.toThrow('superseded')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('1')
    expect(readdirSync(folder)).toEqual(['site'])
  })
})
