import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

interface Artifact {
  body: Buffer
  tag: string | undefined
}

const key = 'k'.repeat(32)
/** Artifacts on the server, by hash of the task. */
const artifacts = new Map<string, Artifact>()
let server: Server
let folder: string

/** A remote cache that stores and returns whatever it is given, as Turborepo's API has it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const hash = /^\/v8\/artifacts\/(?<hash>[0-9a-f]+)(?:\?|$)/.exec(request.url ?? '')?.groups?.['hash']
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const stored = hash === undefined ? undefined : artifacts.get(hash)
      if (request.method === 'PUT' && hash !== undefined) {
        artifacts.set(hash, {
          body: Buffer.concat(chunks),
          tag: request.headers['x-artifact-tag'] as string | undefined,
        })
        response.end('{"urls":[]}')
      } else if (request.method === 'GET' && stored !== undefined) {
        if (stored.tag !== undefined) response.setHeader('x-artifact-tag', stored.tag)
        response.end(stored.body)
      } else if (request.url?.startsWith('/v8/artifacts/status')) response.end('{"status":"enabled"}')
      else if (request.method === 'POST') response.end('{}')
      else response.writeHead(404).end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A repository of one package with this repository's settings of the remote cache, whose task writes `built`. */
beforeEach(() => {
  artifacts.clear()
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-cache-')))
  const { remoteCache } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as { remoteCache: unknown }
  const files = {
    'package.json': { name: 'r', private: true, packageManager: 'npm@11.0.0', workspaces: ['p'] },
    'package-lock.json': {
      lockfileVersion: 3,
      packages: {
        '': { name: 'r', workspaces: ['p'] },
        'node_modules/p': { resolved: 'p', link: true },
        p: { name: 'p' },
      },
    },
    'turbo.json': { remoteCache, tasks: { build: { inputs: ['package.json', 'write.cjs'], outputs: ['out.txt'] } } },
    'p/package.json': { name: 'p', scripts: { build: 'node write.cjs' } },
  }
  mkdirSync(join(folder, 'p'))
  for (const [file, json] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(json))
  writeFileSync(join(folder, 'p/write.cjs'), "require('fs').writeFileSync('out.txt', 'built')")
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Runs the task with nothing but the remote cache, and returns how many tasks came from it and what the output is. */
function build(signatureKey?: string): Promise<{ cached: number; output: string }> {
  rmSync(join(folder, 'p/out.txt'), { force: true })
  const env = {
    ...process.env,
    TURBO_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    TURBO_TOKEN: 'token',
    TURBO_TEAM: 'team_test',
    TURBO_CACHE: 'local:,remote:rw',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_REMOTE_CACHE_SIGNATURE_KEY: signatureKey,
  }
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/turbo'), ['run', 'build'], { cwd: folder, env }, (error, stdout) => {
      const cached = /(\d+) cached/.exec(stdout)?.[1]
      if (error ?? cached === undefined) reject(error ?? new Error(stdout))
      else resolve({ cached: Number(cached), output: readFileSync(join(folder, 'p/out.txt'), 'utf8') })
    })
  })
}

const miss = { cached: 0, output: 'built' }
const hit = { cached: 1, output: 'built' }
/** Changes every artifact of the server. */
function damage(change: (artifact: Artifact) => Artifact): void {
  expect(artifacts.size).toBe(1)
  for (const [hash, artifact] of artifacts) artifacts.set(hash, change(artifact))
}

describe('R24 R25 R26 a remote cache', () => {
  test('restores what was stored with the same key', async () => {
    expect(await build(key)).toEqual(miss)
    expect(await build(key)).toEqual(hit)
  })

  test.each<[string, (artifact: Artifact) => Artifact]>([
    [
      'corrupted',
      ({ body, tag }) => ({
        body: Buffer.from(body.map((byte, at) => (at === body.length >> 1 ? byte ^ 1 : byte))),
        tag,
      }),
    ],
    ['truncated', ({ body, tag }) => ({ body: body.subarray(0, body.length >> 1), tag })],
    ['without a signature', ({ body }) => ({ body, tag: undefined })],
    ['with the signature of something else', ({ body }) => ({ body, tag: Buffer.alloc(32, 1).toString('base64') })],
  ])('does not restore an artifact that is %s', async (_what, change) => {
    expect(await build(key)).toEqual(miss)
    damage(change)
    expect(await build(key)).toEqual(miss)
  })

  test('does not restore what another key signed', async () => {
    expect(await build('x'.repeat(32))).toEqual(miss)
    expect(await build(key)).toEqual(miss)
  })

  test('does not restore the artifact of another hash', async () => {
    expect(await build(key)).toEqual(miss)
    const [old] = artifacts.values()
    artifacts.clear()
    writeFileSync(join(folder, 'p/write.cjs'), "require('fs').writeFileSync('out.txt', 'built anew')")
    expect(await build(key)).toEqual({ cached: 0, output: 'built anew' })
    damage(() => old!)
    expect(await build(key)).toEqual({ cached: 0, output: 'built anew' })
  })

  test('stores nothing without a key', async () => {
    expect(await build()).toEqual(miss)
    expect(artifacts.size).toBe(0)
  })
})
