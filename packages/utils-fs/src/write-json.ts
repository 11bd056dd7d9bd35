import { readFile, writeFile } from 'node:fs/promises'
import { toPath, type PathInput } from '@signpost/utils-path'
import { failureOf } from './failure.ts'
import { DEFAULT_STYLE, styleOf, type JsonStyle } from './json/style.ts'
import { replaceFile } from './replace-file.ts'
import type { WriteJsonOptions } from './write-options.ts'

/**
 * Writes a JSON file, so that whoever reads it sees the old contents or the new ones, but never a part.
 *
 * @remarks
 * The text goes to a file beside it, which is flushed to the disk and then renamed; when anything fails, the old file is
 * as it was and the new one is removed. A symbolic link stays one: its target is replaced. The mode of the file is kept,
 * and its owner where the system allows it.
 *
 * Indents, line ends and whether the last line has one are those of the file that is replaced; a new file has two spaces,
 * LF, and an end of the last line. Keys are in the order of the value. Comments and a byte order mark are lost.
 *
 * @param path - A path or file URL. Its folder must exist: see {@link ensureDir}.
 * @param value - What `JSON.stringify` takes. A `JsonValue` of `@signpost/types` comes back as it was.
 * @param options - Indents, line ends, and whether the file is replaced as a whole.
 * @throws {@link FsError} when the file cannot be written.
 * @throws A `TypeError` when JSON cannot hold the value: a function, `undefined`, a `bigint`, an object that contains itself.
 * @throws A `RangeError` when the indent is a number other than a whole one from 0 to 10.
 *
 * @example
 * ```ts
 * import { readJson, writeJson } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * const manifest = await readJson('package.json', { schema: z.looseObject({ version: z.string() }) })
 * await writeJson('package.json', { ...manifest, version: '2.0.0' })
 * ```
 *
 * @public
 */
export async function writeJson(path: PathInput, value: unknown, options: WriteJsonOptions = {}): Promise<void> {
  const { indent = 'preserve', eol = 'preserve', atomic = true } = options
  if (typeof indent === 'number' && !(Number.isInteger(indent) && indent >= 0 && indent <= 10)) {
    throw new RangeError(`Expected an indent of 0 to 10 spaces, found ${indent}`)
  }
  const file = toPath(path)
  // Whatever keeps the program from reading the file is reported when it writes it, if it matters there.
  const style = await readFile(file, 'utf8').then(styleOf, () => DEFAULT_STYLE)
  const text = stringify(value, {
    indent: indent === 'preserve' ? style.indent : indent === 'tab' ? '\t' : ' '.repeat(indent),
    eol: eol === 'preserve' ? style.eol : eol === 'crlf' ? '\r\n' : '\n',
    lastEol: style.lastEol,
  })
  try {
    await (atomic ? replaceFile(file, text) : writeFile(file, text))
  } catch (error) {
    throw failureOf(error, 'write', file)
  }
}

function stringify(value: unknown, { indent, eol, lastEol }: JsonStyle): string {
  const text = JSON.stringify(value, null, indent) as string | undefined
  if (text === undefined) throw new TypeError(`Expected a value that JSON can hold, found ${typeof value}`)
  return text.replaceAll('\n', eol) + (lastEol ? eol : '')
}
