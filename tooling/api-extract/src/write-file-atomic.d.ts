declare module 'write-file-atomic' {
  /** Writes to a temporary file beside the target, flushes it to disk and renames it. */
  export function sync(filename: string, data: string): void
}
