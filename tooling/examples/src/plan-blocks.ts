import ts from '#typescript'
import type { Block } from './block.ts'
import { blockShape, type Omission } from './block-shape.ts'
import type { Collected } from './collect-blocks.ts'
import { globalNames, type ExportedNames } from './exported-names.ts'
import { fileExportsReader } from './file-exports.ts'
import type { CompilerError } from './judge.ts'
import { partsOf } from './parts.ts'
import { variantsOf, type Earlier, type ModuleBlock, type Variant } from './variants.ts'

/** Characters of a block above which it is not compiled. */
export const largest = 200_000

/** A part of a block with the ways to compile it. */
export interface PlannedPart extends ModuleBlock {
  isShortened: boolean
  variants: Variant[]
}

/** Whether a block is compiled: its parts, the reason that it is not, or its syntax errors. */
export type PlannedBlock =
  | { kind: 'parts'; parts: PlannedPart[] }
  | { kind: 'omitted'; reason: Omission | 'too-large' }
  | { kind: 'broken'; errors: readonly CompilerError[] }

/** Plans each block. A block goes on from earlier ones of its group, so the order matters. */
export function planBlocks(
  { blocks, sources }: Pick<Collected, 'blocks' | 'sources'>,
  names: ExportedNames,
  sys: ts.System,
): PlannedBlock[] {
  const exported = new Set(names.imports.keys())
  const groups = new Map<string, DeclaredIn>()
  const fileExports = fileExportsReader(sys, sources)

  const partsIn = (block: Block, index: number, file: ts.SourceFile, shape: Shape): PlannedPart[] =>
    partsOf(file, shape.language).map(({ code, names: own }, part) => {
      const one: ModuleBlock = { block, index, part, code, language: shape.language, names: own }
      const around = [block.group, ...[...block.outer].reverse()].flatMap((group) => groups.get(group) ?? [])
      const earlier = (name: string, isValue: boolean): Earlier | undefined => {
        for (const { all, values } of around) {
          const found = (isValue ? values : all).get(name)
          if (found !== undefined) return found
        }
        return undefined
      }
      const variants = variantsOf(one, {
        exported: names.importsFor(block.file),
        guessed: names.guessed,
        globals: globalNames(),
        ofFile: fileExports(block),
        earlier,
      })
      const inGroup = groups.get(block.group) ?? { all: new Map(), values: new Map() }
      groups.set(block.group, inGroup)
      if (!own.hasFixedExports) addDeclared(inGroup, { names: own, variant: variants.at(-1)! })
      return { ...one, isShortened: shape.isShortened, variants }
    })

  return blocks.map((block, index): PlannedBlock => {
    if (block.code.length > largest) return { kind: 'omitted', reason: 'too-large' }
    try {
      const shape = blockShape(block.code, block.language, exported)
      if (shape.kind === 'broken') return { kind: 'broken', errors: shape.errors.map(syntaxError) }
      if (shape.kind !== 'module') return shape
      return { kind: 'parts', parts: partsIn(block, index, shape.file, shape) }
    } catch (error) {
      // The parser gives up on code that is nested too deeply with an exception.
      if (!(error instanceof RangeError)) throw error
      return { kind: 'broken', errors: [{ code: 0, message: 'the code is nested too deeply', start: 0 }] }
    }
  })
}

function syntaxError({ code, messageText, start }: ts.DiagnosticWithLocation): CompilerError {
  return { code, message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''), start }
}

/** The last block of a group that declares each name: one of thousands is not searched for a name. */
interface DeclaredIn {
  all: Map<string, Earlier>
  /** Names that are not only types. */
  values: Map<string, Earlier>
}

function addDeclared({ all, values }: DeclaredIn, block: Earlier): void {
  for (const [name, { isType }] of block.names.declared) {
    all.set(name, block)
    if (!isType) values.set(name, block)
  }
}

type Shape = Extract<ReturnType<typeof blockShape>, { kind: 'module' }>
