import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Limits of an archive: a few kilobytes can unpack to any size. The largest published packages have half of each. */
const most = { bytes: 256 * 2 ** 20, entries: 100_000 }

/**
 * Unpacks a packed package; nothing of it runs.
 *
 * @param folder - Existing folder for its files.
 * @param label - The archive, for messages.
 * @returns Name of the package's folder in `folder`; npm's is `package`.
 * @throws Error when an entry of the archive would be outside its folder, or is a link, or when there is too much in it.
 */
export function unpackArchive(file: string, folder: string, label: string = file): string {
  const temporary = mkdtempSync(join(tmpdir(), 'signpost-archive-'))
  try {
    const archive = join(temporary, 'archive.tar')
    writeFileSync(archive, unzipped(resolve(file), label))
    const lines = tar(label, '-tvf', archive).split('\n').filter(Boolean)
    if (lines.length > most.entries) throw tooMuch(label, `${lines.length} entries`, `${most.entries}`)
    const names = tar(label, '-tf', archive).split('\n').filter(Boolean)
    const outside = names.find((name) => name.startsWith('/') || name.split('/').includes('..'))
    if (outside !== undefined)
      throw new Error(`${label} has the entry "${outside}", outside its own folder. It was not unpacked.`)
    if (lines.some((line) => !/^[-d]/.test(line)))
      throw new Error(`${label} has links or devices. It was not unpacked.`)
    tar(label, '-xf', archive, '-C', folder, '--no-same-owner')
    return names[0]?.split('/')[0] ?? 'package'
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** The archive without its compression, which is ended where the limit is passed: what it says of its size may be wrong. */
function unzipped(archive: string, label: string): Buffer {
  const { size } = statSync(archive)
  if (size > most.bytes) throw tooMuch(label, `${size} bytes`, `${most.bytes}`)
  try {
    return gunzipSync(readFileSync(archive), { maxOutputLength: most.bytes })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch(label, `more than ${most.bytes} unpacked bytes`, `${most.bytes}`)
    throw new Error(`${label} cannot be unpacked: ${message}`)
  }
}

function tooMuch(label: string, found: string, limit: string): Error {
  return new Error(`${label} has ${found}, expected at most ${limit}. It was not unpacked.`)
}

function tar(label: string, ...options: string[]): string {
  try {
    return execFileSync('tar', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 })
  } catch (error) {
    throw new Error(`${label} cannot be unpacked: ${(error as Error).message.split('\n').slice(1).join(' ').trim()}`)
  }
}
