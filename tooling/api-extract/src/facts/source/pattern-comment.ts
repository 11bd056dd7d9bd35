import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { commentAtLineEnd, commentBefore, commentOf } from '../declarations/declaration-text.ts'
import { joinComments } from '../declarations/join-comments.ts'
import { membersIn } from './source-members.ts'

/**
 * Comment of the property that a name of a pattern in a source is, where the same file declares the property: `run` of
 * `export const { run } = tools`.
 */
function propertyComment(node: ts.Node): string | undefined {
  const property = propertyOf(node)
  return property && commentOf(property)
}

function propertyOf(element: ts.Node): ts.Node | undefined {
  if (!compiler.isBindingElement(element) || !compiler.isObjectBindingPattern(element.parent)) return undefined
  const name = (element.propertyName ?? element.name).getText()
  const { parent } = element.parent
  const holder = compiler.isBindingElement(parent) ? propertyOf(parent) : parent
  const members = holder === undefined ? [] : membersIn(holder)
  return members.find((one) => (one as { name?: ts.Node }).name?.getText() === name)
}

/** Doc comments of the names in an object pattern, by path: `a`, and `deep.b` of `{ a, deep: { b } }`. */
export function commentsInPattern(pattern: ts.BindingName | undefined, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (pattern === undefined || !compiler.isObjectBindingPattern(pattern)) return found
  for (const element of pattern.elements) {
    const path = `${before}${(element.propertyName ?? element.name).getText()}`
    const comment = commentInPattern(element)
    if (comment !== undefined) found.set(path, comment)
    for (const [inner, text] of commentsInPattern(element.name, `${path}.`)) found.set(inner, text)
  }
  return found
}

/** Doc comment of a name in a pattern. */
function commentInPattern(element: ts.BindingElement): string | undefined {
  return commentBefore(element) ?? commentAtLineEnd(element.getSourceFile(), element.end)
}

/** Patterns of a function's parameters by position, null for those with a name; absent without one. */
export function patternsOf(node: ts.Node): (string | null)[] | undefined {
  const { type } = node as ts.Node & { type?: ts.Node }
  const signature = [node, type].find((one) => one !== undefined && compiler.isFunctionLike(one))
  const { parameters = [] } = (signature ?? {}) as Partial<ts.SignatureDeclaration>
  const patterns = parameters.map(({ name }) => (compiler.isIdentifier(name) ? null : patternText(name)))
  return patterns.some((one) => one !== null) ? patterns : undefined
}

/** Pattern or name of a parameter in one line, without comments. */
export function patternText(pattern: ts.BindingName): string {
  return pattern
    .getText()
    .replace(/\/\*[^]*?\*\/|\/\/[^\r\n]*/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/,(?= ?[}\]]$)/u, '')
}

/** Comment of a name in a pattern, then that of the statement, then that of the property that the name is. */
export function commentWithPattern(own: string | undefined, twin: ts.Node | undefined): string | undefined {
  if (twin === undefined) return own
  const named = compiler.isBindingElement(twin) ? commentInPattern(twin) : undefined
  return joinComments(joinComments(named, own ?? commentOf(twin)), propertyComment(twin))
}
