import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '@signpost/test-browser/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rehearseRelease, writeWorkspace, type Rehearsal } from './release.ts'

// Uses the published Signpost as a newcomer would: in an empty folder, with nothing but npm. Other package managers are in
// `install/`.

let release: Rehearsal
beforeAll(async () => {
  release = await rehearseRelease()
}, 300_000)
afterAll(() => release.close())

const documented = '2 of 2 packages documented in full.'

describe('npm workspaces', () => {
  let project: string
  let server: ChildProcess | undefined

  beforeAll(async () => {
    project = join(release.folder, 'npm')
    writeWorkspace(project, '^1.0.0', { 'package.json': { name: 'acme', private: true, workspaces: ['packages/*'] } })
    await release.run(project, 'npm', 'install', '--save-dev', '--ignore-scripts', '@signpost/signpost')
    await release.run(project, 'npx', 'signpost', 'init', '--yes')
  })
  afterAll(() => server?.kill())

  test('build and check, under a base URL, with nothing written but the site', async () => {
    const before = readdirSync(project)
    const cache = join(release.folder, 'npm-cache')
    expect(await release.run(project, 'npx', 'signpost', 'build', '--base', '/docs/', '--cache', cache)).toContain(
      documented,
    )
    expect(await release.run(project, 'npx', 'signpost', 'check', '--cache', cache)).toContain(documented)
    expect(readdirSync(project).sort()).toEqual([...before, 'site'].sort())
    const written = readdirSync(join(project, 'site'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:css|data|html|js|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    expect(written.filter((file) => readFileSync(file, 'utf8').includes('__signpost-base__'))).toEqual([])
  })

  test('the notices name every package that the app and its server contain', () => {
    const build = join(project, 'node_modules/@signpost/site/build')
    const noticed = (bundle: string): string[] =>
      readFileSync(join(build, `notices/${bundle}.txt`), 'utf8')
        .split('\n')
        .flatMap((line) => /^(?<name>(?:@[\w-]+\/)?[\w.-]+) \d[\w.-]* \(.+\)$/.exec(line)?.groups?.['name'] ?? [])
    const server = readdirSync(join(build, 'serve'))
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => readFileSync(join(build, 'serve', file), 'utf8').split('\n'))
      .flatMap((line) => /^\/\/ .*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(line)?.groups?.['name'] ?? [])
    expect(server).toContain('turbo-stream')
    expect(noticed('server')).toEqual(expect.arrayContaining(server))
    expect(noticed('client')).toEqual(
      expect.arrayContaining(['react', 'react-dom', '@fontsource-variable/source-sans-3']),
    )
    // Of both workers: the search of names and words, and of signatures.
    expect(noticed('worker')).toEqual(expect.arrayContaining(['minisearch', '@orama/stemmers']))
  })

  test('dev shows an edited doc comment on the open page, without loading it again', async () => {
    const bin = join(project, 'node_modules/@signpost/signpost/bin.js')
    const args = [bin, 'dev', '--port', '0', '--cache', join(release.folder, 'dev-cache')]
    const dev = spawn(process.execPath, args, { cwd: project })
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        let printed = ''
        dev.stdout.on('data', (chunk: Buffer) => {
          printed += chunk.toString()
          const [address] = /^http:\S+$/m.exec(printed) ?? []
          if (address !== undefined) resolve(address)
        })
        dev.once('close', () => reject(new Error(`The server ended.\n${printed}`)))
      })
      const page = await browser.newPage()
      await page.goto(new URL('api/box/class/Box', origin).href)
      await page.getByText('A box of things.').first().waitFor()
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
      const file = join(project, 'packages/box/src/index.ts')
      writeFileSync(file, readFileSync(file, 'utf8').replace('A box of things.', 'A box of other things.'))
      await page.getByText('A box of other things.').first().waitFor({ timeout: 60_000 })
      expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
    } finally {
      await browser.close()
      const closed = new Promise((resolve) => dev.once('close', resolve))
      dev.kill()
      await closed
    }
  })

  test('a page in the browser', async () => {
    const bin = join(project, 'node_modules/@signpost/site/bin.js')
    server = spawn(process.execPath, [bin, 'serve', '--root', join(project, 'site'), '--port', '0'])
    const address = await new Promise<string>((resolve, reject) => {
      server!.stdout!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
      server!.once('close', () => reject(new Error('The server ended.')))
    })
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(new URL('api/shop/function/sell', address).href)
      await page.getByRole('link', { name: 'Box', exact: true }).first().click()
      await page.getByText('A box of things.').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/docs/api/box/class/Box')
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
