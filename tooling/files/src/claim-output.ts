import { createHash, randomUUID } from 'node:crypto'
import { fstatSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { userCache } from './user-cache.ts'

/** Variable by which a command passes its claim on to the programs that it starts. */
const inherited = 'SIGNPOST_CLAIM'

/** A newer build of the same output has started, or the command that started this one has ended. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}

/** One build's claim to an output. The newest claim wins, whatever is still running. */
export interface OutputClaim {
  /** Environment variables for the programs of this build: they hold this claim too. */
  env: Record<string, string>
  /**
   * Checks that this build may still publish. Call it right before the rename that publishes.
   *
   * @throws {@link SupersededError} when a newer build has claimed the output.
   */
  confirm(): void
}

/**
 * Claims an output for the build that is starting. Earlier builds of it, killed ones' children included, can no longer publish.
 *
 * Claims are files in {@link userCache}, one per output, so nothing is left beside the output. A build whose standard output
 * is a pipe that nobody reads any more has lost its command: a later cache hit may have restored the output without a claim.
 *
 * @param output - The file or folder that will be replaced.
 * @param options - `announce: false` for a program whose standard output is a protocol.
 */
export function claimOutput(output: string, { announce = true }: { announce?: boolean } = {}): OutputClaim {
  const folder = join(userCache(), 'claims')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, createHash('sha256').update(realPath(output)).digest('hex').slice(0, 32))
  const id = randomUUID()
  const draft = `${file}.${id}`
  writeFileSync(draft, id)
  renameSync(draft, file)
  const claims = [{ file, id }, ...inheritedClaims()]
  return {
    env: { [inherited]: JSON.stringify(claims) },
    confirm() {
      const superseded = claims.some((claim) => readClaim(claim.file) !== claim.id)
      if (superseded) throw new SupersededError(`A newer build of ${basename(output)} has started: this one leaves the output as it is.`)
      if (announce && !isHeard(`Writing ${basename(output)}\n`)) {
        throw new SupersededError(`The command that started this build has ended: ${basename(output)} stays as it is.`)
      }
    },
  }
}

function inheritedClaims(): { file: string; id: string }[] {
  const text = process.env[inherited]
  return text === undefined ? [] : (JSON.parse(text) as { file: string; id: string }[])
}

/** A claim that was removed, as by somebody who emptied the cache, is nobody's. */
function readClaim(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether somebody reads standard output. Only a write tells, and only where it is a pipe. */
export function isHeard(line: string): boolean {
  try {
    const out = fstatSync(1)
    if (out.isFIFO() || out.isSocket()) writeSync(1, line)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPIPE'
  }
}

/** The path without links, also of what does not exist yet. */
function realPath(path: string): string {
  const absolute = resolve(path)
  try {
    return realpathSync(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
  }
}
