import { checkJson, checkOptions } from '@signpost/utils-primitives'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { toPath, type PathInput } from '@signpost/utils-path'
import { failureOf } from './failure.ts'
import { DEFAULT_STYLE, styleOf, type JsonStyle } from './json/style.ts'
import { replaceFile } from './replace-file.ts'
import type { WriteJsonOptions } from './write-options.ts'

/**
 * Writes a JSON file atomically: readers see either the old contents or the new ones.
 *
 * @remarks
 * The text is written to a temporary file in the same folder, which is flushed to disk and renamed. On failure, the old
 * file is unchanged and the temporary file is removed. If the path is a symbolic link, its target is replaced or created.
 * A device or a pipe is an error; with `atomic: false` it is written to. The mode of the file is kept, and its owner
 * where the system allows it. A file that may not be written is an error, also where its folder allows replacing it.
 * Other hard links to the file keep the old contents; with `atomic: false` they show the new ones.
 *
 * Indentation, line endings and a final line ending are those of the existing file; a new file has two spaces, LF, and
 * a final line ending. Keys are in the order of the value. Comments and a byte order mark are lost.
 *
 * @param path - A path or file URL. The folder must exist: see {@link ensureDir}.
 * @param value - The value. A `JsonValue` of `@signpost/types` round-trips. A property that is `undefined` is left out.
 * @param options - Indentation, line endings, and whether to write atomically.
 * @throws {@link FsError} when the file cannot be written.
 * @throws A `TypeError` when JSON would lose a part of the value: `NaN`, a function, a map, a `bigint`, a circular structure.
 *   The file is unchanged.
 * @throws A `TypeError` when the indentation is not an integer from 0 to 10, or an option has an unknown value.
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
 * @searchAlias save outputjson stringify store writefile dump
 * @public
 */
export async function writeJson(path: PathInput, value: unknown, options: WriteJsonOptions = {}): Promise<void> {
  checkOptions('writeJson', options, {
    indent: [
      'a whole number of spaces from 0 to 10, tab or preserve',
      (value) =>
        value === 'tab' ||
        value === 'preserve' ||
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10),
    ],
    eol: { oneOf: ['lf', 'crlf', 'preserve'] },
    atomic: 'boolean',
  })
  const { indent = 'preserve', eol = 'preserve', atomic = true } = options
  const file = toPath(path)
  const style = await existingStyle(file)
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

/** The style of a file; of a device or a pipe, whose reading might never end, the default. */
async function existingStyle(file: string): Promise<JsonStyle> {
  try {
    if ((await stat(file)).isFile()) return styleOf(await readFile(file, 'utf8'))
  } catch {
    // If the file cannot be read for any reason, the write reports it if it matters.
  }
  return DEFAULT_STYLE
}

function stringify(value: unknown, { indent, eol, lastEol }: JsonStyle): string {
  checkJson(value)
  const text = JSON.stringify(value, null, indent)
  return text.replaceAll('\n', eol) + (lastEol ? eol : '')
}
