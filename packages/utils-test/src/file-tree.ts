import { checkJson } from '@signpost/utils-primitives'
import type { JsonValue } from '@signpost/types'

/**
 * A JSON file in a {@link FileTree}.
 *
 * @example
 * ```ts
 * import { createTempDir, JsonFile } from '@signpost/utils-test'
 *
 * await using dir = await createTempDir({ 'package.json': new JsonFile({ name: 'demo', type: 'module' }) })
 * ```
 *
 * @public
 */
export class JsonFile {
  /** The contents. */
  readonly value: JsonValue

  /**
   * Creates a file.
   *
   * @param value - The contents.
   */
  constructor(value: JsonValue) {
    this.value = value
  }

  /** The contents as text, indented by two spaces, with a final newline. Throws a `TypeError` for what JSON would lose, such as `NaN`. */
  get text(): string {
    checkJson(this.value)
    return `${JSON.stringify(this.value, undefined, 2)}\n`
  }
}

/**
 * Files and folders by name. Strings and bytes are files, a {@link JsonFile} is a JSON file, and other objects are
 * folders. A name may be a path with `/`.
 *
 * @example
 * ```ts
 * import type { FileTree } from '@signpost/utils-test'
 *
 * const project: FileTree = {
 *   'README.md': '# Demo\n',
 *   src: { 'index.ts': 'export const one = 1\n' },
 *   'public/icons/empty.ico': new Uint8Array(),
 * }
 * ```
 *
 * @searchAlias directory structure mock fs memfs scaffold
 * @public
 */
export type FileTree = { [name: string]: string | Uint8Array | JsonFile | FileTree }
