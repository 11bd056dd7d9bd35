import { failure, checkArgument } from '@signpost/utils-primitives'
import type { CssValue } from './declarations.ts'
import { printDeclarations, propertyName } from './property.ts'
import type { StyleBlock, StyleInput, StyleRule, StyleRules } from './style-rules.ts'

/**
 * A block in memory: printed declarations by property, blocks by selector or at-rule, `true` by statement, and `false`
 * by `CssText`, which has all of its semicolons.
 */
export interface RuleTree extends Map<string, string | RuleTree | readonly RuleTree[] | boolean> {
  /** The printed block, absent after a change of it or of a block in it. */
  text?: string | undefined
}

/** Returns the block at a path to change it, creating it if necessary. */
export function openPath(tree: RuleTree, path: readonly string[]): RuleTree {
  for (const key of path) {
    let next = tree.get(key)
    if (!(next instanceof Map)) tree.set(key, (next = new Map()))
    tree.text = undefined
    tree = next
  }
  tree.text = undefined
  return tree
}

/** Merges input into a tree; `null`, `undefined` and `false` delete entries. The input is copied. */
export function mergeInput(tree: RuleTree, input: StyleInput): RuleTree {
  if (typeof input === 'string') openPath(tree, []).set(input, false)
  else if (Array.isArray(input)) {
    checkArgument(
      'INVALID_STYLE',
      input,
      'rules with selector and declarations, and with at and layer if any',
      () =>
        input.every((rule: Partial<Record<string, unknown>> | null) => {
          const { selector, declarations, at = [], layer = '' } = Object(rule) as Record<string, unknown>
          return (
            typeof selector === 'string' &&
            Object(declarations) === declarations &&
            Array.isArray(at) &&
            at.every((one) => typeof one === 'string' && one.startsWith('@')) &&
            typeof layer === 'string'
          )
        }),
      "pass [{ selector: 'a', declarations: { color: 'red' } }]",
    )
    for (const { selector, declarations, at = [], layer } of input as readonly StyleRule[]) {
      mergeBlock(openPath(tree, [...(layer ? [`@layer ${layer}`] : []), ...at, selector]), declarations)
    }
  } else mergeBlock(tree, input as StyleRules)
  return tree
}

/** Merges the content of a block into a tree. */
export function mergeBlock(tree: RuleTree, block: StyleBlock | StyleRules, depth = 0): RuleTree {
  openPath(tree, [])
  checkArgument(
    'INVALID_STYLE',
    block,
    'styles in an object, with texts and numbers as values, and at most 100 blocks deep',
    () =>
      depth <= 100 &&
      Object.prototype.toString.call(block) === '[object Object]' &&
      Object.values<unknown>(block).every((value) =>
        (Array.isArray(value) ? value : [value]).every(
          (one) =>
            one == null ||
            ['string', 'number', 'boolean'].includes(typeof one) ||
            Object.prototype.toString.call(one) === '[object Object]',
        ),
      ),
    `pass { color: 'red' }`,
  )
  for (const [key, value] of Object.entries<StyleRules[string] | CssValue>(block)) {
    if (value === true && key !== 'inherits') {
      if (!key.startsWith('@')) {
        throw failure('INVALID_STYLE', `Expected a value of "${key}", found true: change it`)
      }
      tree.set(key, true)
    } else if (value && typeof [value].flat()[0] === 'object') {
      if (Array.isArray(value)) {
        tree.set(
          key,
          value.map((one: StyleBlock) => mergeBlock(new Map(), one, depth + 1)),
        )
      } else mergeBlock(openPath(tree, [key]), value as StyleBlock, depth + 1)
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
  if (tree.text !== undefined) return tree.text
  let declarations = ''
  let rest = ''
  for (const [key, entry] of tree) {
    if (typeof entry === 'string') declarations += entry
    else if (typeof entry === 'boolean') rest += entry ? `${key};` : key
    else {
      for (const block of [entry].flat() as readonly RuleTree[]) {
        const body = printTree(block)
        if (body) rest += `${key}{${body}}`
      }
    }
  }
  return (tree.text = declarations + rest)
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
