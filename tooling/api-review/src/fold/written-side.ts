import type { Surface } from '../match/surface.ts'
import type { Stage } from '../compiler/stage.ts'
import type { WrittenSide } from './declarations.ts'

/** One side of a program with both sides as written. */
export function writtenSide(
  { program, checker }: Stage,
  side: 'base' | 'head',
  surfaces: ReadonlyMap<string, { base: Surface; head: Surface }>,
): WrittenSide {
  return {
    checker,
    surfaces: new Map([...surfaces].map(([entry, both]) => [entry, both[side]])),
    files: program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`/review/${side}/`)),
  }
}

/** Package of a file: reports of a folder are in `node_modules` by name, the files of a single package are not. */
export function packageOfPath(path: string): string {
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? ''
}
