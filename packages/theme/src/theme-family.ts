import { Stylesheet, type StylesheetOptions } from '@signpost/stylesheet/core'
import { mapValues, checkOptions, failure, shown, checkArgument } from '@signpost/utils-primitives'
import { place, type AppliedTheme } from './applied-theme.ts'
import { attributeSelector, DATA_FAMILY_ATTRIBUTE } from './attributes.ts'
import { familyRules } from './family-rules.ts'
import { Theme } from './theme.ts'
import type { ThemeVars, TokenPatch, TokenTree } from './token-tree.ts'

/**
 * Options of a {@link ThemeFamily}.
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
  /** The attribute for the name of a variant. Defaults to {@link DATA_FAMILY_ATTRIBUTE}. */
  readonly attribute?: string | undefined
}

/**
 * A family applied to a document, until it is disposed.
 *
 * @typeParam N - The names of the variants.
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
  /** Sets the variant of the element; `undefined` restores the original one. */
  setFamily(name: N | undefined): void
}

/**
 * A theme and its named variants. Each element of a page can use another variant, in any scheme.
 *
 * A variant applies to the element with its name and to its descendants, in the scheme of the nearest element that has
 * one. Variants can be nested, also within elements with another scheme than the page.
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
 * @searchAlias brands skins multi white label
 * @public
 */
export class ThemeFamily<T extends TokenTree = TokenTree, N extends string = string> {
  /** The theme where no variant is set. */
  readonly base: Theme<T>

  /** The names of the variants, in order. */
  readonly names: readonly N[]

  /** The attribute for the name of a variant. */
  readonly attribute: string

  readonly #themes: ReadonlyMap<N, Theme<T>>
  #sheet: Stylesheet | undefined

  /**
   * Creates a family.
   *
   * @param base - The theme. The family uses its options.
   * @param variants - The changed tokens of each variant, by name. An empty change is the base theme.
   * @param options - See {@link ThemeFamilyOptions}.
   * @throws RangeError when a variant changes a token that does not exist.
   * @throws TypeError when a value has the wrong kind for its token or group.
   */
  constructor(base: Theme<T>, variants: { readonly [K in N]: TokenPatch<T> }, options: ThemeFamilyOptions = {}) {
    checkArgument(
      'INVALID_THEME',
      base,
      'a theme as base of the family',
      () => typeof (base as Partial<Theme> | null)?.extend === 'function',
      'pass one of createTheme',
    )
    checkArgument(
      'INVALID_VARIANTS',
      variants,
      'tokens of each variant in an object',
      () => Object.prototype.toString.call(variants) === '[object Object]',
      'pass { red: { ... } }',
    )
    checkOptions('createThemeFamily', options, {
      attribute: ['the name of an attribute', (value) => typeof value === 'string' && /^[^\s"'<>/=]+$/.test(value)],
    })
    const entries = Object.entries(variants) as [N, TokenPatch<T>][]
    this.base = base
    this.#themes = new Map(entries.map(([name, patch]) => [name, base.extend(patch)]))
    this.names = Object.freeze(entries.map(([name]) => name))
    this.attribute = options.attribute ?? DATA_FAMILY_ATTRIBUTE
  }

  /** References to the custom properties, shared by all variants. */
  get vars(): ThemeVars<T> {
    return this.base.vars
  }

  /** Whether a variant of that name exists. */
  has(name: string): name is N {
    return this.#themes.has(name as N)
  }

  /**
   * Returns a variant as a separate theme, to {@link Theme.resolve} its values or to use it alone.
   *
   * @param name - The name of the variant.
   * @returns The theme.
   * @throws RangeError when the variant does not exist.
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
    if (!theme) {
      throw failure(
        'UNKNOWN_VARIANT',
        `Expected a variant of the family, found ${shown(name)}: use one of ${this.names.join(', ')}`,
        RangeError,
      )
    }
    return theme
  }

  /**
   * Returns the selector of the elements with a variant.
   *
   * @param name - The name of the variant.
   * @returns A compound selector.
   * @throws RangeError when the variant does not exist.
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
   * Creates a stylesheet with the rules of the base and all variants, which a server can send.
   *
   * @param options - Options of the stylesheet. Its `id` defaults to that of the base.
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
    checkArgument(
      'INVALID_OPTION',
      options,
      'options of a stylesheet',
      () => options === undefined || Object.prototype.toString.call(options) === '[object Object]',
      'see toStylesheet',
    )
    const members = this.names.map((name) => ({
      selector: this.selector(name),
      theme: this.pick(name) as unknown as Theme,
    }))
    const rules = familyRules(this.base as unknown as Theme, members, `[${this.attribute}]`)
    return new Stylesheet({ id: this.base.options.id, ...options }).merge(rules)
  }

  /**
   * Prints the rules as CSS. Equal families print the same text.
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
   * Applies the family to a document, or to an element and its descendants.
   *
   * @param target - A document or an element. Defaults to the document. No effect on a server.
   * @returns An object that sets the variant and the scheme, and removes the family.
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
   *   return () => applied.dispose()
   * }
   * ```
   */
  apply(target?: Document | Element): AppliedFamily<N> {
    const { element, set, release } = place(target, (root) =>
      root ? this.#within(root).toStylesheet() : (this.#sheet ??= this.toStylesheet()),
    )
    return {
      element,
      setScheme: (scheme) => {
        checkArgument(
          'INVALID_SCHEME',
          scheme,
          '"light", "dark", "system" or undefined',
          () => scheme === undefined || ['light', 'dark', 'system'].includes(scheme),
          'change it',
        )
        set(this.base.attribute, scheme)
      },
      setFamily: (name) => {
        if (name !== undefined) this.pick(name)
        set(this.attribute, name)
      },
      dispose: release,
      [Symbol.dispose]: release,
    }
  }

  /** Returns the same family for an element. The variants are complete themes by now, which are valid patches too. */
  #within(root: string): ThemeFamily<T, N> {
    const base = new Theme(this.base.tokens as T, { ...this.base.options, root, id: undefined })
    const whole = mapValues(Object.fromEntries(this.#themes), ({ tokens }) => tokens)
    return new ThemeFamily<T, N>(base, whole as never, { attribute: this.attribute })
  }
}
