import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A published package: the files of each version, without its manifest's name and version. */
export type PublishedPackages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** A registry of npm on loopback. */
export interface Registry {
  url: string
  /** Paths that were requested. */
  requests: string[]
  /** Removes the tarball of a version, whose name stays in the list. */
  loseTarball(name: string, version: string): void
  close(): Promise<void>
}

/** Packs files as npm does. */
export function packed(name: string, version: string, files: Readonly<Record<string, string>>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-pack-'))
  try {
    const manifest = { name, version, ...(JSON.parse(files['package.json'] ?? '{}') as object) }
    for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
      const file = join(folder, 'package', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    execFileSync('tar', ['-czf', join(folder, 'packed.tgz'), '-C', folder, 'package'])
    return readFileSync(join(folder, 'packed.tgz'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Starts a registry with some packages. */
export async function startRegistry(packages: PublishedPackages): Promise<Registry> {
  const tarballs = new Map<string, Buffer>()
  const fileOf = (name: string, version: string): string => `/${name}/-/${version}.tgz`
  for (const [name, versions] of Object.entries(packages)) {
    for (const [version, files] of Object.entries(versions))
      tarballs.set(fileOf(name, version), packed(name, version, files))
  }
  const integrity = new Map(
    [...tarballs].map(([path, bytes]) => [path, `sha512-${createHash('sha512').update(bytes).digest('base64')}`]),
  )
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    requests.push(path)
    const tarball = tarballs.get(path)
    if (tarball !== undefined) return void response.end(tarball)
    const name = path.slice(1)
    const versions = packages[name]
    if (versions === undefined) return void response.writeHead(404).end('{"error":"Not found"}')
    const all = Object.keys(versions).map((version) => [
      version,
      {
        name,
        version,
        ...(JSON.parse(versions[version]!['package.json'] ?? '{}') as object),
        dist: { tarball: `${url}${fileOf(name, version)}`, integrity: integrity.get(fileOf(name, version)) },
      },
    ])
    const latest = Object.keys(versions).at(-1)
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(all) as object }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    loseTarball: (name, version) => void tarballs.delete(fileOf(name, version)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
