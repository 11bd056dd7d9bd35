import { checkArgument, escapeHtml, noop, checkOptions } from '@signpost/utils-primitives'
import { attach, detach, documentOf, isAttached, isElement, reattach, write, type Holder } from './attach.ts'
import type { CssText } from './css-text.ts'
import { escapeStyleText } from './escape-style-text.ts'
import type { Mount, MountMode } from './mount.ts'
import { countRules, mergeBlock, mergeInput, openPath, printTree, type RuleTree } from './rule-tree.ts'
import type { AtRule, StyleBlock, StyleInput } from './style-rules.ts'
import type { StylesheetOptions } from './stylesheet-options.ts'

/**
 * CSS rules in memory, which can be changed, printed, and mounted in documents and shadow roots.
 *
 * Changes apply at once wherever the stylesheet is mounted: make several at once with {@link Stylesheet.merge}. CSS is
 * never parsed.
 *
 * @example
 * ```ts
 * import { Stylesheet } from '@signpost/stylesheet'
 *
 * const sheet = new Stylesheet({ id: 'page' })
 *   .set('nav a', { color: 'rebeccapurple', '&:hover': { textDecoration: 'underline' } })
 *   .set('nav', { display: 'none' }, ['@media print'])
 *
 * const mount = sheet.mount()
 * sheet.merge({ 'nav a': { color: 'teal' } })
 * mount.dispose()
 * ```
 * @see {@link (createStylesheet:1) | createStylesheet} to start with rules
 * @searchAlias cssstylesheet dynamic inject adopted insertrule runtime
 * @public
 */
export class Stylesheet implements Disposable {
  /** The ID of its `<style>` element, see {@link StylesheetOptions.id}. */
  readonly id: string | undefined

  /** See {@link StylesheetOptions.nonce}. */
  readonly nonce: string | undefined

  readonly #options: StylesheetOptions
  readonly #listeners = new Set<() => void>()
  readonly #mounted = new Map<Document | ShadowRoot, { holder: Holder; mounts: Set<Mount> }>()
  #tree: RuleTree = new Map()
  /** The text in targets, with which listeners compare. Current while there are any. */
  #shown = ''

  /**
   * Creates a stylesheet without rules. It accesses no document, so it can be created on a server and in a module.
   *
   * @param options - See {@link StylesheetOptions}.
   */
  constructor(options: StylesheetOptions = {}) {
    checkOptions('Stylesheet', options, {
      id: 'string',
      nonce: 'string',
      mode: { oneOf: ['adopted', 'element', 'none'] },
    })
    this.#options = { ...options }
    this.id = options.id
    this.nonce = options.nonce
  }

  /** Number of rules with declarations, including nested ones. Rules in a {@link CssText} are not counted. */
  get size(): number {
    return countRules(this.#tree)
  }

  /**
   * Sets a rule. It replaces the rule with the same selector and at-rules in place, or is added at the end.
   *
   * @param selector - The selector, or the keyframe in `@keyframes`.
   * @param declarations - All of its declarations, and nested rules.
   * @param at - The enclosing at-rules, outermost first.
   * @returns This stylesheet.
   * @throws RangeError when a number is not finite. The stylesheet is then unchanged.
   *
   * @example
   * ```ts
   * import { Stylesheet } from '@signpost/stylesheet'
   *
   * new Stylesheet().set('.grid', { gap: 8 }, ['@layer page', '@media (width >= 60rem)']).toString()
   * // '@layer page{@media (width >= 60rem){.grid{gap:8px;}}}'
   * ```
   */
  set(selector: string, declarations: StyleBlock, at: readonly AtRule[] = []): this {
    checkArgument('INVALID_STYLE', selector, 'a selector', () => typeof selector === 'string', "pass 'a:hover'")
    checkArgument(
      'INVALID_STYLE',
      at,
      'rules that begin with @',
      () => Array.isArray(at) && at.every((one) => typeof one === 'string' && one.startsWith('@')),
      "pass ['@media print']",
    )
    const rule = mergeBlock(new Map(), declarations)
    openPath(this.#tree, at).set(selector, rule)
    return this.#changed()
  }

  /**
   * Deletes a rule and its nested rules.
   *
   * @param selector - The selector, as passed to `set`.
   * @param at - The enclosing at-rules, outermost first.
   * @returns Whether the rule existed.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * const sheet = createStylesheet({ '@media print': { nav: { display: 'none' } } })
   * sheet.delete('nav') // false
   * sheet.delete('nav', ['@media print']) // true
   * ```
   */
  delete(selector: string, at: readonly AtRule[] = []): boolean {
    checkArgument('INVALID_STYLE', at, 'rules that begin with @', () => Array.isArray(at), "pass ['@media print']")
    // Entries that are not blocks lack these methods.
    let block: Partial<RuleTree> | undefined = this.#tree
    for (const key of at) block = block?.get?.(key) as Partial<RuleTree> | undefined
    if (!block?.delete?.(selector)) return false
    openPath(this.#tree, at)
    this.#changed()
    return true
  }

  /**
   * Merges rules. Declarations are added to existing rules and replace those of the same property; `null`, `undefined`
   * and `false` delete a declaration, `null` and `undefined` a rule.
   *
   * @param rules - The rules. They are copied. A {@link CssText} is kept as it is; adding the same text again has no
   *   effect.
   * @returns This stylesheet.
   * @throws RangeError when a number is not finite. Rules before it are added.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * createStylesheet({ a: { color: 'red', '&:hover': { color: 'blue' } } })
   *   .merge({ a: { color: 'teal', '&:hover': null } })
   *   .toString() // 'a{color:teal;}'
   * ```
   */
  merge(rules: StyleInput): this {
    mergeInput(this.#tree, rules)
    return this.#changed()
  }

  /**
   * Replaces all rules.
   *
   * @param rules - The rules. They are copied.
   * @returns This stylesheet.
   * @throws RangeError when a number is not finite. The stylesheet is then unchanged.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * createStylesheet({ a: { color: 'red' } }).replace({}).size // 0
   * ```
   */
  replace(rules: StyleInput): this {
    this.#tree = mergeInput(new Map(), rules)
    return this.#changed()
  }

  /**
   * Prints the rules as CSS.
   *
   * @returns The text, on one line. For HTML, use {@link Stylesheet.toHtml}, which escapes it.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * String(createStylesheet({ p: { margin: 0 } })) // 'p{margin:0;}'
   * ```
   */
  toString(): CssText {
    return printTree(this.#tree) as CssText
  }

  /**
   * Prints a `<style>` element for server rendering. If the stylesheet has an `id`, {@link Stylesheet.mount} reuses the
   * element in the browser.
   *
   * @param attributes - Additional attributes, which override those of the options. `true` prints an attribute without
   *   a value, `undefined` omits it.
   * @returns Escaped HTML.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * createStylesheet({ p: { margin: 0 } }, { id: 'page' }).toHtml({ nonce: 'r4nd0m' })
   * // '<style data-stylesheet="page" nonce="r4nd0m">p{margin:0;}</style>'
   * ```
   */
  toHtml(attributes?: Readonly<Record<string, string | true | undefined>>): string {
    const all: typeof attributes = { 'data-stylesheet': this.id, nonce: this.nonce, ...attributes }
    const printed = Object.entries(all).map(([name, value]) => {
      checkArgument(
        'INVALID_ATTRIBUTE',
        value,
        'a text, true or undefined as attribute, with a name without spaces',
        () =>
          /^[^\s"'<>/=]+$/.test(name) &&
          ['string', 'undefined', 'true'].includes(value === true ? 'true' : typeof value),
        'correct it',
      )
      if (value === undefined) return ''
      return ` ${name}` + (value === true ? '' : `="${escapeHtml(value)}"`)
    })
    return `<style${printed.join('')}>${escapeStyleText(this.toString())}</style>`
  }

  /**
   * Mounts the stylesheet in a document or a shadow root. Repeated calls share one copy.
   *
   * @param target - The target. Defaults to the document. No effect on a server.
   * @returns The mount, for unmounting.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * const sheet = createStylesheet({ ':host': { display: 'block' } })
   *
   * export class Card extends HTMLElement {
   *   constructor() {
   *     super()
   *     sheet.mount(this.attachShadow({ mode: 'open' }))
   *   }
   * }
   * ```
   */
  mount(target: Document | ShadowRoot | undefined = globalThis.document): Mount {
    checkArgument(
      'INVALID_TARGET',
      target,
      'a document or a shadow root',
      () => !target || typeof target.querySelectorAll === 'function',
      'pass document',
    )
    if (!target || (this.#options.mode as `${MountMode}`) === 'none') return mountAs('none', noop)

    let entry = this.#mounted.get(target)
    if (!entry) {
      this.#shown = this.toString()
      const holder = attach(target, this.#shown, this.#options, this.#adoptable(target))
      this.#mounted.set(target, (entry = { holder, mounts: new Set() }))
    }
    const { holder, mounts } = entry
    if (!isAttached(target, holder)) reattach(target, holder)
    const mount = mountAs(isElement(holder) ? 'element' : 'adopted', () => {
      if (!mounts.delete(mount) || mounts.size) return
      this.#mounted.delete(target)
      detach(target, holder)
    })
    mounts.add(mount)
    return mount
  }

  /**
   * Subscribes to changes of the text.
   *
   * @param listener - Called after each change. Adding the same function again has no effect.
   * @returns A function that unsubscribes.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * const sheet = createStylesheet({ p: { margin: 0 } })
   * const end = sheet.subscribe(() => console.log(sheet.toString()))
   * sheet.set('p', { margin: 8 })
   * end()
   * ```
   */
  subscribe(listener: () => void): () => void {
    checkArgument('INVALID_FUNCTION', listener, 'a listener', () => typeof listener === 'function', 'pass a function')
    this.#shown = this.toString()
    // A new function, so that the same listener can be subscribed twice.
    const own = () => listener()
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  /**
   * Removes the stylesheet from every target. The rules are kept, and it can be mounted again.
   */
  unmount(): void {
    for (const { mounts } of this.#mounted.values()) for (const mount of mounts) mount.dispose()
  }

  /** Same as {@link Stylesheet.unmount}. */
  dispose(): void {
    this.unmount()
  }

  /** Same as {@link Stylesheet.unmount}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.unmount()
  }

  /** Returns the stylesheet that another target of the same document has adopted. */
  #adoptable(target: Document | ShadowRoot): CSSStyleSheet | undefined {
    for (const [other, { holder }] of this.#mounted) {
      if (!isElement(holder) && documentOf(other) === documentOf(target)) return holder
    }
    return undefined
  }

  #changed(): this {
    const before = this.#shown
    // While nothing shows the text, it is not printed.
    if (this.#mounted.size + this.#listeners.size > 0 && before !== (this.#shown = this.toString())) {
      const holders = [...this.#mounted].map(([target, { holder }]) => {
        if (!isAttached(target, holder)) reattach(target, holder)
        return holder
      })
      for (const holder of new Set(holders)) write(holder, this.#shown)
      for (const listener of [...this.#listeners]) {
        // One that fails must not keep the change from the others, nor from the caller.
        try {
          listener()
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    }
    return this
  }
}

/** Uses the value of the enum, so that the enum is only bundled if the program uses it. */
function mountAs(mode: `${MountMode}`, unmount: () => void): Mount {
  return { mode: mode as MountMode, dispose: unmount, unmount, [Symbol.dispose]: unmount }
}
