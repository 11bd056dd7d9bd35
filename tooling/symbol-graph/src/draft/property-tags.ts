import { readParameterTag } from '../docs/parameter-tag.ts'
import { splitComment } from '../docs/split-comment.ts'

/** Comment of a type without the `@property` tags that document its members, and these as comments. */
export interface TakenProperties {
  comment: string
  /** By name: `host`, or `db.host` of a nested type. */
  members: ReadonlyMap<string, string>
}

/**
 * Takes the texts of `@property` tags out of the comment of a type, as TypeDoc does. The lines of the others keep their numbers.
 *
 * @param written - Comments of the members by name, empty without one. A tag is left where its member has another comment.
 */
export function takeProperties(comment: string, written: ReadonlyMap<string, string>): TakenProperties {
  const members = new Map<string, string>()
  if (!/@prop/u.test(comment)) return { comment, members }
  const { blocks } = splitComment(comment)
  const lines = comment.split('\n')
  for (const [at, { tag, text, line }] of blocks.entries()) {
    const { name, text: own, default: value } = tag === 'property' ? readParameterTag(text) : { name: '', text: '' }
    const words = wordsOf(written.get(name))
    if (words === undefined || (words !== '' && words !== wordsOf(own)) || members.has(name) || line === 0) continue
    members.set(name, `/** ${own.trim()}${value === undefined ? '' : `\n@defaultValue ${value}`}\n*/`)
    const next = blocks[at + 1]?.line ?? lines.length - (/^[\s*]*\*\/$/u.test(lines.at(-1)!) ? 1 : 0)
    for (let gone = line; gone < next; gone += 1) lines[gone] = gone === lines.length - 1 ? '*/' : ''
  }
  return { comment: lines.join('\n'), members }
}

function wordsOf(text: string | undefined): string | undefined {
  return text?.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
