import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeApp } from './place-app.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  write('template/server/index.js', 'const basename = "/__signpost-base__", publicPath = "/__signpost-base__/"\n')
  write('template/client/assets/page.css', 'a { src: url(/__signpost-base__/assets/font.woff2) }\n'.repeat(60))
  write('template/client/assets/font.woff2', '/__signpost-base__/ in a font')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

test.each([
  ['/', 'const basename = "/", publicPath = "/"\n', 'a { src: url(/assets/font.woff2) }\n'],
  ['/docs/', 'const basename = "/docs", publicPath = "/docs/"\n', 'a { src: url(/docs/assets/font.woff2) }\n'],
  ['/a/b/', 'const basename = "/a/b", publicPath = "/a/b/"\n', 'a { src: url(/a/b/assets/font.woff2) }\n'],
])('sets the base URL %s in code and styles, and compresses them', (base, server, style) => {
  placeApp(join(folder, 'template'), join(folder, 'app'), base)
  expect(read('app/server/index.js')).toBe(server)
  expect(read('app/client/assets/page.css')).toBe(style.repeat(60))
  expect(gunzipSync(readFileSync(join(folder, 'app/client/assets/page.css.gz'))).toString()).toBe(style.repeat(60))
  expect(read('app/client/assets/font.woff2')).toBe('/__signpost-base__/ in a font')
})

test('removes files of an app that was there, and nothing else', () => {
  write('app/client/assets/page-old.css', 'a {}')
  write('app/serve/cli.js', '')
  placeApp(join(folder, 'template'), join(folder, 'app'), '/')
  expect(readdirSync(join(folder, 'app/client/assets')).sort()).toEqual([
    'font.woff2',
    'page.css',
    'page.css.br',
    'page.css.gz',
  ])
  expect(readdirSync(join(folder, 'app'))).toContain('serve')
})

test('names a folder without a built app', () => {
  expect(() => placeApp(join(folder, 'none'), join(folder, 'app'), '/')).toThrow(
    /none: found no server\/index\.js, expected a built app\. Build the app first\./,
  )
})
