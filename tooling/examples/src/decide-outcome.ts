import type { Diagnostic } from '@signpost/diagnostics'
import { isAnnounced } from './announced.ts'
import type { Block } from './block.ts'
import { isDeclarationOnly } from './block-shape.ts'
import type { CompiledPart } from './compile-blocks.ts'
import * as findings from './findings.ts'
import type { CompilerError, Verdict } from './judge.ts'
import type { Outcome } from './model.ts'
import { largest, type PlannedBlock } from './plan-blocks.ts'
import { placeIn, type Reporter } from './reporter.ts'
import { readExpectations } from './run/expectations.ts'
import { parseText } from './syntax.ts'

/** Reported errors of one block. */
const mostErrors = 3

/** Outcome of a block with what is reported of it. */
export interface Decided {
  outcome: Outcome
  /** Code of the compiler's first error; absent without one. */
  error?: number
  findings: Diagnostic[]
}

/** Decides the outcome of a block that is not compiled. */
export function decideUncompiled(
  block: Block,
  planned: Exclude<PlannedBlock, { kind: 'parts' }>,
  report: Reporter,
): Decided {
  if (planned.kind === 'omitted') {
    if (planned.reason === 'too-large')
      return {
        outcome: 'too-large',
        findings: [findings.tooLarge(report.at(block.file, block.place), block.code.length, largest)],
      }
    return { outcome: block.marks.fragment ? 'fragment' : planned.reason, findings: [] }
  }
  if (block.marks.fragment) return { outcome: 'fragment', findings: [] }
  const [first] = planned.errors as [CompilerError]
  return {
    outcome: 'failing',
    error: first.code,
    findings: [findings.syntax(placeIn(block, first.start, report), first)],
  }
}

/** Verdict on all parts of a block. */
export function verdictOf(parts: readonly CompiledPart[]): Verdict {
  return {
    errors: parts.flatMap(({ verdict }) => verdict.errors),
    missing: parts.flatMap(({ verdict }) => verdict.missing),
    isPartial: parts.some(({ verdict }) => verdict.isPartial),
  }
}

/** Decides the outcome of a compiled block: by its errors, its marks, and the comments that announce errors. */
export function decide(block: Block, parts: readonly CompiledPart[], report: Reporter): Decided {
  const decided = decideCompiled(block, parts, report)
  const language = parts[0]!.part.language
  const mayRun = decided.outcome === 'checked' || decided.outcome === 'incomplete'
  if (!block.marks.noRun || decided.outcome === 'failing') return decided
  if (mayRun && readExpectations(block.code, language) !== undefined) return decided
  return { ...decided, findings: [...decided.findings, findings.neverRun(report.at(block.file, block.place))] }
}

function decideCompiled(block: Block, parts: readonly CompiledPart[], report: Reporter): Decided {
  const verdict = verdictOf(parts)
  const open = verdict.errors.filter(({ start, message }) => !isAnnounced(block.code, start, message))
  const [first] = block.marks.fails === undefined ? open : verdict.errors
  const error = first === undefined ? {} : { error: first.code }
  const at = report.at(block.file, block.place)
  if (block.marks.fails !== undefined) return { ...error, ...decideFails(block.marks.fails.code, first, verdict, at) }
  const isIncomplete = verdict.missing.length > 0 || verdict.isPartial
  if (block.marks.fragment) {
    // Nothing is certain without types.
    if (first !== undefined || isIncomplete) return { ...error, outcome: 'fragment', findings: [] }
    const isTrivial = isDeclarationOnly(parseText(block.code, parts[0]!.part.language))
    return { outcome: 'checked', findings: isTrivial ? [] : [findings.unneeded(at, 'fragment')] }
  }
  if (first === undefined)
    return { outcome: isIncomplete ? 'incomplete' : verdict.errors.length > 0 ? 'fails' : 'checked', findings: [] }
  const shown = open
    .slice(0, mostErrors)
    .map((one) => findings.doesNotCompile(placeIn(block, one.start, report), one, open.length))
  return { ...error, outcome: 'failing', findings: shown }
}

/** Decides for the mark `fails`: the block must not compile, with the wanted code if there is one. */
function decideFails(
  wanted: number | undefined,
  first: CompilerError | undefined,
  { errors, missing }: Verdict,
  at: findings.At,
): Decided {
  const isAsSaid = first !== undefined && (wanted === undefined || errors.some(({ code }) => code === wanted))
  if (isAsSaid) return { outcome: 'fails', findings: [] }
  if (missing.length > 0 && first === undefined) return { outcome: 'incomplete', findings: [] }
  return { outcome: 'failing', findings: [findings.compiles(at, wanted, first)] }
}
