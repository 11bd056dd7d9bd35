import type { HastNode } from '@signpost/graph-model'
import { hastText } from './hast-text.ts'

/** Number of columns from which the rows of a table are lists on a narrow screen. */
const manyColumns = 3

type Element = Exclude<HastNode, string>

/** Adds the heading of its column to each cell of a table with many columns, as `data-label`. */
export function withLabels(table: Element): Element {
  const headings = childrenOf(table, 'thead').flatMap((head) =>
    childrenOf(head, 'tr').flatMap((row) => cellsOf(row).map(hastText)),
  )
  if (headings.length < manyColumns) return table
  return mapChildren(table, 'tbody', (body) =>
    mapChildren(body, 'tr', (row) => {
      const cells = cellsOf(row)
      const [tagName, properties, ...children] = row
      return [
        tagName,
        properties,
        ...children.map((child) => labelled(child, headings[cells.indexOf(child as Element)])),
      ]
    }),
  )
}

function labelled(cell: HastNode, label: string | undefined): HastNode {
  if (typeof cell === 'string' || label === undefined || label === '') return cell
  const [tagName, properties, ...children] = cell
  return [tagName, { ...(properties === 0 ? {} : properties), dataLabel: label }, ...children]
}

function cellsOf([, , ...children]: Element): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string' && /^t[dh]$/.test(child[0]))
}

function childrenOf([, , ...children]: Element, name: string): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string' && child[0] === name)
}

function mapChildren(
  [tagName, properties, ...children]: Element,
  name: string,
  map: (one: Element) => Element,
): Element {
  return [
    tagName,
    properties,
    ...children.map((child) => (typeof child !== 'string' && child[0] === name ? map(child) : child)),
  ]
}
