const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|resp|No))[.!?](?=\s|$)/u

/** Length up to which a list shows a sentence whole: only texts without an end are longer. */
export const longestListed = 400

/** Line that is a title: one name, as many comments begin with that of what they document. */
const title = /^[\w$.]+(?:\(\))?\.?$/u

/**
 * First sentence of a text, at most its first line that is not a title. A sentence longer than `limit` is cut and ends in an ellipsis.
 */
export function firstSentence(lines: string, limit = 140): string {
  const all = lines.split('\n')
  const text = all.find((line) => line !== '' && !title.test(line)) ?? all[0]!
  const end = sentenceEnd.exec(text)
  const sentence = end === null ? text : text.slice(0, end.index + 1)
  if (sentence.length <= limit) return sentence
  const cut = sentence.lastIndexOf(' ', limit - 1)
  return `${sentence.slice(0, cut > limit / 2 ? cut : limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
