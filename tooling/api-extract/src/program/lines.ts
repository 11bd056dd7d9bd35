import type ts from 'typescript'

/** Line on which a node starts, comments aside. Lines count from 1. */
export function lineOf(node: ts.Node): number {
  const sourceFile = node.getSourceFile()
  return sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1
}

/** Line on which a node ends. */
export function endLineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd()).line + 1
}
