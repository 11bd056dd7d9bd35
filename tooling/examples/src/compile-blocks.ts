import { createExampleProgram, type ExampleProgram, type ProgramInput } from './example-program.ts'
import { judge, type Verdict } from './judge.ts'
import type { PlannedBlock, PlannedPart } from './plan-blocks.ts'
import type { Variant } from './variants.ts'

/** A part of a block, and the way to compile it that was best. */
export interface CompiledPart {
  part: PlannedPart
  variant: Variant
  program: ExampleProgram
  verdict: Verdict
}

/** Ways of all parts that change nothing for others: one program holds them. */
export function sharedVariants(planned: readonly PlannedBlock[]): Map<string, string> {
  return new Map(variantsIn(planned).flatMap((one) => (one.isAmbient ? [] : [[one.path, one.text] as const])))
}

function variantsIn(planned: readonly PlannedBlock[]): Variant[] {
  const parts = planned.flatMap((one) => (one.kind === 'parts' ? one.parts : []))
  return parts.flatMap(({ variants }) => variants)
}

/**
 * Compiles the parts of all blocks; those that change globals or other modules have a program of their own.
 *
 * @param main - Program with the {@link sharedVariants}.
 * @param settings - Of the other programs.
 * @returns By index of the block; absent for one that is not compiled.
 */
export function compileBlocks(
  planned: readonly PlannedBlock[],
  main: ExampleProgram,
  settings: Omit<ProgramInput, 'files'>,
): Map<number, CompiledPart[]> {
  const texts = new Map(variantsIn(planned).map((one) => [one.path, one]))
  const programOf = (variant: Variant): ExampleProgram =>
    variant.isAmbient ? createExampleProgram({ ...settings, files: withImports(variant, texts) }) : main
  const compiled = new Map<number, CompiledPart[]>()
  planned.forEach((one, index) => {
    if (one.kind === 'parts')
      compiled.set(
        index,
        one.parts.map((part) => bestWay(part, programOf)),
      )
  })
  return compiled
}

/** The first way that compiles; else the one with the fewest errors, of several the one that sees most. */
function bestWay(part: PlannedPart, programOf: (variant: Variant) => ExampleProgram): CompiledPart {
  let best: CompiledPart | undefined
  const { variants } = part
  // A program of its own costs as much as hundreds of blocks.
  const ways = variants.some(({ isAmbient }) => isAmbient) ? [variants[0]!, variants.at(-1)!] : variants
  for (const variant of new Set(ways)) {
    const program = programOf(variant)
    const verdict = judged(program, variant, part)
    if (best === undefined || verdict.errors.length <= best.verdict.errors.length)
      best = { part, variant, program, verdict }
    if (best.verdict.errors.length === 0) break
  }
  return best!
}

function judged(program: ExampleProgram, variant: Variant, part: PlannedPart): Verdict {
  try {
    const { isShortened, block } = part
    const verdict = judge(program, variant.path, part.language, { isShortened, isUnlabelled: block.isUnlabelled })
    // The compiler says nothing of an import without types in JavaScript.
    const untyped = variant.added.flatMap(({ specifier }) => {
      const found = program.unresolved(variant.path).get(specifier)
      return found?.kind === 'untyped' ? [{ package: found.package, isUntyped: true }] : []
    })
    return { ...verdict, missing: [...verdict.missing, ...untyped] }
  } catch (error) {
    // The checker gives up on types that are nested too deeply with an exception.
    const message = `the compiler stopped: ${error instanceof Error ? error.message : String(error)}`
    return { errors: [{ code: 0, message, start: 0 }], missing: [], isPartial: false }
  }
}

/** A variant and all that it imports. */
function withImports(variant: Variant, all: ReadonlyMap<string, Variant>): Map<string, string> {
  const files = new Map<string, string>()
  const waiting = [variant]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (files.has(one.path)) continue
    files.set(one.path, one.text)
    for (const path of one.imports) if (all.has(path)) waiting.push(all.get(path)!)
  }
  return files
}
