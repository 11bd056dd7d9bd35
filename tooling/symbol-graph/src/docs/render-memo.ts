import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Readme } from '../reader/model.ts'
import { writeFileAtomic } from '../write/write-file.ts'
import type { Comment } from './comment.ts'

/** What was rendered of READMEs, by {@link readmeKey}. */
export type RenderedReadmes = ReadonlyMap<string, Omit<Readme, 'refs'>>

/** Doc comments and READMEs that were rendered before, by their text. */
export interface RenderMemo {
  comments: ReadonlyMap<string, Comment>
  readmes: RenderedReadmes
}

/** What a memo is before anything was rendered. */
export const emptyMemo: RenderMemo = { comments: new Map(), readmes: new Map() }

/** What a README's rendering depends on: its links are relative to where it lies. */
export function readmeKey(file: string, text: string): string {
  return `${file}\n${text}`
}

/**
 * Reads what an earlier build rendered.
 *
 * Rendering depends on nothing but the text and this program, so a memo of the same program can only save time. One that is
 * missing, broken or of another version is empty.
 */
export function readMemo(file: string): RenderMemo {
  try {
    const { program, comments, readmes } = JSON.parse(readFileSync(file, 'utf8'), revive) as { program: string } & RenderMemo
    return program === fingerprint() && comments instanceof Map && readmes instanceof Map ? { comments, readmes } : emptyMemo
  } catch {
    return emptyMemo
  }
}

/** Keeps what a build has used, and no more. A memo that cannot be written is none. */
export function writeMemo(file: string, { comments, readmes }: RenderMemo): void {
  try {
    writeFileAtomic(file, JSON.stringify({ program: fingerprint(), comments, readmes }, replace))
  } catch {
    // The next build renders everything again.
  }
}

/** No property of rendered content has this name. */
const mapTag = '$map'

function replace(_key: string, value: unknown): unknown {
  return value instanceof Map ? { [mapTag]: [...(value as Map<unknown, unknown>)] } : value
}

function revive(_key: string, value: unknown): unknown {
  const entries = typeof value === 'object' && value !== null && mapTag in value ? value[mapTag] : undefined
  return Array.isArray(entries) ? new Map(entries as [unknown, unknown][]) : value
}

let known: string | undefined

/** Changes with every file of this package and of the renderer, and with the versions of what they depend on. */
function fingerprint(): string {
  if (known !== undefined) return known
  const hash = createHash('sha256')
  const own = fileURLToPath(new URL('../..', import.meta.url))
  for (const folder of [own, realpathSync(path.join(own, 'node_modules', '@signpost', 'markdown'))]) {
    for (const file of filesBelow(path.join(folder, path.basename(fileURLToPath(new URL('..', import.meta.url)))))) {
      hash.update(file).update(readFileSync(file))
    }
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    for (const name of Object.keys(dependencies)) hash.update(versionOf(path.join(folder, 'node_modules', name)))
  }
  known = hash.digest('hex')
  return known
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
