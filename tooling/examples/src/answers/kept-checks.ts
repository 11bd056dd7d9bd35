import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areUnchanged, digest, type answering, type Reads } from '@signpost/files'
import type { PackageExamples } from '../model.ts'
import type { PackageAnswers } from './join-answers.ts'

/** Result of a check with everything that decides whether it would end the same way again. */
export interface KeptCheck {
  key: string
  reads: Reads
  /** Name of the {@link KeptReads} that it shares with other checks. */
  shared: string
  examples: PackageExamples
  answers: PackageAnswers
}

/** Reads that several checks share, each in a file named by its content: those of dependencies are most of all. */
export interface KeptReads {
  /** Writes reads and returns their name. */
  write(reads: Reads): string
  /** Whether the reads of a name have the same answers now; false for those that are not there. */
  areUnchanged(name: string, answer: ReturnType<typeof answering>): boolean
  /** Removes reads that no check has. */
  clean(names: readonly string[]): void
}

const prefix = 'reads-'

/** Opens the shared reads in a cache. */
export function keptReads(cache: string): KeptReads {
  const folder = join(cache, 'shared')
  const fileOf = (name: string): string => join(folder, `${prefix}${name}.json`)
  const written = new Map<Reads, string>()
  const unchanged = new Map<string, boolean>()
  return {
    write(reads) {
      const known = written.get(reads)
      if (known !== undefined) return known
      const text = JSON.stringify(reads)
      const name = digest(text)
      writeQuietly(fileOf(name), text)
      written.set(reads, name)
      return name
    },
    areUnchanged(name, answer) {
      const found = unchanged.get(name) ?? isUnchanged(fileOf(name), answer)
      unchanged.set(name, found)
      return found
    },
    clean(names) {
      const used = new Set(names.map((name) => `${prefix}${name}.json`))
      for (const name of listed(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

function isUnchanged(file: string, answer: ReturnType<typeof answering>): boolean {
  const reads = readJson<Reads>(file)
  return reads !== undefined && areUnchanged(reads, answer)
}

/** Reads a kept check; undefined when there is none, or it is damaged. */
export function readKept(file: string): KeptCheck | undefined {
  return readJson<KeptCheck>(file)
}

/** Keeps a check. One that cannot be written is made again. */
export function writeKept(file: string, result: KeptCheck): void {
  writeQuietly(file, JSON.stringify(result))
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return undefined
  }
}

function writeQuietly(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch {
    // The check runs again.
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
