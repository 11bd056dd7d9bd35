import ts from '#typescript'

/** Comment that stands for left out code: `// ...`, `// ... rest of the form`, `/* … *‍/`. */
const shortening = /^(?:\/\/|\/\*)[\s*]*(?:\.{3}|…)|(?:\.{3}|…)[\s*]*(?:\*\/|\*\/\})?$/

/** Offsets of the comments that stand for left out code. */
export function shorteningComments(text: string): number[] {
  if (!text.includes('...') && !text.includes('…')) return []
  return [...text.matchAll(/\/\/[^\n]*|\/\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    shortening.test(comment.trim()) ? [index] : [],
  )
}

/**
 * Whether a comment for left out code may declare a name that is used at a position: it is where statements are, at the top or in a body
 * around the position. One in an object or in arguments declares nothing.
 */
export function isDeclaredInShort(file: ts.SourceFile, start = 0): boolean {
  return shorteningComments(file.text).some((offset) => {
    const found = innermost(file, file, offset)
    // A statement without a semicolon ends at the one that is added after the block.
    const around = ts.isExpressionStatement(found) || ts.isVariableStatement(found) ? found.parent : found
    return isBody(around) && (ts.isSourceFile(around) || (around.pos <= start && start < around.end))
  })
}

function isBody(node: ts.Node): boolean {
  return ts.isSourceFile(node) || ts.isBlock(node) || ts.isModuleBlock(node) || ts.isCaseOrDefaultClause(node)
}

/** Innermost node around a comment, which is in no node that begins after it. */
function innermost(file: ts.SourceFile, node: ts.Node, offset: number): ts.Node {
  const inner = ts.forEachChild(node, (child) =>
    child.getStart(file) <= offset && offset < child.end ? child : undefined,
  )
  return inner === undefined ? node : innermost(file, inner, offset)
}
