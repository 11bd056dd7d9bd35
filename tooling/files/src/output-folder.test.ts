import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, parse, sep } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkOutput, listedFiles, outputList } from './output-folder.ts'

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'output-folder-')))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes files below the folder, and folders, whose names end in `/`. */
function write(...files: string[]): void {
  for (const file of files) {
    const isFolder = file.endsWith('/')
    mkdirSync(isFolder ? join(folder, file) : dirname(join(folder, file)), { recursive: true })
    if (!isFolder)
      writeFileSync(join(folder, file), file.endsWith(outputList) ? '{"version":1,"files":["index.html"]}' : '')
  }
}

describe('an output folder', () => {
  test.each([[[]], [['out/']], [[`out/${outputList}`, 'out/CNAME']]])('may be replaced with %j in it', (files) => {
    write(...files)
    expect(checkOutput(join(folder, 'out'))).toBe(join(folder, 'out'))
  })

  test.each([
    [
      ['out/thesis.txt'],
      /out: found "thesis\.txt", which Signpost did not write, expected a folder that is absent, empty or an earlier site\. Name another with --out, such as .*site, or empty this one\.$/,
    ],
    [['out/.git/HEAD', 'out/a.txt'], 'found "a.txt"'],
    [['out/.env'], 'found ".env"'],
    [['out'], 'found a file'],
    [['out/_site.json'], 'made by an earlier Signpost: '],
  ])('with %j is refused', (files, message) => {
    write(...files)
    expect(() => checkOutput(join(folder, 'out'))).toThrow(
      typeof message === 'string' ? message.replace(': ', '') : message,
    )
  })

  test('with a list that is damaged is refused', () => {
    write('out/')
    for (const text of ['', 'null', '{"files":1}']) {
      writeFileSync(join(folder, 'out', outputList), text)
      expect(() => checkOutput(join(folder, 'out'))).toThrow('which Signpost did not write')
    }
  })

  test.each(['site', 'export'] as const)('of the other kind than a %s is refused', (kind) => {
    const other = kind === 'site' ? 'export' : 'site'
    write('out/index.html')
    writeFileSync(
      join(folder, 'out', outputList),
      JSON.stringify({ files: [], ...(other === 'export' && { kind: other }) }),
    )
    expect(checkOutput(join(folder, 'out'), { kind: other })).toBe(join(folder, 'out'))
    expect(() => checkOutput(join(folder, 'out'), { kind })).toThrow(
      `found the files of ${other === 'site' ? 'a site' : 'an export'}, expected a folder that is absent, empty or an earlier ${kind}.`,
    )
  })

  test('without a list may be replaced as a whole', () => {
    write('out/_site.json')
    expect(checkOutput(join(folder, 'out'), { clean: true })).toBe(join(folder, 'out'))
    write('other/thesis.txt')
    expect(() => checkOutput(join(folder, 'other'), { clean: true })).toThrow('thesis.txt')
  })

  test('below .git is refused, even one that is absent', () => {
    expect(() => checkOutput(join(folder, '.git', 'site'))).toThrow('found a folder of Git')
    expect(() => checkOutput(join(folder, '.GIT'))).toThrow('found a folder of Git')
  })

  test.each([
    ['itself', 'repository'],
    ['through ..', 'repository/packages/..'],
    ['with a slash', 'repository/'],
    ['above it', '.'],
    ['through a link', 'link'],
    ['through a link above it', 'up/repository'],
  ])('that is or holds a folder to keep is refused: %s', (_, out) => {
    write('repository/packages/core/package.json', `repository/${outputList}`, outputList)
    symlinkSync(join(folder, 'repository'), join(folder, 'link'))
    symlinkSync(folder, join(folder, 'up'))
    const keep = [join(folder, 'up/repository/packages/core')]
    expect(() => checkOutput(folder + sep + out, { keep })).toThrow('found a folder that is or holds the folder "core"')
  })

  test.each([
    ['the root of the file system', parse(process.cwd()).root],
    ['the home folder', homedir()],
    ['the working folder', process.cwd()],
    ['a folder above it', dirname(process.cwd())],
  ])('is never %s', (_, out) => {
    expect(() => checkOutput(out)).toThrow(/found a folder that is or holds (?:your home folder|the working folder)/)
  })

  test('is where a link leads, also to what does not exist yet', () => {
    symlinkSync('elsewhere', join(folder, 'link'))
    symlinkSync('circle', join(folder, 'circle'))
    expect(checkOutput(join(folder, 'link'))).toBe(join(folder, 'elsewhere'))
    expect(() => checkOutput(join(folder, 'circle'))).toThrow('ELOOP')
  })
})

test('a list names files', () => {
  write(`out/${outputList}`)
  expect(listedFiles(join(folder, 'out'))).toEqual(new Set(['index.html']))
  expect(listedFiles(folder)).toBeUndefined()
})
