import { canonicalTag, isKnown, isModifier, isRepeated } from './tags.ts'

/** Block of a doc comment: the text before the first tag, or a tag with its content. */
export interface CommentBlock {
  /** Canonical name of the tag; empty for the text before the first one. */
  tag: string
  /** Tag as written, without `@`. */
  written: string
  /** Markdown as written. */
  text: string
  /** Line of the comment, counted from 0. */
  line: number
}

/** Doc comment split at its tags. */
export interface SplitComment {
  blocks: readonly CommentBlock[]
  /** Canonical names of tags without content. */
  modifiers: readonly string[]
}

const tagAtStart = /^\s*@(?<name>[A-Za-z_][\w-]*)(?<rest>(?:[\s{[:][^]*)?)$/u
/** A capitalised name in a sentence is of a decorator. */
const modifierAtEnd = /(?:^|\s(?=@[a-z])|(?<=[.!?])\s)@(?<name>[A-Za-z]+)\s*$/u
const tagInLine = /\s@(?<name>[a-z][A-Za-z]*)(?=\s|$)/gu
/** Content of a tag that repeats the declaration: nothing, a type or a name. More words are of a sentence about the tag. */
const repetition = /^\s*(?:$|[@{]|[\w$#~:./-]*[\w$]\s*(?:$|@))/u
const fence = /^\s*(?:[-*+]\s+|\d+[.)]\s+)?(?<marker>`{3,}(?=[^`]*$)|~{3,})(?<info>[^]*)$/u

/**
 * Splits a doc comment at its tags, as the TypeScript language service does: a tag starts a line, or follows other tags on
 * it, or is in a comment of one line. Tags in fenced code are code. Every character of the text is in one of the blocks.
 *
 * @param comment - With its delimiters.
 */
export function splitComment(comment: string): SplitComment {
  const lines = commentLines(comment)
  const isCode = codeLines(lines)
  const blocks: { tag: string; written: string; lines: string[]; line: number }[] = [
    { tag: '', written: '', lines: [], line: 0 },
  ]
  const modifiers: string[] = []
  const isOneLine = lines.filter((line) => line.trim() !== '').length === 1
  /** Adds a line, and returns what follows the next tag on it. */
  const add = (line: string, at: number): string | undefined => {
    const { name, rest } = tagAtStart.exec(line)?.groups ?? {}
    const current = blocks.at(-1)!
    if (name === undefined || !startsBlock(name, rest!, current.tag)) {
      const [before, after] = isOneLine ? splitAtTag(line) : [line]
      current.lines.push(withoutModifiers(before, modifiers))
      return after
    }
    const tag = canonicalTag(name)
    if (!isModifier(tag)) {
      const [before, after] = splitAtTag(rest!.replace(/^:/u, ''))
      const isSplit = isOneLine || /^\s*(?:\{[^{}]*\}\s*)?$/u.test(before)
      blocks.push({ tag, written: name, lines: [withoutModifiers(isSplit ? before : rest!, modifiers)], line: at })
      return isSplit ? after : undefined
    }
    modifiers.push(tag)
    if (tagAtStart.test(rest!)) return rest!
    // Words after it are about the change: the description is that of the base.
    if (tag === 'override' && rest!.trim() !== '' && blocks.length === 1 && current.lines.join('').trim() === '') {
      blocks.push({ tag, written: name, lines: [rest!], line: at })
      return undefined
    }
    current.lines.push(withoutModifiers(rest!.trimStart(), modifiers))
    return undefined
  }
  lines.forEach((line, at) => {
    if (isCode[at] === true) blocks.at(-1)!.lines.push(line)
    else for (let rest: string | undefined = line; rest !== undefined; ) rest = add(rest, at)
  })
  return {
    blocks: blocks.map(({ lines: written, ...block }) => ({ ...block, text: written.join('\n') })),
    modifiers,
  }
}

/**
 * A tag that is not known may be a decorator, a package or a rule of CSS: in an example it is code. So may be a capitalised one with
 * words after it that would not be shown with it.
 */
function startsBlock(name: string, rest: string, current: string): boolean {
  const tag = canonicalTag(name)
  if (/^[A-Z]/u.test(name) && rest.trim() !== '' && (isRepeated(tag) || isModifier(tag))) return false
  if (isKnown(tag)) return true
  return current !== 'example' && /^[a-z_]/u.test(name) && !rest.startsWith(':') && !rest.startsWith('[')
}

/** Removes modifiers from the end of a line and adds them to the list. */
function withoutModifiers(line: string, modifiers: string[]): string {
  for (let text = line; ; ) {
    const found = modifierAtEnd.exec(text)
    const tag = found === null ? '' : canonicalTag(found.groups!['name']!)
    if (found === null || !isModifier(tag) || isInCode(text, found.index)) return text
    modifiers.push(tag)
    text = text.slice(0, found.index)
  }
}

/** Splits a line before its first known tag that is not in a code span. */
function splitAtTag(line: string): [before: string, after?: string] {
  let ticks = 0
  let counted = 0
  for (const { index, groups } of line.matchAll(tagInLine)) {
    ticks += line.slice(counted, index).split('`').length - 1
    counted = index
    const tag = canonicalTag(groups!['name']!)
    if (isRepeated(tag) && !repetition.test(line.slice(index + groups!['name']!.length + 2))) continue
    if (ticks % 2 === 0 && isKnown(tag)) return [line.slice(0, index), line.slice(index + 1)]
  }
  return [line]
}

function isInCode(line: string, index: number): boolean {
  return (line.slice(0, index).split('`').length - 1) % 2 === 1
}

/** Lines of a comment without delimiters and asterisks; `*\/`, which authors write for the end of a comment, is `*` and `/`. */
export function commentLines(comment: string): string[] {
  const body = comment
    .replace(/^\s*\/\*\*+(?!\/)/u, '')
    .replace(/(?<!\*)\*+\/\s*$/u, '')
    .replaceAll('*\\/', '*/')
  const [first = '', ...rest] = body.split(/\r?\n/u)
  const isDecorated =
    rest
      .find((line) => line.trim() !== '')
      ?.trimStart()
      .startsWith('*') === true
  const plain = isDecorated ? rest.map((line) => line.replace(/^\s*\*(?!\*[^\s*]) ?/u, '')) : dedented(rest)
  return [first.replace(/^ ?(?:\* )?/u, ''), ...plain]
}

/** Removes the indentation that all lines share. */
function dedented(lines: readonly string[]): string[] {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [/^\s*/u.exec(line)![0].length]))
  const shared = indents.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(Math.min(shared, /^\s*/u.exec(line)![0].length)))
}

/** Marks the lines of fenced code. A fence without an end, or with a tag and another opening fence before its end, is none. */
function codeLines(lines: readonly string[]): boolean[] {
  const isCode = lines.map(() => false)
  const endless = new Set<string>()
  for (let at = 0; at < lines.length; at += 1) {
    const marker = fence.exec(lines[at]!)?.groups!['marker']
    if (marker === undefined || endless.has(marker)) continue
    const end = fenceEnd(lines, at, marker)
    if (end === 'none') endless.add(marker)
    if (typeof end !== 'number') continue
    isCode.fill(true, at, end + 1)
    at = end
  }
  return isCode
}

/** Line of a fence's end; `none` when no line of the comment ends it, nothing when a later block does. */
function fenceEnd(lines: readonly string[], start: number, marker: string): number | 'none' | undefined {
  let hasTag = false
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at]!
    const found = fence.exec(line)?.groups
    if (found?.['marker']!.startsWith(marker) === true && found['info']!.trim() === '') return at
    if (found !== undefined && hasTag) return undefined
    const name = tagAtStart.exec(line)?.groups!['name']
    hasTag ||= name !== undefined && isKnown(canonicalTag(name)) && !isModifier(canonicalTag(name))
  }
  return 'none'
}
