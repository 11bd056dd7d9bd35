import { posix } from 'node:path'
import ts from '#typescript'
import { declaredNames } from './compiler/declared-names.ts'
import { parseText } from './compiler/parse-text.ts'
import type { Finding } from './findings.ts'
import { isAmbientModule, isGlobalBlock } from './parse/find-ambient.ts'
import { createReach } from './parse/reached-files.ts'
import type { Side } from './parse/side.ts'
import { ruleFinding } from './rules/rule-finding.ts'

/**
 * Finds global names, modules that are declared by name, and members that files of the package add to others, which an entry point brought along and
 * which only another one brings now.
 * They are compared as one for a whole package, so that nothing else shows it.
 */
export function compareAmbient(base: Side, head: Side): Finding[] {
  const [before, after] = [namesOf(base), namesOf(head)]
  if (before.size === 0) return []
  const [brought, bring] = [broughtBy(base, before), broughtBy(head, after)]
  const kept = new Set([...after.values()].flat())
  return [...base.entries.keys()].flatMap((entry) => {
    if (!head.entries.has(entry)) return []
    const own = bring(entry)
    const lost = [...brought(entry)].filter((name) => kept.has(name) && !own.has(name))
    return lost.length > 0 ? [ruleFinding('ambient-moved', entry, lost.sort().join(', '))] : []
  })
}

/** Creates a function that tells which names an entry point brings along. */
function broughtBy(
  { files, entries }: Side,
  names: ReadonlyMap<string, readonly string[]>,
): (entry: string) => Set<string> {
  const reach = createReach(files.keys(), files)
  return (entry) => new Set([...reach([entries.get(entry) as string])].flatMap((path) => names.get(path) ?? []))
}

const mayBeAmbient = /\bglobal\s*\{|\bmodule\s*['"]/
const isModule = /^\s*(?:import|export)\b/m

/** Ambient names by the files that declare them. */
function namesOf({ files }: Side): Map<string, string[]> {
  const found = [...files].filter(([, text]) => mayBeAmbient.test(text) || !isModule.test(text))
  return new Map(found.map(([path, text]) => [path, ambientNames(parseText(text), path)]))
}

function ambientNames(file: ts.SourceFile, path: string): string[] {
  const isScript = !ts.isExternalModule(file)
  return file.statements.flatMap((node) => {
    if (!isAmbientModule(node)) return isScript ? namesOfStatement(node) : []
    const statements = node.body && ts.isModuleBlock(node.body) ? node.body.statements : []
    if (isGlobalBlock(node)) return statements.flatMap(namesOfStatement)
    if (!/^\./.test(node.name.text)) return [`module ${node.name.text}`]
    const target = posix.join(posix.dirname(path), node.name.text)
    return statements.flatMap(addedNames).map((name) => `${name} of ./${target}`)
  })
}

/** Names that a statement adds to a file of the package: the members of an interface. */
function addedNames(node: ts.Statement): string[] {
  if (!ts.isInterfaceDeclaration(node)) return namesOfStatement(node)
  return node.members.map(({ name }) => `${node.name.text}.${name?.getText() ?? '()'}`)
}

function namesOfStatement(node: ts.Statement): string[] {
  return declaredNames(node).map(({ text }) => text)
}
