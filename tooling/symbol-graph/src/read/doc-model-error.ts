import { statSync } from 'node:fs'
import type { DiagnosticCode } from '@signpost/diagnostics'

/** The doc model schemas that the pinned API Extractor model understands. */
export const docModelSchemas = { from: 1001, to: 1011 } as const

/** A doc model that cannot be read; the package is documented without it. */
export class DocModelError extends Error {
  override readonly name = 'DocModelError'

  constructor(
    /** The file, as it is named to people. */
    readonly file: string,
    /** Stable: `SG-MODEL-MISSING`, `SG-MODEL-UNREADABLE` or `SG-MODEL-SCHEMA`. */
    readonly code: DiagnosticCode,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}; expected ${expected}. ${nextStep}`)
  }
}

/**
 * Says what is wrong with a doc model in words that name the file, what was found and what to do.
 *
 * @param file - The path that was read.
 * @param shownAs - The path to print.
 * @param bytes - Size of what was read, 0 when nothing was.
 * @param cause - What the loader threw.
 */
export function docModelError(file: string, shownAs: string, bytes: number, cause: unknown): DocModelError {
  const expected = `an API Extractor doc model, schema ${docModelSchemas.from} to ${docModelSchemas.to}`
  const again = 'Extract the package again; nothing else in the graph depends on this file.'
  const message = cause instanceof Error ? cause.message : String(cause)
  const { code: errno } = cause as { code?: string }

  if (errno === 'ENOENT') return new DocModelError(shownAs, 'SG-MODEL-MISSING', 'no such file', expected, again)
  if (errno === 'EISDIR' || statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    return new DocModelError(shownAs, 'SG-MODEL-UNREADABLE', 'a directory', expected, `Remove it. ${again}`)
  }
  if (bytes === 0) {
    return new DocModelError(
      shownAs,
      'SG-MODEL-UNREADABLE',
      `an empty file${errno ? ` (${errno})` : ''}`,
      expected,
      again,
    )
  }
  if (
    /schemaVersion|schema version|newer version of API Extractor|older version of API Extractor|incompatible/iu.test(
      message,
    )
  ) {
    return new DocModelError(
      shownAs,
      'SG-MODEL-SCHEMA',
      oneLine(message),
      expected,
      'Every package must be extracted by the same @microsoft/api-extractor: compare the installed versions.',
    )
  }
  return new DocModelError(
    shownAs,
    'SG-MODEL-UNREADABLE',
    `${bytes} bytes that cannot be read (${oneLine(message)})`,
    expected,
    again,
  )
}

function oneLine(text: string): string {
  const line = text
    .replace(/(?:[A-Za-z]:)?(?:[\\/][^\s:"',\\/]+)+[\\/]([^\s:"',\\/]+)/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
