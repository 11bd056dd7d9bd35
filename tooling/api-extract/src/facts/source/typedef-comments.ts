import { afterType } from '../declarations/documented-names.ts'

const docComment = /\/\*\*[^]*?\*\//gu
/**
 * Tag that declares a type: at the start of a line, or after the text of the comment, and before a type or a name. What is before it is
 * looked at last, for speed.
 */
export const declaring: RegExp =
  /@(?:typedef|callback)(?<=(?:^[\s*]*|^\/\*\*(?:[^@]|\{@)*\s)@(?:typedef|callback))\s+(?=(?:\*\s*)?[\w$({])/gmu
const declaredName = /^[\s*]*(?<name>[\w$]+)(?:\s+-\s+)?/u

/**
 * Doc comments of a JavaScript source that declare types by `@typedef` and `@callback`, by the name of the type, without
 * that tag. The compiler declares such a type without the texts of `@param`, and without those of nested `@property` tags.
 */
export function typedefComments(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [comment] of source.matchAll(docComment)) {
    const tags = [...comment.matchAll(declaring)]
    for (const [at, { 0: tag, index }] of tags.entries()) {
      const start = afterType(comment, index + tag.length)
      const name = declaredName.exec(comment.slice(start))
      if (name === null || found.has(name.groups!['name']!)) continue
      const before = tags.length === 1 ? comment.slice(0, index) : '/** '
      const head = /[^\s*/][^\S\n]*$/u.test(before) ? `${before}\n * ` : before
      const text = comment.slice(start + name[0].length, tags[at + 1]?.index ?? comment.length - 2)
      found.set(name.groups!['name']!, `${head}${text.replace(/[\s*]+$/u, '')}\n */`)
    }
  }
  return found
}
