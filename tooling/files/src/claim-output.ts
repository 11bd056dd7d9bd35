import { createHash, randomUUID } from 'node:crypto'
import {
  fstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, join, sep } from 'node:path'
import { realPath } from './real-path.ts'
import { userCache } from './user-cache.ts'

/** Environment variable by which a command passes its claims on to the programs that it starts. */
const inherited = 'SIGNPOST_CLAIM'

/** Claims older than this are removed, in milliseconds: no build takes a month. */
const longest = 30 * 24 * 3_600_000

/** A newer build of the same output has started, or the command that started this one has ended. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}

/** One build's claim to its outputs. The newest claim wins, whatever is still running. */
export interface OutputClaim {
  /** Environment variables for the programs of this build: they hold this claim too. */
  env: Record<string, string>
  /**
   * Checks that this build may still publish. Call it right before the rename that publishes.
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
 * Claims outputs for the build that is starting. Earlier builds of them, children of killed ones included, can no longer publish.
 *
 * Claims are files in {@link userCache}, one per output, so nothing is left beside the output. A program whose command has
 * claimed the output, or a folder around it, holds that claim instead of one of its own.
 *
 * `confirm` writes a line to standard output where that is a pipe. A build whose pipe nobody reads has lost its command, and
 * a later cache hit may have restored the output without a claim.
 *
 * @param outputs - Files or folders that will be replaced.
 * @throws {@link SupersededError} when the command's own claim is superseded.
 * @throws The error of the file system when the claim cannot be written.
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

/** Claims of the command that started this program. It prints nothing, for programs whose standard output is a protocol. */
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
  const file = fileOf(output)
  const draft = `${file}.${id}`
  writeFileSync(draft, id)
  renameSync(draft, file)
  return { output, id }
}

function confirmAll(claims: readonly Claim[]): void {
  for (const { output, id } of claims) {
    if (readClaim(output) === id) continue
    throw new SupersededError(`A newer build of ${basename(output)} has started: this one leaves it as it is.`)
  }
}

/** Id of the newest claim. A claim that was removed, as by somebody who emptied the cache, is nobody's. */
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

/** Whether somebody reads standard output. Only a write shows it, and only where it is a pipe. */
function isHeard(line: string): boolean {
  try {
    const out = fstatSync(1)
    if (out.isFIFO() || out.isSocket()) writeSync(1, line)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPIPE'
  }
}
