import { Stylesheet, type StylesheetOptions } from '@signpost/stylesheet/core'
import { mapValues } from '@signpost/utils-primitives'
import { place, type AppliedTheme } from './applied-theme.ts'
import { attributeSelector, DATA_FAMILY_ATTRIBUTE } from './attributes.ts'
import { familyRules } from './family-rules.ts'
import { Theme } from './theme.ts'
import type { ThemeVars, TokenPatch, TokenTree } from './token-tree.ts'

/**
 * The options of a {@link ThemeFamily}.
 *
 * @example
 * ```ts
 * import { createTheme, createThemeFamily, type ThemeFamilyOptions } from '@signpost/theme'
 *
 * const options: ThemeFamilyOptions = { attribute: 'data-section' }
 *
 * createThemeFamily(createTheme({ accent: '#075' }), { docs: { accent: '#306' } }, options)
 * ```
 * @public
 */
export interface ThemeFamilyOptions {
  /** The attribute that holds the name of a theme, by default {@link DATA_FAMILY_ATTRIBUTE}. */
  readonly attribute?: string | undefined
}

/**
 * A family of themes in a document, until it is disposed of.
 *
 * @typeParam N - The names of the themes.
 *
 * @example
 * ```ts
 * import { type AppliedFamily, createTheme, createThemeFamily } from '@signpost/theme'
 *
 * const family = createThemeFamily(createTheme({ accent: '#075' }), { docs: { accent: '#306' } })
 *
 * export function start(): AppliedFamily<'docs'> {
 *   const applied = family.apply()
 *   applied.setFamily('docs')
 *   return applied
 * }
 * ```
 * @public
 */
export interface AppliedFamily<N extends string> extends AppliedTheme {
  /** Sets the theme of the element; `undefined` gives back what it had before. */
  setFamily(name: N | undefined): void
}

/**
 * A theme and variants of it, by name, of which each element of a page can have another one, in any scheme.
 *
 * A variant holds for the element with its name and what is in there, with the scheme of the nearest element that has one.
 * It may be within another variant, and within an element with another scheme than the page's.
 *
 * @typeParam T - The token tree.
 * @typeParam N - The names of the variants.
 *
 * @example
 * ```ts
 * import { createTheme, ThemeFamily } from '@signpost/theme'
 *
 * const base = createTheme({ accent: { light: '#075', dark: '#5fb' } })
 * const family = new ThemeFamily(base, { docs: { accent: { light: '#306' } } })
 *
 * family.pick('docs').resolve('accent', 'light') // '#306'
 * ```
 * @see {@link createThemeFamily}
 * @public
 */
export class ThemeFamily<T extends TokenTree = TokenTree, N extends string = string> {
  /** The theme that holds where no variant is named. */
  readonly base: Theme<T>

  /** The names of the variants, in their order. */
  readonly names: readonly N[]

  /** The attribute that holds the name of a variant. */
  readonly attribute: string

  readonly #themes: ReadonlyMap<N, Theme<T>>
  #sheet: Stylesheet | undefined

  /**
   * Makes a family.
   *
   * @param base - The theme. Its options are those of the family.
   * @param variants - What each variant changes, by name. With nothing to change, it is the base again.
   * @param options - See {@link ThemeFamilyOptions}.
   * @throws RangeError when the theme has no token that a variant changes.
   * @throws TypeError when a value cannot stand where it does.
   */
  constructor(base: Theme<T>, variants: { readonly [K in N]: TokenPatch<T> }, options: ThemeFamilyOptions = {}) {
    const entries = Object.entries(variants) as [N, TokenPatch<T>][]
    this.base = base
    this.#themes = new Map(entries.map(([name, patch]) => [name, base.extend(patch)]))
    this.names = Object.freeze(entries.map(([name]) => name))
    this.attribute = options.attribute ?? DATA_FAMILY_ATTRIBUTE
  }

  /** References to the custom properties, which are the same for all variants. */
  get vars(): ThemeVars<T> {
    return this.base.vars
  }

  /** Whether a text names a variant. */
  has(name: string): name is N {
    return this.#themes.has(name as N)
  }

  /**
   * One variant as a theme of its own, to {@link Theme.resolve} its values or to use it alone.
   *
   * @param name - The name of the variant.
   * @returns The theme.
   * @throws RangeError when there is no such variant.
   *
   * @example
   * ```ts
   * import { createTheme, createThemeFamily } from '@signpost/theme'
   *
   * const family = createThemeFamily(createTheme({ accent: '#075' }), { docs: { accent: '#306' } })
   * family.pick('docs').resolve('accent') // '#306'
   * ```
   */
  pick(name: N): Theme<T> {
    const theme = this.#themes.get(name)
    if (!theme) throw new RangeError(`There is no variant "${name}": there are ${this.names.join(', ')}`)
    return theme
  }

  /**
   * The selector of the elements that have a variant.
   *
   * @param name - The name of the variant.
   * @returns A compound selector.
   * @throws RangeError when there is no such variant.
   *
   * @example
   * ```ts
   * import { createTheme, createThemeFamily } from '@signpost/theme'
   *
   * createThemeFamily(createTheme({ gap: '1rem' }), { docs: {} }).selector('docs') // '[data-theme-family="docs"]'
   * ```
   */
  selector(name: N): string {
    this.pick(name)
    return attributeSelector(this.attribute, name)
  }

  /**
   * The rules of the base and all variants as a stylesheet, which can be sent by a server.
   *
   * @param options - Those of the stylesheet. Its `id` is that of the base.
   * @returns A new stylesheet.
   *
   * @example
   * ```ts
   * import { createTheme, createThemeFamily } from '@signpost/theme'
   *
   * const family = createThemeFamily(createTheme({ accent: '#075' }, { id: 'theme' }), { docs: { accent: '#306' } })
   *
   * export const head = (nonce: string) => family.toStylesheet().toHtml({ nonce })
   * ```
   */
  toStylesheet(options?: StylesheetOptions): Stylesheet {
    const members = this.names.map((name) => ({
      selector: this.selector(name),
      theme: this.pick(name) as unknown as Theme,
    }))
    const rules = familyRules(this.base as unknown as Theme, members, `[${this.attribute}]`)
    return new Stylesheet({ id: this.base.options.id, ...options }).merge(rules)
  }

  /**
   * The rules as CSS, the same text for the same family.
   *
   * @returns CSS on one line.
   *
   * @example
   * ```ts
   * import { createTheme, createThemeFamily } from '@signpost/theme'
   *
   * createThemeFamily(createTheme({ accent: '#075' }), { docs: { accent: '#306' } }).toCss()
   * ```
   */
  toCss(): string {
    return this.toStylesheet().toString()
  }

  /**
   * Puts the family into a document, or gives it to one element and what is in there.
   *
   * @param target - A document, or an element. By default the document, and on a server nothing.
   * @returns What sets the variant and the scheme, and takes the family out again.
   *
   * @example
   * ```ts
   * import { createTheme, createThemeFamily } from '@signpost/theme'
   *
   * const family = createThemeFamily(createTheme({ accent: '#075' }), { docs: { accent: '#306' } })
   *
   * export function start() {
   *   const applied = family.apply()
   *   applied.setFamily('docs')
   *   return () => applied[Symbol.dispose]()
   * }
   * ```
   */
  apply(target?: Document | Element): AppliedFamily<N> {
    const { element, set, release } = place(target, (root) =>
      root ? this.#within(root).toStylesheet() : (this.#sheet ??= this.toStylesheet()),
    )
    return {
      element,
      setScheme: (scheme) => set(this.base.attribute, scheme),
      setFamily: (name) => {
        if (name !== undefined) this.pick(name)
        set(this.attribute, name)
      },
      [Symbol.dispose]: release,
    }
  }

  /** The same family for an element. The variants are whole themes by now, which patches may be as well. */
  #within(root: string): ThemeFamily<T, N> {
    const base = new Theme(this.base.tokens as T, { ...this.base.options, root, id: undefined })
    const whole = mapValues(Object.fromEntries(this.#themes), ({ tokens }) => tokens)
    return new ThemeFamily<T, N>(base, whole as never, { attribute: this.attribute })
  }
}
