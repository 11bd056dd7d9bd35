import { type OpenCallable, readPiece, readRoot } from './read-files.ts'

/**
 * Lists all callables of the files of a graph.
 *
 * @throws SignaturesFormatError when a file is damaged or of another version.
 */
export function openCallables(root: string, pieces: readonly string[]): OpenCallable[] {
  const open = readRoot(root)
  return pieces.flatMap((piece) => readPiece(piece, open.root))
}
