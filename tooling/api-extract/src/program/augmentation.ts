import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** Whether a declaration is inside `declare module 'elsewhere'` or `declare global` of a module, at any depth. */
export function isInAugmentation(declaration: ts.Node): boolean {
  if (!compiler.isExternalModule(declaration.getSourceFile())) return false
  for (let node = declaration.parent; node !== undefined && !compiler.isSourceFile(node); node = node.parent) {
    if (!compiler.isModuleDeclaration(node)) continue
    if (compiler.isStringLiteral(node.name) || (node.flags & compiler.NodeFlags.GlobalAugmentation) !== 0) return true
  }
  return false
}

/** Whether a declaration is in the global scope: in a file that is no module, outside of `declare module "name"`. */
export function isGlobal(declaration: ts.Node): boolean {
  for (let node = declaration; !compiler.isSourceFile(node); node = node.parent) {
    if (!compiler.isModuleDeclaration(node)) continue
    if (compiler.isStringLiteral(node.name)) return false
    if ((node.flags & compiler.NodeFlags.GlobalAugmentation) !== 0) return true
  }
  return !compiler.isExternalModule(declaration.getSourceFile())
}

/**
 * Sorts by position within each file, as the compiler lists functions first; files keep their order. Augmentations come
 * last, because doc models lack them.
 */
export function inSourceOrder(declarations: readonly ts.Declaration[]): ts.Declaration[] {
  const files = [...new Set(declarations.map((declaration) => declaration.getSourceFile()))]
  const sorted = files.flatMap((file) =>
    declarations.filter((declaration) => declaration.getSourceFile() === file).sort((a, b) => a.pos - b.pos),
  )
  return [...sorted.filter((one) => !isInAugmentation(one)), ...sorted.filter(isInAugmentation)]
}
