import type ts from 'typescript'
import type { PackageConfig, RunInput } from '../api-extractor/extractor-config.ts'
import { runApiExtractor } from '../api-extractor/run-api-extractor.ts'
import type { RunResult } from '../api-extractor/run-api-extractor.ts'
import { createDeclarationProgram } from '../program/declaration-program.ts'
import type { DeclarationProgramInput } from '../program/declaration-program.ts'
import { lineOf } from '../program/lines.ts'
import { bisect } from './bisect.ts'
import { declaredName, enclosingParts, isReplaceable } from './enclosing-parts.ts'
import { exportPositions, partialEntryPoint } from './partial-entry-point.ts'
import { omit, patchDeclarations } from './patch-declarations.ts'
import type { PatchedDeclarations } from './patch-declarations.ts'
import { placeholder, restore } from './placeholders.ts'
import { applyChanges } from './text-changes.ts'

/** A declaration that was hidden from API Extractor, wholly or in part. */
export interface HiddenDeclaration {
  /** Relative to the package folder. */
  file: string
  line: number
  /** Name of the export or of the declared symbol; absent for a statement that declares nothing. */
  name?: string
  /** Error that API Extractor threw on it. */
  crash: string
  /** True when the doc model lacks it; false when it is there with a type as text, without links. */
  isOmitted: boolean
}

/** A run that succeeded on patched declarations. */
export interface RecoveredRun extends RunResult {
  /** Statements of the whole package on which API Extractor is known to throw. */
  omitted: PatchedDeclarations['omitted']
  /** Declarations of this entry point on which it threw besides. */
  hidden: HiddenDeclaration[]
  /** False when the doc model lacks declarations of the package. */
  isWhole: boolean
}

/** Retries API Extractor on entry points on which it threw. */
export interface Recovery {
  /** Returns nothing when no attempt gave a doc model and a report. */
  run(entryPoint: RunInput): RecoveredRun | undefined
}

/**
 * Limits for one package: attempts, and characters that they read together, which is what an attempt costs. A declaration takes
 * one to four attempts. Where many fail, the facts have the declarations that were not reached.
 */
const limits = { attempts: 60, characters: 60_000_000 }

/**
 * Retries API Extractor on an in-memory copy of a package's declarations, patched a little more after each exception:
 *
 * 1. `patchDeclarations` removes the constructs that are known to throw.
 * 2. While it throws inside a declaration, the type it was analysing is hidden, then the member, then the statement.
 * 3. When it throws elsewhere, `export *` of other packages is removed.
 * 4. When it still throws, `bisect` finds the exports to leave out.
 *
 * Patches of one entry point stay for the next.
 */
export function createRecovery(
  input: Omit<DeclarationProgramInput, 'overlay'>,
  program: ts.Program,
  config: PackageConfig,
): Recovery {
  const { folder } = input
  const most = Math.min(limits.attempts, limits.characters / charactersOf(program, folder))
  let attempts = 0
  let patched: PatchedDeclarations = { overlay: new Map(), placeholders: new Map(), omitted: [] }
  let keepForeignStars = true
  let current = program

  return {
    run(entryPoint) {
      if (current === program) patchKnown()
      let hidden: HiddenPart[] = []
      let result = attempt(entryPoint, current)
      while (result.crash !== undefined && result.crashedAt && mayRetry()) {
        const part = hide(result.crashedAt, result.crash, hidden)
        if (!part) break
        hidden = [...hidden.filter((one) => !isWithin(one, part)), part]
        // Names that referred to the hidden part are unresolved now.
        current = programWith(patched.overlay)
        patchKnown()
        result = attempt(entryPoint, current)
      }
      if (result.crash !== undefined && !result.crashedAt && keepForeignStars) {
        keepForeignStars = false
        patchKnown()
        result = attempt(entryPoint, current)
      }
      const rest = result.crash === undefined ? { result, hidden: [] } : omitExports(entryPoint, result.crash)
      const { docModel, report, diagnostics } = rest.result
      if (docModel === undefined || report === undefined) return undefined
      const { omitted, placeholders } = patched
      const all = [...hidden.map(({ declaration }) => declaration), ...rest.hidden]
      return {
        docModel: restore(docModel, placeholders, 'json'),
        report: restore(report, placeholders, 'text'),
        diagnostics,
        omitted,
        hidden: all,
        isWhole: !omitted.some(({ isOwn }) => isOwn) && !all.some(({ isOmitted }) => isOmitted),
      }
    },
  }

  function mayRetry(): boolean {
    return attempts < most
  }

  function programWith(overlay: ReadonlyMap<string, string>): ts.Program {
    return createDeclarationProgram({ ...input, overlay, oldProgram: current })
  }

  function patchKnown(): void {
    patched = patchDeclarations(current, folder, patched, keepForeignStars)
    current = programWith(patched.overlay)
  }

  function attempt(entryPoint: RunInput, on: ts.Program): RunResult {
    attempts++
    return runApiExtractor(config, { ...entryPoint, tempDir: `${entryPoint.tempDir}-${attempts}` }, on)
  }

  /** Hides the smallest part around a node that is not hidden yet; returns nothing when there is none. */
  function hide(node: ts.Node, crash: string, before: readonly HiddenPart[]): HiddenPart | undefined {
    const { fileName: file, text } = node.getSourceFile()
    if (!folder.owns(file)) return undefined
    const rangeOf = (one: ts.Node): TextRange => ({ file, from: one.getStart(), to: one.getEnd() })
    const parts = enclosingParts(node).filter((one) => !before.some((other) => isWithin(rangeOf(one), other)))
    // A type that is too short for a placeholder leaves a hole in the type around it.
    const fits = (one: ts.Node): boolean => placeholder(new Map(patched.placeholders), one) !== undefined
    const part = parts.find((one) => isReplaceable(one) && fits(one)) ?? parts[0]
    if (!part) return undefined
    const replaced = isReplaceable(part) ? placeholder(patched.placeholders, part) : undefined
    patched.overlay.set(file, applyChanges(text, [replaced ?? omit(part)]))
    const name = declaredName(part)
    return {
      ...rangeOf(part),
      declaration: {
        file: folder.relative(file),
        line: lineOf(part),
        ...(name === undefined ? {} : { name }),
        crash,
        isOmitted: replaced === undefined,
      },
    }
  }

  /** Runs on as many exports as possible; the others are hidden. */
  function omitExports(entryPoint: RunInput, crash: string): { result: RunResult; hidden: HiddenDeclaration[] } {
    const positions = exportPositions(program, entryPoint.types, folder)
    let result: RunResult = { crash, diagnostics: [] }
    const tryExports = (names: readonly string[]): string | undefined => {
      const overlay = new Map([...patched.overlay, ...partialEntryPoint(current, entryPoint.types, names)])
      const tried = attempt(entryPoint, programWith(overlay))
      if (tried.crash === undefined) result = tried
      return tried.crash
    }
    const failures = bisect([...positions.keys()], crash, tryExports, mayRetry)
    const hidden = failures.map(({ item: name, crash: thrown }) => ({
      ...positions.get(name)!,
      name,
      crash: thrown,
      isOmitted: true,
    }))
    return { result, hidden }
  }
}

/** Size of a package's own declarations. */
function charactersOf(program: ts.Program, folder: DeclarationProgramInput['folder']): number {
  const own = program.getSourceFiles().filter(({ fileName }) => folder.owns(fileName))
  return own.reduce((sum, { text }) => sum + text.length, 0)
}

/** A range of a file. Patches before it do not move it. */
interface TextRange {
  /** Absolute. */
  file: string
  from: number
  to: number
}

interface HiddenPart extends TextRange {
  declaration: HiddenDeclaration
}

function isWithin(inner: TextRange, outer: TextRange): boolean {
  return inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to
}
