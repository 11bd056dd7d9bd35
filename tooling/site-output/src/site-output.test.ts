import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manifestText } from './manifest.ts'
import { readOutput, type SiteOutput } from './site-output.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-output-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function read(files: Readonly<Record<string, string>>): SiteOutput {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return readOutput(folder)
}

describe('readOutput', () => {
  test('reads addresses from the manifest', () => {
    const redirect = { from: '/d%C3%A9', to: '/docs', status: 302 }
    const renamed = [['/a:b', 'a=3ab.html']] as const
    const output = read({
      '_site.json': manifestText({ base: '/site/', redirects: [redirect], notFound: ['/none'], renamed }),
      'a=3ab.html': '',
      'none.html': '',
      'd\u00e9.html': '',
    })
    expect(output).toMatchObject({ base: '/site/', notFound: new Set(['/none']) })
    expect(output.redirects).toEqual(new Map([['/d\u00e9', redirect]]))
    expect(output.pages.map(({ path }) => path)).toEqual(['/a:b', '/d\u00e9', '/none'])
  })

  test('reads addresses from the names of files without a manifest', () => {
    const output = read({
      'index.html': '',
      'ro/index.html': '',
      'docs/intro.html': '',
      '404.html': '',
      'ro/404.html': '',
    })
    expect(output).toMatchObject({ base: '/', redirects: new Map(), notFound: new Set(['/404', '/ro/404']) })
    expect(output.pages.map(({ path }) => path)).toEqual(['/404', '/docs/intro', '/', '/ro/404', '/ro'])
    expect(output.manifest).toBeUndefined()
  })

  test('lists neither data, compressed forms nor internal files as resources', () => {
    const { resources } = read({
      'assets/a.js': '',
      'assets/a.js.br': '',
      'docs.data': '',
      '_site.json': '{}',
      '_files.json': '',
      '.git/config': '',
    })
    expect([...resources]).toEqual(['/assets/a.js'])
  })

  test.each(['{', '[', '{"redirects": [{"from": "/a"}]}', '{"base": 1}', '{"renamed": {}}'])(
    'refuses the manifest %s',
    (text) => {
      expect(() => read({ '_site.json': text })).toThrow('prerender the site again')
    },
  )
})
