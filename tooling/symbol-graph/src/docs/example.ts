import { labelFences, languageOf } from './label-fences.ts'

/** Example in a doc comment. */
export interface Example {
  /** Markdown on one line; empty without a title. */
  title: string
  /** Markdown. */
  text: string
}

const caption = /^\s*<caption>(?<title>[^]*?)<\/caption>/u
const fenced = /^[^\S\n]*(?:>[^\S\n]*)?(?:`{3}|~{3})/mu

/**
 * Splits an example into its title, a `<caption>` or the words on the tag's line, and its content. Content without fences is
 * code, unless all of it is words, and so are code blocks without a language.
 */
export function readExample(written: string): Example {
  const captioned = caption.exec(written)
  if (captioned !== null) {
    return {
      title: captioned.groups!['title']!.replace(/\s+/gu, ' ').trim(),
      text: content(written.slice(captioned[0].length)),
    }
  }
  const [first = '', ...rest] = written.split('\n')
  const others = rest.join('\n')
  const isTitle =
    first.trim() !== '' && others.trim() !== '' && (fenced.test(others) ? !fenced.test(first) : isTitleLine(first))
  return isTitle && !/^\s*</u.test(first)
    ? { title: first.trim(), text: content(others) }
    : { title: '', text: content(written) }
}

function content(text: string): string {
  if (fenced.test(text)) return labelFences(text)
  if (isWords(text)) return text
  const code = text.replace(/^(?:[^\S\n]*\n)+/u, '').trimEnd()
  const lines = code.split('\n')
  // The first line may follow the tag, and then has no indentation.
  const indents = lines
    .slice(text.startsWith('\n') ? 0 : 1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/u.exec(line)![0].length)
  const shared = Math.min(...indents, ...(text.startsWith('\n') ? [] : [1000]))
  const plain = lines.map((line, at) =>
    at === 0 && !text.startsWith('\n') ? line.trimStart() : line.slice(Math.min(shared, /^\s*/u.exec(line)![0].length)),
  )
  return fence(plain.join('\n'), languageOf(code))
}

/** Fenced code block of any text. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/gu)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/** True for a line of words, code spans and links, without code outside of them. */
function isTitleLine(line: string): boolean {
  const plain = line.replace(/`[^`]*`|\{@link[^}]*\}|\[[^\]]*\]\([^)]*\)/gu, 'code').trim()
  return /^[\p{L}\d"'(*_][^;{}=<>]*$/u.test(plain) && !/\w\(|\w\.\w|^\W*$|\/\/|=>/u.test(plain)
}

/** True when every line is a title line and they make sentences: code of one word is code. */
export function isWords(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const plain = lines.map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/u, ''))
  const [first] = plain
  if (first === undefined) return true
  const count = plain.join(' ').trim().split(/\s+/u).length
  return (
    plain.every((line) => isTitleLine(line.replace(/https?:\/\/\S+/gu, 'address'))) &&
    (count > 2 || lines.length > 1 || /`|\{@link/u.test(text))
  )
}
