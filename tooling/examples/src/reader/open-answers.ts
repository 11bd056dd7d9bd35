import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnsweredBlock, AnsweredPackage, ExampleAnswers, Target, Use } from './model.ts'

/** `major.minor` of the file; a reader accepts its own major. */
export const formatVersion = '1.2'

/** Name of the file in the folder of answers. */
export const answersFile = 'answers.json'

/** Open answers. */
export interface Answers {
  /** Changes with the file; null without one. */
  readonly manifest: ExampleAnswers | null
  /** Answer about a block by its key: in a package, or without a name in docs. */
  block(key: string, packageName?: string): { block: AnsweredBlock; in: AnsweredPackage } | undefined
  target(index: number): Target | undefined
  /** Places with examples of a symbol that has none of its own. */
  usesOf(packageName: string, name: string): readonly Use[]
  /** Reads the file again when it was replaced. Returns true when it was. */
  refresh(): boolean
}

interface State {
  text: string
  manifest: ExampleAnswers | null
  byName: Map<string, AnsweredPackage>
  docs: readonly AnsweredPackage[]
  targets: Map<string, number>
}

/**
 * Opens the answers about examples. A folder without answers has none: nothing was checked.
 *
 * @throws Error for a file that is damaged or of another major version.
 */
export function openAnswers(directory: string): Answers {
  const file = join(directory, answersFile)
  let state = stateOf(file, readText(file))
  return {
    get manifest() {
      return state.manifest
    },
    block(key, packageName) {
      const own = packageName === undefined ? undefined : state.byName.get(packageName)
      for (const one of own === undefined ? (packageName === undefined ? state.docs : []) : [own]) {
        const block = Object.hasOwn(one.blocks, key) ? one.blocks[key] : undefined
        if (block !== undefined) return { block, in: one }
      }
      return undefined
    },
    target: (index) => state.manifest?.targets[index],
    usesOf(packageName, name) {
      const index = state.targets.get(`${packageName}\0${name}`)
      return index === undefined ? [] : (state.manifest?.uses[index] ?? [])
    },
    refresh() {
      const text = readText(file)
      if (text === state.text) return false
      state = stateOf(file, text)
      return true
    },
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function stateOf(file: string, text: string): State {
  const manifest = text === '' ? null : parse(file, text)
  const packages = manifest?.packages ?? []
  const targets = new Map<string, number>()
  manifest?.targets.forEach(({ package: name, name: symbol, member }, index) => {
    if (member === undefined) targets.set(`${name}\0${symbol}`, index)
  })
  return {
    text,
    manifest,
    byName: new Map(packages.flatMap((one) => (one.isDocs ? [] : [[one.name, one] as const]))),
    docs: packages.filter(({ isDocs }) => isDocs),
    targets,
  }
}

function parse(file: string, text: string): ExampleAnswers {
  let found = 'another format'
  try {
    const value = JSON.parse(text) as ExampleAnswers
    if (value.formatVersion.split('.')[0] === formatVersion.split('.')[0]) return value
    found = `format version ${value.formatVersion}`
  } catch {
    // Damaged.
  }
  throw new Error(
    `${file} has ${found}, expected format version ${formatVersion}. Remove it and build the site again: signpost build writes it.`,
  )
}
