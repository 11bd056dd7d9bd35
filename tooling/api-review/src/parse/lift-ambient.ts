import type ts from '#typescript'
import { createProgram, readOptions } from '../compiler/program.ts'
import { blanked } from './undeclared-names.ts'
import { globalEntry, isAmbientEntry, moduleEntry } from '../match/ambient-names.ts'
import { type Ambient, findAmbient, umdNames } from './find-ambient.ts'
import { scopeOf } from './find-homes.ts'
import { findMerged, type MergedGlobal, mergedText, platformFile, platformText } from './merged-globals.ts'
import { ScopedText } from './scoped-text.ts'
import type { Side } from './side.ts'

/**
 * Turns ambient declarations into modules: what scripts and `declare global` declare becomes an entry point of its own, and so
 * does each `declare module 'x'` that is no file of the side. In one program those of two sides would merge, and no import
 * reaches them; as exports they are compared like all others.
 *
 * @param stubs - Modules of dependencies by path relative to `node_modules`.
 * @returns Both sides with the same ambient entry points; as they are when neither has ambient declarations.
 */
export function liftAmbient(
  base: Side,
  head: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
): { base: Side; head: Side } {
  const lifted = [base, head].map((side) => (mayBeAmbient(side) ? lift(side, options, stubs) : asWritten(side)))
  const entries = lifted.flatMap(({ side }) => [...side.entries.keys()].filter(isAmbientEntry))
  const merged = new Map(lifted.flatMap((one) => [...one.merged]))
  const [before, after] = lifted.map(({ side, merged: own }) =>
    withPlatform(withEntries(side, entries), [...merged.values()], new Set(own.keys())),
  ) as [Side, Side]
  return { base: before, head: after }
}

/** A side without ambient declarations, and what they add to the platform's. */
interface Lifted {
  side: Side
  merged: ReadonlyMap<string, MergedGlobal>
}

function asWritten(side: Side): Lifted {
  return { side, merged: new Map() }
}

/** Adds what the platform declares to names of {@link globalEntry}: an interface that a side no longer adds to is still there. */
function withPlatform(side: Side, merged: readonly MergedGlobal[], own: ReadonlySet<string>): Side {
  if (merged.length === 0) return side
  const path = ambientPath(globalEntry)
  const text = `${side.files.get(path)}${mergedText(merged, own)}`
  return { ...side, files: new Map([...side.files, [path, text], [platformFile, platformText(merged)]]) }
}

/** File of an ambient entry point. */
function ambientPath(entry: string): string {
  return `$ambient/${encodeURIComponent(entry)}.d.ts`
}

/** Adds an empty module for each entry point that only the other side has. */
function withEntries(side: Side, entries: readonly string[]): Side {
  const missing = entries.filter((entry) => !side.entries.has(entry))
  return {
    ...side,
    files: new Map([...side.files, ...missing.map((entry) => [ambientPath(entry), 'export {}\n'] as const)]),
    entries: new Map([...side.entries, ...missing.map((entry) => [entry, ambientPath(entry)] as const)]),
  }
}

/** Whether a file is a script, or has one of the forms by which a module declares something outside of itself. */
function mayBeAmbient({ files }: Side): boolean {
  return [...files.values()].some(
    (text) => !/^\s*(?:import|export)\b/m.test(text) || /\b(?:global\s*\{|module\s*['"]|as\s+namespace\b)/.test(text),
  )
}

function lift(side: Side, options: Record<string, unknown>, stubs: ReadonlyMap<string, string>): Lifted {
  const files = new Map<string, string>()
  for (const [path, text] of stubs) files.set(`/review/node_modules/${path}`, text)
  for (const [path, text] of side.files) files.set(`/review/side/${path}`, text)
  const roots = [...side.entries.values()].map((path) => `/review/side/${path}`)
  const program = createProgram(files, roots, { ...readOptions(options), skipLibCheck: true })
  const checker = program.getTypeChecker()
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith('/review/side/'))
  const ambient = own.flatMap((file) => findAmbient(checker, file))
  const names = own.flatMap(umdNames)
  if (ambient.length + names.length === 0) return asWritten(side)
  return { side: withAmbientFiles(side, checker, own, ambient, names), merged: findMerged(checker, ambient) }
}

function withAmbientFiles(
  side: Side,
  checker: ts.TypeChecker,
  own: readonly ts.SourceFile[],
  ambient: readonly Ambient[],
  names: readonly string[],
): Side {
  const entries = new Set([...ambient.map(entryOf), ...(names.length > 0 ? [globalEntry] : [])])
  const scope = scopeOf(checker, ambient, (one) => ambientPath(entryOf(one)))
  const texts = new Map([...entries].map((entry) => [ambientPath(entry), new ScopedText(ambientPath(entry), scope)]))
  for (const one of ambient) texts.get(ambientPath(entryOf(one)))?.addAmbient(one)
  for (const name of names)
    texts
      .get(ambientPath(globalEntry))
      ?.add(`export declare const ${name}: { readonly library: ${JSON.stringify(name)} }`)
  for (const file of own) {
    const path = file.fileName.slice('/review/side/'.length)
    const nodes = ambient.filter((one) => one.file === file && one.node.parent === file).map(({ node }) => node)
    const text = new ScopedText(path, scope)
    text.addFile(file, blanked(file.text, nodes), nodes)
    texts.set(path, text)
  }
  return {
    ...side,
    files: new Map([...side.files, ...[...texts].map(([path, text]) => [path, text.finish()] as const)]),
    entries: new Map([...side.entries, ...[...entries].map((entry) => [entry, ambientPath(entry)] as const)]),
  }
}

function entryOf({ module }: Ambient): string {
  return module === undefined ? globalEntry : moduleEntry(module)
}
