import { relative, sep } from 'node:path'
import { openSourceRoot, readLog, type ReadLog, type SourceRoot } from '@signpost/files'
import ts from '#typescript'
import { guardedSystem, type GuardedSystem, type SystemAnswers } from './guarded-system.ts'
import type { ExampleInput, ExamplePackage } from './model.ts'
import { exampleOptions } from './options.ts'
import { reporter, type Reporter } from './reporter.ts'
import { createResolver, type KnownPackage, type Resolver } from './resolver.ts'
import { toolFolders } from './tool-folders.ts'

/** A package, or docs, whose examples are checked, with the settings of its check. */
export interface Unit {
  input: ExampleInput
  root: SourceRoot
  sys: GuardedSystem
  /** Absolute, links resolved. */
  folder: string
  /** Folders of other packages in it, relative. */
  inner: readonly string[]
  /** Absent for docs that are about no package. */
  documented: KnownPackage | undefined
  members: ReadonlyMap<string, readonly KnownPackage[]>
  options: ts.CompilerOptions
  resolver: Resolver
  report: Reporter
  /** Reads of the unit, and those of its resolver, which files of other units may need; absent when nothing is recorded. */
  logs?: { own: ReadLog; resolver: ReadLog }
}

/** Settings that all checks of one run share. */
export interface RunAnswers {
  answers: SystemAnswers
  isLogged: boolean
}

/** Opens the file system for one record of reads. */
export function systemFor(
  root: string,
  answers: SystemAnswers,
  log?: ReadLog,
): { root: SourceRoot; sys: GuardedSystem } {
  const source = openSourceRoot(root, toolFolders(), log)
  return { root: source, sys: guardedSystem(source, log, answers) }
}

/**
 * Reads the settings of a package, or of docs.
 *
 * @throws RootError when the root does not exist.
 */
export function openUnit(input: ExampleInput, { answers, isLogged }: RunAnswers): Unit {
  const logs = isLogged ? { own: readLog(), resolver: readLog() } : undefined
  const { root, sys } = systemFor(input.root, answers, logs?.own)
  const folder = sys.realpath?.(input.package.directory) ?? input.package.directory
  const { manifest } = input.package
  const documented = input.docs === undefined ? knownPackage({ ...input.package, directory: folder }) : undefined
  const options = exampleOptions(folder, manifest, sys)
  const members = membersByName(input.members)
  const resolving = logs === undefined ? sys : systemFor(input.root, answers, logs.resolver).sys
  return {
    input,
    root,
    sys,
    folder,
    inner: input.members
      .map(({ directory }) => relative(folder, directory).split(sep).join('/'))
      .filter((path) => path !== '' && !path.startsWith('..')),
    documented,
    members,
    options,
    resolver: createResolver(options, resolving, documented, members),
    report: reporter(root, folder, input.name ?? manifest.name),
    ...(logs !== undefined && { logs }),
  }
}

/** Settings that units of one program have in common: options, the files of their `types`, and packages of the repository. */
export function programKey({ input, folder, options, members, sys }: Unit): string {
  const ambient = (options.types ?? []).map(
    (name) =>
      ts.resolveTypeReferenceDirective(name, `${folder}/index.ts`, options, sys).resolvedTypeReferenceDirective
        ?.resolvedFileName,
  )
  const folders = [...members.values()].flatMap((some) => some.map((one) => one.folder))
  return JSON.stringify([input.root, options, ambient, folders])
}

function knownPackage({ directory, manifest }: ExamplePackage): KnownPackage | undefined {
  return manifest.name === undefined ? undefined : { name: manifest.name, folder: directory, manifest }
}

function membersByName(members: readonly ExamplePackage[]): Map<string, KnownPackage[]> {
  const byName = new Map<string, KnownPackage[]>()
  for (const one of members) {
    const known = knownPackage(one)
    if (known !== undefined) byName.set(known.name, [...(byName.get(known.name) ?? []), known])
  }
  return byName
}
