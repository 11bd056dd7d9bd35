import type ts from 'typescript'
import { createDeclarationProgram } from '../program/declaration-program.ts'
import type { DeclarationProgramInput } from '../program/declaration-program.ts'
import { exportingOnly, exportPlaces } from './exporting-only.ts'
import type { PackageConfig, RunInput } from '../api-extractor/extractor-config.ts'
import { declaredName, isCoverable, partsAround } from './parts-around.ts'
import { runApiExtractor } from '../api-extractor/run-api-extractor.ts'
import type { RunResult } from '../api-extractor/run-api-extractor.ts'
import { cover, omit, restore, screenDeclarations } from './screen-declarations.ts'
import type { ScreenedDeclarations } from './screen-declarations.ts'
import { applyChanges } from './text-changes.ts'
import { workingPart } from './working-part.ts'

/** A declaration that had to be hidden from API Extractor, wholly or in part. */
export interface HiddenDeclaration {
  file: string
  line: number
  /** The export, or what the statement declares; absent for a statement that declares nothing. */
  name?: string
  /** What API Extractor threw over it. */
  crash: string
  /** False when it is in the doc model, with a type that is text without links. */
  isLeftOut: boolean
}

/** A run that succeeded in the end, and what it took. */
export interface MendedRun extends RunResult {
  /** Statements that API Extractor is known not to take, of the whole package. */
  omitted: ScreenedDeclarations['omitted']
  /** Found by this run. */
  hidden: HiddenDeclaration[]
  /** False when declarations of the package are missing from the doc model. */
  isWhole: boolean
}

/** Runs API Extractor again where it threw. */
export interface MendedRuns {
  /** Nothing when no way was found to a doc model and a report. */
  run(at: EntryRun): MendedRun | undefined
}

type EntryRun = RunInput & { key: string }

/**
 * Bounds for one package. A declaration takes one to four attempts; where more than a few fail, time is what runs out,
 * and what has not been found by then is left to the facts.
 */
const most = { attempts: 60, ms: 240_000 }

/**
 * Runs API Extractor on a copy of a package's declarations in which what it cannot take is covered up.
 *
 * First the constructs that are known. Then, where it still throws in the middle of a declaration, the type that it was
 * looking at, the member, the statement, until the exception is another one. What it throws elsewhere may be over what is
 * starred from other packages; otherwise it is found by leaving out exports, half by half. What one entry point has taught
 * holds for the next.
 */
export function mendedRuns(
  input: Omit<DeclarationProgramInput, 'overlay'>,
  program: ts.Program,
  config: PackageConfig,
): MendedRuns {
  const { folder } = input
  const until = performance.now() + most.ms
  let attempts = 0
  let screened: ScreenedDeclarations = { overlay: new Map(), placeholders: new Map(), omitted: [] }
  let withForeignStars = true
  let current = program
  const screenAgain = (): void => {
    screened = screenDeclarations(current, folder, screened, withForeignStars)
    current = createDeclarationProgram({ ...input, overlay: screened.overlay, oldProgram: current })
  }
  const hasTime = (): boolean => attempts < most.attempts && performance.now() < until

  return {
    run(at) {
      if (current === program) screenAgain()
      let hidden: HiddenPart[] = []
      let result = attempt(at, current)
      while (result.crash !== undefined && result.crashedAt && hasTime()) {
        const found = hide(result.crashedAt, result.crash, hidden)
        if (!found) break
        hidden = [...hidden.filter((one) => !isWithin(one, found)), found]
        current = createDeclarationProgram({ ...input, overlay: screened.overlay, oldProgram: current })
        // What is hidden may have been used elsewhere, where its name leads nowhere now.
        screenAgain()
        result = attempt(at, current)
      }
      // Outside declarations it throws over what another package exports: a module as a name, an ambient declaration.
      if (result.crash !== undefined && !result.crashedAt && withForeignStars) {
        withForeignStars = false
        screenAgain()
        result = attempt(at, current)
      }
      const left = result.crash === undefined ? { result, hidden: [] } : leaveOut(at, result.crash)
      const { docModel, report, diagnostics } = left.result
      if (docModel === undefined || report === undefined) return undefined
      const { omitted } = screened
      const found = [...hidden.map(({ declaration }) => declaration), ...left.hidden]
      return {
        docModel: restore(docModel, screened, 'json'),
        report: restore(report, screened, 'text'),
        diagnostics,
        omitted,
        hidden: found,
        isWhole: !omitted.some(({ isOwn }) => isOwn) && !found.some(({ isLeftOut }) => isLeftOut),
      }
    },
  }

  function attempt(at: EntryRun, on: ts.Program): RunResult {
    attempts++
    return runApiExtractor(config, { ...at, tempDir: `${at.tempDir}-${attempts}` }, on)
  }

  /** Hides the smallest part around a node that was not hidden before; nothing when that is used up. */
  function hide(node: ts.Node, crash: string, before: readonly HiddenPart[]): HiddenPart | undefined {
    const sourceFile = node.getSourceFile()
    const file = sourceFile.fileName
    if (!folder.owns(file)) return undefined
    const rangeOf = (one: ts.Node): Pick<HiddenPart, 'file' | 'from' | 'to'> => ({
      file,
      from: one.getStart(),
      to: one.getEnd(),
    })
    const part = partsAround(node).find((one) => !before.some((other) => isWithin(rangeOf(one), other)))
    if (!part) return undefined
    const covering = isCoverable(part) ? cover(screened, part) : []
    const changes = covering.length > 0 ? covering : [omit(part)]
    screened.overlay.set(file, applyChanges(sourceFile.text, changes))
    const name = declaredName(part)
    const { line } = sourceFile.getLineAndCharacterOfPosition(part.getStart())
    return {
      ...rangeOf(part),
      declaration: {
        file: folder.relative(file),
        line: line + 1,
        ...(name === undefined ? {} : { name }),
        crash,
        isLeftOut: covering.length === 0,
      },
    }
  }

  /** A run over the exports that can be had, and the others. */
  function leaveOut(at: EntryRun, crash: string): { result: RunResult; hidden: HiddenDeclaration[] } {
    const places = exportPlaces(program, at.types, folder)
    let best: RunResult = { crash, diagnostics: [] }
    const { left } = workingPart(
      [...places.keys()],
      crash,
      (names) => {
        const overlay = new Map([...screened.overlay, ...exportingOnly(current, at.types, names)])
        const result = attempt(at, createDeclarationProgram({ ...input, overlay, oldProgram: current }))
        if (result.crash === undefined) best = result
        return result.crash
      },
      hasTime,
    )
    const hidden = left.map(({ item, crash: thrown }) => ({
      ...places.get(item)!,
      name: item,
      crash: thrown,
      isLeftOut: true,
    }))
    return { result: best, hidden }
  }
}

/** A range of a file whose text is hidden. Hiding moves nothing, so that it stays the same. */
interface HiddenPart {
  /** Absolute. */
  file: string
  from: number
  to: number
  declaration: HiddenDeclaration
}

function isWithin(inner: Omit<HiddenPart, 'declaration'>, outer: Omit<HiddenPart, 'declaration'>): boolean {
  return inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to
}
