import { openCallable, type OpenCallable } from './open-callable.ts'
import { readPiece, readRoot } from './read-files.ts'

/**
 * Lists all callables of the files of a graph.
 *
 * @throws SignaturesFormatError when a file is damaged or of another version.
 */
export function openCallables(root: string, pieces: readonly string[]): OpenCallable[] {
  const open = readRoot(root)
  return pieces.flatMap((text) => {
    const piece = readPiece(text, open.root)
    return piece.callables.map((row) => openCallable(row, piece, open.root))
  })
}
