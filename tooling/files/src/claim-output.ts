import { createHash, randomUUID } from 'node:crypto'
import { fstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { sync as writeFileAtomic } from 'write-file-atomic'
import { realPath } from './real-path.ts'
import { userCache } from './user-cache.ts'

/** Environment variable with the claims of the command that started this program. */
const inherited = 'SIGNPOST_CLAIM'

/** Claims older than this are removed, in milliseconds: no build takes a month. */
const longest = 30 * 24 * 3_600_000

/** A newer build of the same output has started, or the command that started this build has ended. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}

/** Claim of a build to its outputs. The newest claim wins, even if older builds are still running. */
export interface OutputClaim {
  /** Environment variables that pass this claim to programs of this build. */
  env: Record<string, string>
  /**
   * Checks that this build may still publish. Call it right before the rename that publishes its output.
   *
   * @throws {@link SupersededError} when a newer build has claimed an output.
   */
  confirm(): void
}

interface Claim {
  output: string
  id: string
}

/**
 * Claims outputs for a build. Earlier builds of these outputs can no longer publish, not even children of killed ones.
 *
 * Claims are files in {@link userCache}, one per output. A program whose command has claimed the output, or a folder that
 * contains it, uses that claim.
 *
 * `confirm` writes a line to standard output if that is a pipe. If nobody reads the pipe, the command has ended, and a later
 * cache hit may have restored the output without a claim.
 *
 * @param outputs - Files or folders that will be replaced.
 * @throws {@link SupersededError} when the command's own claim is superseded.
 * @throws Error of the file system when the claim cannot be written.
 */
export function claimOutput(...outputs: readonly string[]): OutputClaim {
  const held = inheritedClaims()
  confirmAll(held)
  const paths = outputs.map(realPath)
  const own = paths
    .filter((path) => !held.some(({ output }) => path === output || path.startsWith(output + sep)))
    .map(writeClaim)
  const claims = [...held, ...own]
  return {
    env: { [inherited]: JSON.stringify(claims) },
    confirm() {
      confirmAll(claims)
      const names = paths.map((path) => basename(path)).join(' and ')
      if (!isHeard(`Writing ${names}\n`))
        throw new SupersededError(`The command that started this build has ended: ${names} stays as it was.`)
    },
  }
}

/** Claims of the command that started this program. Confirming them prints nothing. */
export function inheritedClaim(): Pick<OutputClaim, 'confirm'> {
  const claims = inheritedClaims()
  return {
    confirm: () => confirmAll(claims),
  }
}

function inheritedClaims(): Claim[] {
  const text = process.env[inherited]
  return text === undefined ? [] : (JSON.parse(text) as Claim[])
}

function writeClaim(output: string): Claim {
  const id = randomUUID()
  mkdirSync(claimsFolder(), { recursive: true })
  removeOldClaims(claimsFolder())
  writeFileAtomic(fileOf(output), id, { fsync: false })
  return { output, id }
}

function confirmAll(claims: readonly Claim[]): void {
  for (const { output, id } of claims) {
    if (readClaim(output) === id) continue
    throw new SupersededError(`A newer build of ${basename(output)} has started: this one leaves it as it is.`)
  }
}

/** Id of the newest claim; undefined when it was removed, for example with the cache. */
function readClaim(output: string): string | undefined {
  try {
    return readFileSync(fileOf(output), 'utf8')
  } catch {
    return undefined
  }
}

function fileOf(output: string): string {
  return join(claimsFolder(), createHash('sha256').update(output).digest('hex').slice(0, 32))
}

function claimsFolder(): string {
  return join(userCache(), 'claims')
}

function removeOldClaims(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (found !== undefined && found.mtimeMs < Date.now() - longest) rmSync(join(folder, name), { force: true })
  }
}

/** Whether standard output has a reader. Only writing shows it, and only to a pipe. */
function isHeard(line: string): boolean {
  try {
    const out = fstatSync(1)
    if (out.isFIFO() || out.isSocket()) writeSync(1, line)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPIPE'
  }
}
