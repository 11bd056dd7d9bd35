import { printable } from '@signpost/diagnostics'

/** Formats a text as inline code: its backticks do not end it, and nothing in it is a link, a mention or HTML. */
export function inlineCode(text: string): string {
  const shown = printable(text).trim() || ' '
  const fence = '`'.repeat(longestRun(shown) + 1)
  const padding = /^`|`$/.test(shown) ? ' ' : ''
  return `${fence}${padding}${shown}${padding}${fence}`
}

/** Formats a text as a fenced block of code; the fence is longer than any in the text. */
export function codeBlock(text: string, language: 'ts' | 'diff' = 'ts'): string {
  const lines = text.replaceAll('\t', '  ').split('\n').map(printable).join('\n')
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1))
  return `${fence}${language}\n${lines}\n${fence}`
}

/**
 * Formats a text as prose without markup. GitHub looks for mentions and references in the rendered text, where entities are
 * decoded: an invisible space after `@` and `#` is in the way.
 */
export function plainText(text: string): string {
  return printable(text).replace(/[^\p{L}\p{N} ,;?'"=]/gu, (character) => {
    const entity = `&#${character.codePointAt(0)};`
    return character === '@' || character === '#' ? `${entity}&#8203;` : entity
  })
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
}
