import ts from '#typescript'
import type { BlockLanguage } from './block.ts'
import { parseText, syntaxErrors } from './syntax.ts'

/** "JSX expressions must have one parent element". */
const needsParent = 2657

/**
 * Separates elements that are shown one below the other, `<A />` and then `<B />`, by semicolons in place of blanks: each is an example of
 * its own. Returns the file itself where that is not all that is wrong with it.
 */
export function separated(file: ts.SourceFile, language: BlockLanguage): ts.SourceFile {
  const errors = syntaxErrors(file)
  if (errors.length === 0 || errors.some(({ code }) => code !== needsParent)) return file
  const ends = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (!ts.isBinaryExpression(node) || node.operatorToken.getWidth(file) > 0) return
    ends.add(node.left.end)
    visit(node.right)
  }
  for (const one of file.statements) if (ts.isExpressionStatement(one)) visit(one.expression)
  // By code units, so that offsets stay.
  const text = file.text.split('')
  for (const end of ends) {
    if (!/\s/.test(text[end] ?? '')) return file
    text[end] = ';'
  }
  const separate = parseText(text.join(''), language)
  return syntaxErrors(separate).length === 0 ? separate : file
}
