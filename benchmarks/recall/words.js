/** Ends a run of words: the text around it may be apart on a page. */
export const stop = '\u0001'

/** Text without the marks of Markdown and HTML; code keeps everything. */
export function plain(text) {
  return text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, index) => {
      if (index % 2 === 0) return prose(part)
      return part.startsWith('```') ? part.replace(/^```[^\n]*|```$/g, ' ') : part.slice(1, -1)
    })
    .join('')
}

const inline = 'a|b|i|em|strong|code|span|sub|sup|kbd|del|small'
const elements =
  'p|br|hr|pre|ul|ol|li|img|div|table|thead|tbody|tr|td|th|h[1-6]|caption|details|summary|dl|dt|dd|blockquote|video|source|picture|' +
  'iframe'

function prose(text) {
  return (
    text
      .replace(/\](?:\([^)]*\)|\[[^\]]*\])/g, '] ')
      .replace(/^[ \t]*\[[^\]]+\]:[ \t]*\S*$/gm, stop)
      .replace(/(?<=\p{L})\*+(?=\p{L})/gu, '')
      .replace(/<!--[\s\S]*?-->/g, ' ')
      .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, stop)
      .replace(/(^|\s)(?:- |\* |#+ |> )/g, '$1')
      .replace(/^[ \t]*\d+[.)] /gm, ' ')
      .replace(new RegExp(`</?(?:${inline})\\b[^>]*>`, 'gi'), '')
      .replace(new RegExp(`</?(?:${elements})\\b[^>]*>`, 'gi'), ' ')
      .replace(/https?:\/\/\S+/g, stop)
      .replace(/\{@\w+/g, ' ')
      .replace(/&(?:[a-z]+|#\d+);/g, ' ')
      // Emphasis is no part of a word.
      .replace(/(^|[^\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?=$|[^\p{L}\p{N}_])/gu, '$1 ')
      // A page may put a signature between two paragraphs.
      .replace(/\n[ \t]*\n/g, ` ${stop} `)
  )
}

/** Words of a text in lower case. */
export const wordsOf = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}_$]+/gu) ?? []

/** Runs of three words, or the whole of a shorter text. */
export function runsOf(text) {
  return text.split(stop).flatMap((part) => {
    const words = wordsOf(part)
    if (words.length < 3) return words.length === 0 ? [] : [words.join(' ')]
    return words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '))
  })
}
