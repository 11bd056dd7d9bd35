import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSite } from './check-site.ts'

let root: string
let site: string
let cache: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-facts-'))
  cache = join(root, 'cache', 'page-facts')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Modification time of the next written page: file systems may give two quick writes the same one. */
let clock = 1_700_000_000

function write(file: string, body: string): void {
  const path = join(site, file)
  writeFileSync(path, `<!DOCTYPE html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main>`)
  utimesSync(path, ++clock, clock)
}

/** Findings with the facts of the last check, after comparing them with those of a check that reads all pages. */
function check(): ReturnType<typeof checkSite>['findings'] {
  const { findings } = checkSite(site, {}, cache)
  expect(findings).toEqual(checkSite(site).findings)
  return findings
}

describe('checkSite with a cache', () => {
  beforeEach(() => {
    site = mkdtempSync(join(root, 'site-'))
    write('a.html', '<p id="one">x</p><a href="/b#two">x</a>')
    write('b.html', '<p id="two">x</p><a href="/a#one">x</a>')
    write('c.html', '<a href="/a#one">x</a><a href="/b">x</a>')
  })

  test('finds what a check without one finds, after edits that break, mend, add and remove', () => {
    expect(check().brokenAnchors).toEqual([])
    write('a.html', '<p id="other">x</p><p id="other">x</p><a href="/b#two">x</a>')
    expect(check()).toMatchObject({
      brokenAnchors: [{ source: '/b' }, { source: '/c' }],
      markup: [{ source: '/a', message: 'the id "other" is used 2 times' }],
    })
    write('a.html', '<p id="one">x</p><a name="place">x</a><a href="/d">x</a>')
    expect(check()).toMatchObject({ brokenAnchors: [], brokenLinks: [{ source: '/a', link: '/d' }] })
    write('d.html', '<a href="/a#place">x</a><a href="/a#none">x</a>')
    expect(check()).toMatchObject({ brokenAnchors: [{ source: '/d', link: '/a#none' }], brokenLinks: [] })
    rmSync(join(site, 'b.html'))
    expect(check().brokenLinks).toMatchObject([{ source: '/c', link: '/b' }])
    expect(check().brokenLinks).toHaveLength(1)
  })

  test('reads only pages whose size or modification time changed', () => {
    const file = join(site, 'c.html')
    const { findings } = checkSite(site, {}, cache)
    const { atime, mtime } = statSync(file)
    writeFileSync(file, readFileSync(file, 'utf8').replace('#one', '#xyz'))
    utimesSync(file, atime, mtime)
    expect(checkSite(site, {}, cache).findings).toEqual(findings)
    utimesSync(file, atime, ++clock)
    expect(check().brokenAnchors).toMatchObject([{ source: '/c', link: '/a#xyz' }])
  })

  test('leaves addresses out of the file that no page has any longer', () => {
    write('c.html', '<a href="/gone">x</a>')
    check()
    expect(readFileSync(cache, 'utf8')).toContain('/gone')
    write('c.html', '')
    check()
    expect(readFileSync(cache, 'utf8')).not.toContain('/gone')
  })

  test.each([
    ['empty', () => ''],
    ['cut', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replace('#two', '#not')],
    ['of another version', (text: string) => `0${text}`],
  ])('ignores a file that is %s, and writes it again', (_, damaged) => {
    check()
    const text = readFileSync(cache, 'utf8')
    writeFileSync(cache, damaged(text))
    expect(check().brokenAnchors).toEqual([])
    expect(readFileSync(cache, 'utf8')).toBe(text)
  })

  test('ignores the facts of another site', () => {
    check()
    const before = site
    site = mkdtempSync(join(root, 'site-'))
    writeFileSync(join(site, 'a.html'), readFileSync(join(before, 'a.html'), 'utf8').replace('/b#two', '/c#two'))
    const { atime, mtime } = statSync(join(before, 'a.html'))
    utimesSync(join(site, 'a.html'), atime, mtime)
    expect(check().brokenLinks).toMatchObject([{ link: '/c#two' }])
  })
})
