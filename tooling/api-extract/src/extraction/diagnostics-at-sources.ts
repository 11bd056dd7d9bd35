import { join } from 'node:path'
import type { Diagnostic } from '../facts.ts'
import { mappingOfLine, parseDeclarationMap } from '../facts/source/declaration-map.ts'
import { isSource } from '../program/workspace-modules.ts'

/**
 * Moves diagnostics from declarations that exist only in memory to their sources, where an author can correct them.
 *
 * @param generated - Texts of the declarations and their maps, by absolute path.
 */
export function diagnosticsAtSources(
  diagnostics: readonly Diagnostic[],
  packageDir: string,
  generated: ReadonlyMap<string, string>,
): Diagnostic[] {
  return diagnostics.map(({ line, ...one }) => {
    const file = join(packageDir, one.file)
    const map = generated.has(file) ? parseDeclarationMap(generated.get(`${file}.map`) ?? '') : undefined
    const source = map?.sources[0]
    if (map === undefined || source === undefined || !isSource(source))
      return line === undefined ? one : { ...one, line }
    const at = mappingOfLine(map, (line ?? 1) - 1)
    return {
      ...one,
      file: one.file.slice(0, one.file.lastIndexOf('/') + 1) + source,
      ...(line === undefined ? {} : { line: (at?.original.line ?? 0) + 1 }),
    }
  })
}
