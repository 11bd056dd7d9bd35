import type ts from '#typescript'
import type { Finding, ReachedPlace } from '../findings.ts'
import type { Declared } from './declarations.ts'

/** A named declaration whose own text changed, on both sides. */
export type Cause = [base: ts.Symbol, head: ts.Symbol]

/** A finding with the declarations that it is about. */
export interface Item {
  finding: Finding
  base: Declared | undefined
  head: Declared | undefined
  /** Nearest declarations that changed; empty when those of the finding did. */
  causes: readonly Cause[]
  also: ReachedPlace[]
}

/** Numbers of nodes and symbols, for keys. */
export function createIds(): (thing: object) => number {
  const ids = new Map<object, number>()
  return (thing) => {
    const id = ids.get(thing) ?? ids.size
    ids.set(thing, id)
    return id
  }
}

/** Key of the declarations, so that entry points and heirs that share them are one. */
export function placeKey({ finding, base, head }: Item, ids: (thing: object) => number): string | undefined {
  const nodes = [base, head].map((side) => (side?.nodes ?? []).map(ids).join())
  if (nodes.join('') === '') return `${finding.entry}\n${finding.symbol}\n${finding.rule}\n${finding.message}`
  return [finding.rule, ...nodes, base?.rest, head?.rest].join('\n')
}

/** Key of the texts, so that copies of one declaration in two files are one: `index.d.ts` and `index.d.cts`. */
export function textKey({ finding }: Item): string | undefined {
  const { rule, symbol, renamedTo, before, after, message } = finding
  return before === undefined && after === undefined
    ? JSON.stringify([rule, symbol, message])
    : JSON.stringify([rule, symbol, renamedTo, before, after])
}

/** Length from which two equal texts are copies of one type, which TypeScript wrote out at each name. In characters. */
const shortestCopy = 200

/**
 * Key of the whole declarations without their names: `const A: 'x' | 'y' | …` beside `const B: 'x' | 'y' | …`. Undefined for short ones,
 * which are alike by chance.
 */
export function copyKey({ finding, base, head }: Item): string | undefined {
  if (!base || !head || finding.renamedTo !== undefined) return undefined
  const name = finding.symbol.slice(finding.symbol.lastIndexOf('.') + 1)
  const [before, after] = [base, head].map(({ nodes }) => nodes.map((node) => textWithout(name, node)).join('\n')) as [
    string,
    string,
  ]
  if (Math.min(before.length, after.length) < shortestCopy) return undefined
  return JSON.stringify([finding.rule, before, after, base.rest, head.rest])
}

function textWithout(name: string, node: ts.Node): string {
  const parts = node.getText().split(/([\p{ID_Continue}$]+)/u)
  return parts.map((part) => (part === name ? '' : part)).join('')
}

/** Key of the declarations that changed, of a finding whose own did not. */
export function causeKey({ causes }: Item, ids: (thing: object) => number): string {
  return causes.map(([base, head]) => `${ids(base)} ${ids(head)}`).join('\n')
}
