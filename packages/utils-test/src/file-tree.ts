import type { JsonValue } from '@signpost/types'

/**
 * A file of a {@link FileTree} that holds JSON.
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
  /** What the file holds. */
  readonly value: JsonValue

  /**
   * Describes a file.
   *
   * @param value - What it holds.
   */
  constructor(value: JsonValue) {
    this.value = value
  }

  /** The file's text: indented by two spaces, with a newline at the end. */
  get text(): string {
    return `${JSON.stringify(this.value, undefined, 2)}\n`
  }
}

/**
 * Files and folders by name. A text or bytes are a file, a {@link JsonFile} is a file of JSON, everything else is a
 * folder. A name may be a path with `/`.
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
 * @public
 */
export type FileTree = { [name: string]: string | Uint8Array | JsonFile | FileTree }
