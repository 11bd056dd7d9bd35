/** A graph on disk that this reader cannot be trusted to read. */
export class GraphFormatError extends Error {
  override readonly name = 'GraphFormatError'

  constructor(
    /** The file, as the reader was told where it lies. */
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}; expected ${expected}. ${nextStep}`)
  }
}

/** The error for a file that the manifest names. */
export function brokenFile(file: string, error: unknown): GraphFormatError {
  const isMissing = (error as { code?: string } | undefined)?.code === 'ENOENT'
  return new GraphFormatError(
    file,
    isMissing ? 'no such file' : 'a file that is not what the manifest says',
    'a file of the graph',
    'Delete the folder of the graph and build it again.',
  )
}
