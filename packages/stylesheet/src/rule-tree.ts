import type { CssValue } from './declarations.ts'
import { printDeclarations, propertyName } from './property.ts'
import type { StyleBlock, StyleInput, StyleRule, StyleRules } from './style-rules.ts'

/**
 * A block in memory: printed declarations by property, blocks by selector or at-rule, and raw text, which is a
 * statement or a `CssText`.
 */
export type RuleTree = Map<string, string | RuleTree | readonly RuleTree[] | { readonly text: string }>

/** Returns the block at a path, creating it if necessary. */
export function openPath(tree: RuleTree, path: readonly string[]): RuleTree {
  for (const key of path) {
    let next = tree.get(key)
    if (!(next instanceof Map)) tree.set(key, (next = new Map()))
    tree = next
  }
  return tree
}

/** Merges input into a tree; `null`, `undefined` and `false` delete entries. The input is copied. */
export function mergeInput(tree: RuleTree, input: StyleInput): RuleTree {
  if (typeof input === 'string') tree.set(input, { text: input })
  else if (Array.isArray(input)) {
    for (const { selector, declarations, at = [], layer } of input as readonly StyleRule[]) {
      mergeBlock(openPath(tree, [...(layer ? [`@layer ${layer}`] : []), ...at, selector]), declarations)
    }
  } else mergeBlock(tree, input as StyleRules)
  return tree
}

/** Merges the content of a block into a tree. */
export function mergeBlock(tree: RuleTree, block: StyleBlock | StyleRules): RuleTree {
  for (const [key, given] of Object.entries<StyleRules[string] | CssValue>(block)) {
    // The only descriptor that is a boolean, and without which `@property` is invalid.
    const value = key === 'inherits' && typeof given === 'boolean' ? String(given) : given
    if (value === true) tree.set(key, { text: `${key};` })
    else if (value && typeof value === 'object' && !Array.isArray(value))
      mergeBlock(openPath(tree, [key]), value as StyleBlock)
    else if (Array.isArray(value) && typeof value[0] === 'object') {
      tree.set(
        key,
        value.map((one: StyleBlock) => mergeBlock(new Map(), one)),
      )
    } else {
      const name = propertyName(key)
      const printed = printDeclarations(name, value as CssValue)
      if (printed) tree.set(name, printed)
      else {
        tree.delete(key)
        if (typeof tree.get(name) === 'string') tree.delete(name)
      }
    }
  }
  return tree
}

/** Prints a tree as CSS: its declarations, then the rest in order. Empty blocks are omitted. */
export function printTree(tree: RuleTree): string {
  let declarations = ''
  let rest = ''
  for (const [key, entry] of tree) {
    if (typeof entry === 'string') declarations += entry
    else if ('text' in entry) rest += entry.text
    else {
      for (const block of [entry].flat() as readonly RuleTree[]) {
        const body = printTree(block)
        if (body) rest += `${key}{${body}}`
      }
    }
  }
  return declarations + rest
}

/** Number of blocks with declarations. */
export function countRules(tree: RuleTree): number {
  let own = 0
  let nested = 0
  for (const entry of [...tree.values()].flat()) {
    if (typeof entry === 'string') own = 1
    else if (entry instanceof Map) nested += countRules(entry)
  }
  return own + nested
}
