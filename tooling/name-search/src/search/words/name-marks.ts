import type { Mark } from '../marks.ts'
import type { NameHit } from '../model.ts'
import { stemsOfWord, wordsOfText } from './words-of-text.ts'

/** Part of an identifier: `HTML` and `Element` of `HTMLElement`. */
const identifierPart = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}*[\p{Ll}\p{M}\p{N}]+|\p{Lu}+/gu

/** Hit with the marks of its name, unless the search of names has found it and marked it. */
export function withNameMarks(hit: NameHit, stems: ReadonlySet<string>): NameHit {
  if (hit.match !== 'filter' || stems.size === 0) return hit
  return { ...hit, marks: nameMarks(hit.container === '' ? hit.name : `${hit.container}.${hit.name}`, stems) }
}

/** Ranges of a name that the words of a query match: a whole word of it, or parts of it. */
function nameMarks(name: string, stems: ReadonlySet<string>): Mark[] {
  return wordsOfText(name).flatMap(({ start, end, stems: [whole = ''] }): Mark[] => {
    if (stems.has(whole)) return [[start, end]]
    return [...name.slice(start, end).matchAll(identifierPart)].flatMap(({ 0: part, index }): Mark[] =>
      stemsOfWord(part).some((stem) => stems.has(stem)) ? [[start + index, start + index + part.length]] : [],
    )
  })
}
