import ts from '#typescript'
import type { ExampleProgram } from './example-program.ts'

/** Files of a program that some of its files reach, by their imports and references; without libraries of the compiler. */
export function reachedFiles(program: ExampleProgram, roots: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...program.named(file))
  }
  return reached
}

/** Those of some files that change what others see: scripts, `declare global`, `declare module 'x'`, `export as namespace`. */
export function ambientFiles({ program }: ExampleProgram, files: ReadonlySet<string>): string[] {
  return [...files].filter((name) => {
    const file = program.getSourceFile(name)
    return file !== undefined && isAmbient(file)
  })
}

function isAmbient(file: ts.SourceFile): boolean {
  if (file.fileName.endsWith('.json')) return false
  if (!ts.isExternalModule(file)) return true
  return file.statements.some(
    (one) =>
      ts.isNamespaceExportDeclaration(one) ||
      (ts.isModuleDeclaration(one) &&
        (!ts.isIdentifier(one.name) || (one.flags & ts.NodeFlags.GlobalAugmentation) !== 0)),
  )
}
