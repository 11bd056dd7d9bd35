import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isOutput } from './output-folder.ts'
import { SourceError } from './source-error.ts'
import type { SourceRoot } from './source-root.ts'

/**
 * Reads of a step and their answers, by question and path: `{"file /repo/a.ts": "false", "text /repo/b.d.ts": "<digest>"}`.
 * A step whose reads have the same answers again has the same result.
 */
export type Reads = Readonly<Record<string, string>>

/**
 * Question about a path: `text`, its digest or why it is refused; `file` and `folder`, whether there is a readable one;
 * `inside`, whether it resolves into the root; `names`, digest of a folder's folders and files of code; `real`, the path without links;
 * `entry`, whether there is anything, even a broken link.
 */
export type Question = 'text' | 'file' | 'folder' | 'inside' | 'names' | 'real' | 'entry'

/** Record of the reads of one step. */
export interface ReadLog {
  add(question: Question, path: string, answer: string): void
  /** The answer that was recorded, if any. */
  get(question: Question, path: string): string | undefined
  reads(): Reads
}

/** No question has this answer: the path changed while the step ran. */
const changed = '!'

/** Creates an empty log. */
export function readLog(): ReadLog {
  const answers = new Map<string, string>()
  return {
    add(question, path, answer) {
      const key = `${question} ${path}`
      const known = answers.get(key)
      answers.set(key, known === undefined || known === answer ? answer : changed)
    },
    get: (question, path) => answers.get(`${question} ${path}`),
    reads: () => Object.fromEntries(answers),
  }
}

/**
 * Answers questions about the files of a root as they are now. Each one is answered once: steps of one command share the
 * answers.
 */
export function answering(source: SourceRoot): (question: Question, path: string) => string {
  const known = new Map<string, string>()
  return (question, path) => {
    const key = `${question} ${path}`
    const answer = known.get(key) ?? answers[question](path, source)
    known.set(key, answer)
    return answer
  }
}

/** Whether recorded reads have the same answers now. */
export function areUnchanged(reads: Reads, answer: ReturnType<typeof answering>): boolean {
  return Object.entries(reads).every(([key, recorded]) => {
    const space = key.indexOf(' ')
    return answer(key.slice(0, space) as Question, key.slice(space + 1)) === recorded
  })
}

/** Digest of the content of a file. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** Answer to `text` for a file that is not read. */
export function refusalAnswer({ code, found }: SourceError): string {
  return `${code}: ${found}`
}

/** Folders in which no declarations are looked for. */
const toolData = new Set(['.api', '.git', '.turbo'])

/**
 * Answer to `names`: folders, links and files of code by name, with their type. Other files are no inputs of a listing, nor are
 * the folders in which tools keep data, and built sites: extraction itself writes to `.api`, and the build after it to `site`.
 */
export function namesAnswer(folder: string): string {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !toolData.has(entry.name) && !(entry.isDirectory() && isOutput(join(folder, entry.name))))
    .filter((entry) => !entry.isFile() || /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => `${entry.name} ${entry.isDirectory()} ${entry.isFile()}`)
  return digest(names.sort().join('\n'))
}

const answers: Record<Question, (path: string, source: SourceRoot) => string> = {
  text(path, source) {
    try {
      return digest(source.read(path))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      return refusalAnswer(error)
    }
  },
  // `stat` first: resolving the links of a path that does not exist is slow.
  file: (path, source) => String(statOf(path)?.isFile() === true && source.canRead(path)),
  folder: (path, source) => String(statOf(path)?.isDirectory() === true && source.contains(path)),
  inside: (path, source) => String(source.contains(path)),
  names: (path) => orNothing(() => namesAnswer(path)),
  real: (path) => orNothing(() => realpathSync.native(path)),
  entry: (path) => orNothing(() => String(lstatSync(path, { throwIfNoEntry: false }) !== undefined)),
}

function statOf(path: string): { isFile(): boolean; isDirectory(): boolean } | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // A link that leads to itself, or a path that no file can have.
    return undefined
  }
}

function orNothing(answer: () => string): string {
  try {
    return answer()
  } catch {
    return ''
  }
}
