import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Side } from './side.ts'
import { unpackTarball } from './unpack-tarball.ts'

const reference = /^npm:(?<spec>(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*@[\w.+~^-]+)$/i

/**
 * Downloads a published package with `npm pack` and reads it; its scripts do not run.
 *
 * @throws Error when the reference is not `npm:<name>@<version>`, or npm does not find it.
 */
export function downloadPackage(label: string): Side {
  const spec = reference.exec(label)?.groups?.['spec']
  if (spec === undefined) throw new Error(`Found "${label}", expected npm:<name>@<version>, e.g. npm:commander@14.0.0.`)
  const folder = mkdtempSync(join(tmpdir(), 'api-review-'))
  try {
    pack(label, spec, folder)
    const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))
    if (file === undefined) throw new Error(`npm pack wrote no file for ${label}.`)
    return unpackTarball(join(folder, file), label)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pack(label: string, spec: string, folder: string): void {
  try {
    execFileSync('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder, '--', spec], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer }
    throw new Error(`npm could not download ${label}: ${stderr?.toString().trim() || message}`)
  }
}
