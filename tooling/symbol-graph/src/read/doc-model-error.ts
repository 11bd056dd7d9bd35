import { statSync } from 'node:fs'
import type { DiagnosticCode } from '@signpost/diagnostics'

/** Doc model schemas that can be read: those of the pinned API Extractor and its predecessors. */
export const docModelSchemas = { from: 1001, to: 1011 } as const

/** Doc model whose schema is missing or not supported. */
export class SchemaError extends Error {}

/** Unreadable doc model; the package is documented without it. */
export class DocModelError extends Error {
  override readonly name = 'DocModelError'

  constructor(
    /** Path to print. */
    readonly file: string,
    /** Stable code: `SG-MODEL-MISSING`, `SG-MODEL-UNREADABLE` or `SG-MODEL-SCHEMA`. */
    readonly code: DiagnosticCode,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}; expected ${expected}. ${nextStep}`)
  }
}

/**
 * Error that names the file, the problem and the next step.
 *
 * @param file - Path of the file.
 * @param shownAs - Path to print.
 * @param bytes - Number of bytes read; 0 when none were.
 * @param cause - Error of the loader.
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
  if (cause instanceof SchemaError) {
    return new DocModelError(
      shownAs,
      'SG-MODEL-SCHEMA',
      message,
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
