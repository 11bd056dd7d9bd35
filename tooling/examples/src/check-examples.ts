import { shownPath, type Reads } from '@signpost/files'
import type { Diagnostic } from '@signpost/diagnostics'
import ts from '#typescript'
import { packageAnswers, type CheckedState } from './answers/package-answers.ts'
import type { PackageAnswers } from './answers/join-answers.ts'
import { compileTogether, type CompiledUnit } from './compile-together.ts'
import { decide, decideUncompiled, verdictOf } from './decide-outcome.ts'
import * as findings from './findings.ts'
import { systemAnswers } from './guarded-system.ts'
import type { CheckedBlock, ExampleInput, PackageExamples } from './model.ts'
import { openUnit, programKey, type Unit } from './unit.ts'

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
  /** Reads that the result depends on; empty when they are not recorded. */
  reads: UnitReads
}

/** Reads of a check: its own, and those that it has in common with other checks of the run. */
export interface UnitReads {
  own: Reads
  shared: Reads
}

/**
 * Type-checks like {@link checkExamples}, in a program for each group of packages with equal settings.
 *
 * @returns In the order of the inputs.
 * @throws RootError when a root does not exist.
 */
export function checkAllExamples(inputs: readonly ExampleInput[]): PackageExamples[] {
  return checkTogether(inputs, ({ examples }) => examples)
}

/** Type-checks like {@link checkExamples}; the compiler's answers about names are collected on request. */
export function checkAndAnswer(input: ExampleInput): CheckedWithAnswers {
  return checkTogether([input], (one) => one)[0]!
}

/**
 * Most packages of one program: its memory grows with each. Packages with equal settings share it, because the compiler resolves the
 * types of their dependencies once then.
 */
const mostTogether = 24

/**
 * Type-checks the examples of several packages. Each one sees only what its own users see, although some share a program.
 *
 * @param finish - Reduces a result to what is kept of it: its program is released then.
 * @param isLogged - Whether reads are recorded.
 * @throws RootError when a root does not exist.
 */
export function checkTogether<Result>(
  inputs: readonly ExampleInput[],
  finish: (one: CheckedWithAnswers) => Result,
  isLogged = false,
): Result[] {
  const answers = systemAnswers()
  const units = inputs.map((input) => openUnit(input, { answers, isLogged }))
  const groups = new Map<string, Unit[][]>()
  for (const unit of units) {
    const key = programKey(unit)
    const some = groups.get(key) ?? [[]]
    if (some.at(-1)!.length === mostTogether) some.push([])
    some.at(-1)!.push(unit)
    groups.set(key, some)
  }
  const results = new Map<Unit, Result>()
  for (const some of [...groups.values()].flat())
    for (const one of compileTogether(some, { answers, isLogged })) results.set(one.unit, finish(resultOf(one)))
  return units.map((unit) => results.get(unit)!)
}

function resultOf({ unit, names, found, planned, compiled, reads }: CompiledUnit): CheckedWithAnswers {
  const { documented, report, input, members, folder, resolver } = unit
  /** Packages without types by name, whether they are installed. */
  const missing = new Map<string, boolean>()
  const failures = new Map<number, string[]>()
  const blocks = found.blocks.map((block, index): CheckedBlock => {
    const plan = planned[index]!
    const parts = compiled.get(index) ?? []
    for (const { package: name, isUntyped } of block.marks.fragment ? [] : verdictOf(parts).missing)
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
  const alike = notInstalled.flatMap((name) => {
    const folders = (members.get(name) ?? []).map((one) => shownPath(one.folder, input.root))
    return folders.length > 1 ? [[name, folders] as const] : []
  })
  if (notInstalled.length > 0) report.add(findings.notInstalled(report.path, notInstalled.sort(), new Map(alike)))
  const { version } = input.package.manifest
  const examples: PackageExamples = {
    name: report.name,
    path: report.path,
    ...(version !== undefined && { version }),
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
  return { examples, answers: () => packageAnswers(examples, state), state, reads }
}

/** Place and sentence of a finding, as the dev server shows them. */
function failureLine({ file, line, column, found, expected }: Diagnostic): string {
  return `${file}:${line ?? 1}:${column ?? 1}: found ${found}, expected ${expected}`
}
