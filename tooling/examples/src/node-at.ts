import ts from '#typescript'

/** Innermost node around a position that a test accepts. */
export function nodeAt(file: ts.SourceFile, start: number, accepts: (node: ts.Node) => boolean): ts.Node | undefined {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (node.pos > start || node.end <= start) return
    if (accepts(node)) found = node
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
