/** Graph on disk that this version cannot read. */
export class GraphFormatError extends Error {
  override readonly name = 'GraphFormatError'

  constructor(
    /** Path of the file, as given to the reader. */
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}; expected ${expected}. ${nextStep}`)
  }
}

/** Error for a missing or broken file that the manifest names. */
export function brokenFile(file: string, error: unknown): GraphFormatError {
  const isMissing = (error as { code?: string } | undefined)?.code === 'ENOENT'
  return new GraphFormatError(
    file,
    isMissing ? 'no such file' : 'a file that is not what the manifest says',
    'a file of the graph',
    'Delete the folder of the graph and build it again.',
  )
}
