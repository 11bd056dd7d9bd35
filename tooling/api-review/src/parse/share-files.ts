import { dirname, posix, relative } from 'node:path'
import ts from '#typescript'
import { preProcess } from './imported-files.ts'
import { isAmbientModule } from './find-ambient.ts'
import type { Side } from './side.ts'
import { parseText } from '../compiler/parse-text.ts'

/**
 * Replaces each file of the head that is as in the base, with everything it imports, by a re-export of the base's file.
 * Types of such files are the same on both sides then: nothing in them is compared, parsed or bound twice.
 *
 * @returns The head, its texts written for a program where its folder is a sibling of the base's, which is called `base`.
 */
export function shareFiles(base: Side, head: Side): { head: Side; shared: ReadonlySet<string> } {
  const shared = new Set([...head.files].filter(([path, text]) => base.files.get(path) === text).map(([path]) => path))
  const parsed = new Map([...shared].map((path) => [path, parseText(head.files.get(path) as string)]))
  const paths = new Set([...base.files.keys(), ...head.files.keys()])
  const importers = importersOf(parsed, paths)
  const isAugmented = augmentedFiles([base, head], paths)
  const queue = [...paths].filter((path) => !shared.has(path) || isAugmented.has(path) || !canShare(parsed.get(path)))
  for (const path of queue) {
    shared.delete(path)
    for (const importer of importers.get(path) ?? []) if (shared.delete(importer)) queue.push(importer)
  }
  const files = new Map(
    [...head.files].map(([path, text]) => [path, shared.has(path) ? reExport(path, parsed.get(path)) : text]),
  )
  return { head: { ...head, files }, shared }
}

/** Modules without `export =`, and without augmentations, which both sides would add to the same declarations. */
function canShare(file: ts.SourceFile | undefined): boolean {
  return (
    file !== undefined &&
    ts.isExternalModule(file) &&
    !file.statements.some((node) => (ts.isExportAssignment(node) && node.isExportEquals) || isAmbientModule(node))
  )
}

/** Files to which files of the sides add declarations, and those that these re-export: the declarations are added there. */
function augmentedFiles(sides: readonly Side[], paths: ReadonlySet<string>): Set<string> {
  const all = sides.flatMap(({ files }) => [...files])
  const augmented = new Set(all.flatMap(([path, text]) => augmentedBy(path, text, paths)))
  for (const path of augmented) {
    const texts = sides.flatMap(({ files }) => files.get(path) ?? [])
    for (const statement of texts.flatMap((text) => [...parseText(text).statements])) {
      const isReExport = ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
      const specifier = isReExport ? (statement.moduleSpecifier as ts.StringLiteral).text : undefined
      for (const target of specifier === undefined ? [] : targetsOf(path, specifier, paths)) augmented.add(target)
    }
  }
  return augmented
}

/** Files to which a file adds declarations: `declare module './core'`. */
function augmentedBy(path: string, text: string, paths: ReadonlySet<string>): string[] {
  if (!/\bmodule\s*['"]/.test(text)) return []
  const { statements } = parseText(text)
  return statements.filter(isAmbientModule).flatMap(({ name }) => targetsOf(path, name.text, paths))
}

function reExport(path: string, file: ts.SourceFile | undefined): string {
  const target = relative(dirname(posix.join('head', path)), posix.join('base', path)).replace(
    /\.d\.([mc]?)ts$/,
    '.$1js',
  )
  // A re-export too many is an error in a file that is not checked.
  const hasDefault = /\bdefault\b/.test(file?.text ?? '')
  return `export * from '${target}'\n${hasDefault ? `export { default } from '${target}'\n` : ''}`
}

/** Files that import a file of either side, by its path. */
function importersOf(parsed: ReadonlyMap<string, ts.SourceFile>, paths: ReadonlySet<string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, { text }] of parsed) {
    const { importedFiles, referencedFiles } = preProcess(text)
    for (const { fileName } of [...importedFiles, ...referencedFiles]) {
      for (const target of targetsOf(path, fileName, paths))
        importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

/** Files of a package that a specifier in one of them may lead to. */
function targetsOf(path: string, specifier: string, paths: ReadonlySet<string>): string[] {
  const target = specifier.startsWith('.') ? posix.join(dirname(path), specifier) : `node_modules/${specifier}`
  const stem = target.replace(/(\.d)?\.([mc]?)[jt]s$/, '')
  const candidates = [target, stem, posix.join(stem, 'index')].flatMap((name) => [
    name,
    ...['', 'm', 'c'].map((kind) => `${name}.d.${kind}ts`),
  ])
  return [...new Set(candidates)].filter((name) => paths.has(name))
}
