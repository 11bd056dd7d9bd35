import { createHash } from 'node:crypto'
import { readManifest, type Shard, type SiteManifest } from '@signpost/site-output'
import { encoder } from './compress.ts'
import type { Plan } from './plan.ts'

/** Manifest of an output, with redirects and 404 pages in order of path. */
export function manifestOf(
  plan: Plan,
  base: string,
  fingerprints: ReadonlyMap<string, string>,
  shard?: Shard,
): SiteManifest {
  return {
    encoder,
    base,
    redirects: plan.redirects
      .map(({ from, to, status }) => ({ from, to, status }))
      .sort((a, b) => byCodeUnit(a.from, b.from)),
    notFound: plan.renderings
      .filter(({ kind }) => kind === 'not-found')
      .map(({ path }) => path)
      .sort(byCodeUnit),
    renamed: plan.renamed,
    fingerprints: sortedByFile(fingerprints),
    ...(shard && { shard }),
  }
}

/** Fingerprints in the order of a manifest. */
export function sortedByFile(
  fingerprints: Iterable<readonly [file: string, fingerprint: string]>,
): Record<string, string> {
  return Object.fromEntries([...fingerprints].sort(([a], [b]) => byCodeUnit(a, b)))
}

/** Fingerprint of a file: the version of its page, and its bytes, so that a file changed by hand is not reused. */
export function fingerprintOf(version: string, bytes: Buffer): string {
  return [version, bytes].map(hashOf).join(' ')
}

/** Whether a fingerprint is that of a page of this version. */
export function hasVersion(fingerprint: string, version: string): boolean {
  return fingerprint.startsWith(`${hashOf(version)} `)
}

/** Whether a fingerprint is that of a file with these bytes. */
export function hasBytes(fingerprint: string, bytes: Buffer): boolean {
  return fingerprint.endsWith(` ${hashOf(bytes)}`)
}

function hashOf(part: string | Buffer): string {
  return createHash('sha256').update(part).digest('base64url').slice(0, 16)
}

/**
 * Fingerprints in the manifest of the previous output, by file.
 *
 * @returns undefined when there is no readable manifest, or another encoder compressed the output.
 */
export function previousFingerprints(folder: string): ReadonlyMap<string, string> | undefined {
  try {
    const found = readManifest(folder)
    return found?.encoder === encoder ? new Map(Object.entries(found.fingerprints ?? {})) : undefined
  } catch {
    return undefined
  }
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1
}
