import type { LimitName, Peak } from './limits.ts'
import { createPeak } from './limits.ts'

/** Markers of quotes, list items and footnotes at the start of a line. */
const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^(?:[^[\]\\\s]|\\.)+\]:))+/
const footnote = /\[\^(?:[^[\]\\\s]|\\.)+\]:/g

/**
 * Measures quotes, lists, footnotes and headings by underlines. The parser copies the events of the whole text when a
 * container or an underline ends, and walks all of them for each line that continues a container lazily.
 */
export function measureContainers(lines: readonly string[]): [LimitName, Peak][] {
  const depth = createPeak('depth')
  const indentation = createPeak('indentation')
  const items = createPeak('items')
  const quotes = createPeak('quotes')
  const lazyLines = createPeak('lazyLines')
  const underlines = createPeak('underlines')
  let listItems = 0
  let quotesAndNotes = 0
  let lazy = 0
  let underlined = 0
  /** Prefix that a line needs to continue the containers before it. */
  let open = { columns: 0, quotes: 0 }
  let previous = { isBlank: true, quotes: 0 }
  lines.forEach((line, index) => {
    const number = index + 1
    const own = countMarkers(line)
    const indent = /^[ \t]*/.exec(line)![0].replaceAll('\t', '    ').length
    const isBlank = line.trim() === ''
    const isMarked = own.width > 0

    depth.reach(own.quotes + own.items + own.notes, number)
    if (isMarked) indentation.reach(indent, number)
    items.reach((listItems += own.items), number)
    quotes.reach((quotesAndNotes += Math.max(0, own.quotes - previous.quotes) + own.notes), number)

    if (isBlank) open = { columns: 0, quotes: 0 }
    else if (own.items > 0) open = { columns: own.width + 1, quotes: own.quotes }
    else if (own.notes > 0 || own.quotes > open.quotes) open = { columns: own.notes > 0 ? 4 : 0, quotes: own.quotes }
    else if (own.quotes < open.quotes || (own.quotes === 0 && indent < open.columns)) lazyLines.reach(++lazy, number)
    if (!previous.isBlank && /^[ \t>]*(?:-+|=+)[ \t]*$/.test(line)) underlines.reach(++underlined, number)
    previous = { isBlank, quotes: own.quotes }
  })
  return [
    ['depth', depth],
    ['indentation', indentation],
    ['items', items],
    ['quotes', quotes],
    ['lazyLines', lazyLines],
    ['underlines', underlines],
  ]
}

/** Containers that a line starts or continues by markers, and the characters up to the last marker. */
function countMarkers(line: string): { quotes: number; items: number; notes: number; width: number } {
  const prefix = markers.exec(line)?.[0] ?? ''
  const notes = prefix.match(footnote)?.length ?? 0
  const others = notes === 0 ? prefix : prefix.replace(footnote, '')
  return {
    quotes: others.split('>').length - 1,
    items: others.match(/[-+*]|\d+/g)?.length ?? 0,
    notes,
    width: prefix.length,
  }
}
