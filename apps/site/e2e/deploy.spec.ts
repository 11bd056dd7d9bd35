import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const site = fileURLToPath(new URL('..', import.meta.url))

test('the files are served from copies of four files and folders, without dependencies', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  for (const name of ['package.json', 'bin.js', 'build/serve'])
    cpSync(join(site, name), join(folder, name), { recursive: true })
  symlinkSync(join(site, 'dist'), join(folder, 'dist'))
  const server = spawn(process.execPath, ['bin.js', 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  try {
    await expect.poll(() => printed).toMatch(/^http:\/\/localhost:\d+\/\n$/)
    const response = await request.get(`${printed.trim()}api/observable/class/Observable`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<title>Observable')
  } finally {
    server.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
})
