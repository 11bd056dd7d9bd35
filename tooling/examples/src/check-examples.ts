import { relative, sep } from 'node:path'
import { openSourceRoot, type ReadLog } from '@signpost/files'
import type { Diagnostic } from '@signpost/diagnostics'
import ts from 'typescript'
import { packageAnswers, type CheckedState } from './answers/package-answers.ts'
import type { PackageAnswers } from './answers/join-answers.ts'
import { collect, TextReader } from './collect-blocks.ts'
import { compileBlocks } from './compile-blocks.ts'
import { decide, decideUncompiled, verdictOf } from './decide-outcome.ts'
import { exportedNames, noExports, type ExportedNames } from './exported-names.ts'
import * as findings from './findings.ts'
import { guardedSystem, type SystemAnswers } from './guarded-system.ts'
import type { CheckedBlock, ExampleInput, ExamplePackage, PackageExamples } from './model.ts'
import { exampleOptions } from './options.ts'
import { planBlocks } from './plan-blocks.ts'
import { reporter } from './reporter.ts'
import { createResolver, type KnownPackage } from './resolver.ts'
import { toolFolders } from './tool-folders.ts'

/**
 * Type-checks the examples of a package: in the doc comments of its sources, or of its declarations where it is installed, in its
 * READMEs and its `docs` folder. One program holds all blocks; those that change globals or other modules have one of their own.
 *
 * @throws RootError when the root does not exist.
 */
export function checkExamples(input: ExampleInput): PackageExamples {
  return checkAndAnswer(input).examples
}

/** Result of a check with the compiler's answers. */
export interface CheckedWithAnswers {
  examples: PackageExamples
  /** Answers for the pages that show the blocks. */
  answers: () => PackageAnswers
  /** Blocks with what is needed to run them. */
  state: CheckedState
}

/**
 * Type-checks like {@link checkExamples}; the compiler's answers about names are collected on request.
 *
 * @param log - Records all reads.
 * @param answers - Of the file system, shared by the checks of one run.
 * @throws RootError when the root does not exist.
 */
export function checkAndAnswer(input: ExampleInput, log?: ReadLog, answers?: SystemAnswers): CheckedWithAnswers {
  const root = openSourceRoot(input.root, toolFolders(), log)
  const sys = guardedSystem(root, log, answers)
  const folder = sys.realpath?.(input.package.directory) ?? input.package.directory
  const { manifest } = input.package
  const documented = input.docs === undefined ? knownPackage({ ...input.package, directory: folder }) : undefined
  const options = exampleOptions(folder, manifest, sys)
  const members = membersByName(input.members)
  const resolver = createResolver(options, sys, documented, members)
  const names: ExportedNames =
    documented === undefined ? noExports : exportedNames(documented, { folder, options, sys, resolver })

  const report = reporter(root, folder, input.name ?? manifest.name)
  const inner = input.members
    .map(({ directory }) => relative(folder, directory).split(sep).join('/'))
    .filter((path) => path !== '' && !path.startsWith('..'))
  const texts = new TextReader(root, report)
  const found = collect(input, folder, inner, names, documented, resolver, texts)
  for (const problem of found.problems) report.add(findings.problem(report.at(problem.file, problem.place), problem))

  const planned = planBlocks(found.blocks, names, sys)
  const compiled = compileBlocks(planned, { folder, options, sys, resolver, names })
  /** Packages without types by name, whether they are installed. */
  const missing = new Map<string, boolean>()
  const failures = new Map<number, string[]>()
  const blocks = found.blocks.map((block, index): CheckedBlock => {
    const plan = planned[index]!
    const parts = compiled.get(index) ?? []
    for (const { package: name, isUntyped } of verdictOf(parts).missing)
      missing.set(name, isUntyped && missing.get(name) !== false)
    const { findings: own, ...decided } =
      plan.kind === 'parts' ? decide(block, parts, report) : decideUncompiled(block, plan, report)
    for (const one of own) report.add(one)
    if (decided.outcome === 'failing') failures.set(index, own.map(failureLine))
    return { ...report.at(block.file, block.place), language: block.language, code: block.code, ...decided }
  })

  const hasOwnImport = blocks.some(({ outcome }) => outcome === 'incomplete' || outcome === 'checked')
  if (documented !== undefined && !names.hasTypes && found.blocks.length > 0 && hasOwnImport)
    report.add(findings.withoutTypes(report.path, report.name))
  const untyped = [...missing].filter(([name]) => name !== documented?.name)
  const notInstalled = untyped.filter(([, isUntyped]) => !isUntyped).map(([name]) => name)
  if (notInstalled.length > 0) report.add(findings.notInstalled(report.path, notInstalled.sort()))
  const examples: PackageExamples = {
    name: report.name,
    path: report.path,
    ...(manifest.version !== undefined && { version: manifest.version }),
    typescript: ts.version,
    blocks,
    unlabelled: found.unlabelled,
    findings: report.all,
  }
  const known = [
    ...(documented === undefined ? [] : [documented]),
    ...[...members.values()].flatMap((some) => some.slice(0, 1)),
  ]
  const state: CheckedState = {
    blocks: found.blocks,
    compiled,
    failures,
    documented,
    known: known.filter((one, index) => known.findIndex(({ name }) => name === one.name) === index),
    resolver,
    program: names.program,
    folder: input.pages ?? folder,
    isDocs: input.docs !== undefined,
  }
  return { examples, answers: () => packageAnswers(examples, state), state }
}

/** Place and sentence of a finding, as the dev server shows them. */
function failureLine({ file, line, column, found, expected }: Diagnostic): string {
  return `${file}:${line ?? 1}:${column ?? 1}: found ${found}, expected ${expected}`
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
