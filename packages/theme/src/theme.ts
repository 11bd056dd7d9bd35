import { Stylesheet, type CssVariableName, type StylesheetOptions } from '@signpost/stylesheet/core'
import { place, type AppliedTheme } from './applied-theme.ts'
import { attributeSelector, DATA_SCHEME_ATTRIBUTE } from './attributes.ts'
import type { ColorScheme, ColorSchemeChoice } from './color-scheme.ts'
import { defineTokens } from './define-tokens.ts'
import { printInitScript, printScriptElement, type InitScriptOptions } from './init-script.ts'
import { patchTokens } from './patch-tokens.ts'
import { readTokens, resolveValue, type Token, type TokenTable } from './read-tokens.ts'
import { schemeSelectors } from './scheme-selectors.ts'
import type { ThemeOptions } from './theme-options.ts'
import { themeRules } from './theme-rules.ts'
import type { ThemeVars, TokenPatch, TokenPatchTree, TokenPath, TokenTree } from './token-tree.ts'
import { mapTokens } from './token-value.ts'

/**
 * Design tokens as custom properties, with values for a light and a dark page.
 *
 * It touches no document until {@link Theme.apply}, and cannot be changed: {@link Theme.extend} makes another one.
 *
 * @typeParam T - The token tree.
 *
 * @example
 * ```ts
 * import { Theme } from '@signpost/theme'
 *
 * const theme = new Theme({ paper: { light: '#fff', dark: '#111' }, space: { m: '1rem' } })
 *
 * theme.vars.space.m // 'var(--space-m)'
 * theme.resolve('paper', 'dark') // '#111'
 * ```
 * @see {@link (createTheme:function) | createTheme}, which keeps values as types
 * @public
 */
export class Theme<T extends TokenTree = TokenTree> {
  /** The tokens, frozen. */
  readonly tokens: TokenTree

  /** The options that it was made with. */
  readonly options: ThemeOptions

  /** The schemes that it has. */
  readonly schemes: readonly ColorScheme[]

  /** The attribute that holds the chosen scheme. */
  readonly attribute: string

  /** A reference to the custom property of each token, in the shape of the tokens: `var(--space-m)`. Frozen. */
  readonly vars: ThemeVars<T>

  readonly #table: TokenTable
  #sheet: Stylesheet | undefined

  /**
   * Makes a theme.
   *
   * @param tokens - The tokens. They are copied.
   * @param options - See {@link ThemeOptions}.
   * @throws TypeError when a name or value cannot be one, or two tokens would have one custom property.
   * @throws RangeError when a number is not finite, or a reference leads nowhere or in a circle.
   */
  constructor(tokens: T, options: ThemeOptions = {}) {
    this.tokens = defineTokens<TokenTree>(tokens)
    this.options = Object.freeze({ ...options })
    this.schemes = Object.freeze([...new Set(options.schemes ?? (['light', 'dark'] as const))])
    this.attribute = options.attribute ?? DATA_SCHEME_ATTRIBUTE
    this.#table = readTokens(this.tokens, options.prefix ?? '')
    this.vars = mapTokens(this.tokens, (_, path) => `var(${this.#token(path.join('.')).name})`) as ThemeVars<T>
  }

  /** The paths of all tokens, in their order. */
  get paths(): readonly TokenPath<T>[] {
    return [...this.#table.keys()] as TokenPath<T>[]
  }

  /**
   * The selector of the elements that have a chosen scheme, on the page or within it.
   *
   * @param scheme - The scheme.
   * @returns A compound selector, without `:root`.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * createTheme({}).selectorFor('dark') // '[data-color-scheme="dark"]'
   * ```
   */
  selectorFor(scheme: ColorSchemeChoice): string {
    return this.options.selectorFor?.(scheme) ?? attributeSelector(this.attribute, scheme)
  }

  /**
   * The name of a token's custom property.
   *
   * @param path - The path of the token.
   * @returns The name, in kebab case, with the prefix.
   * @throws RangeError when there is no such token.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * createTheme({ ink: { soft: '#555' } }, { prefix: 'app' }).variable('ink.soft') // '--app-ink-soft'
   * ```
   */
  variable(path: TokenPath<T>): CssVariableName {
    return this.#token(path).name
  }

  /**
   * The value of a token, where there are no custom properties: on a canvas, in a mail, for another library.
   *
   * @param path - The path of the token.
   * @param scheme - The scheme. By default the first one of the theme.
   * @returns CSS, with the values of other tokens in place of references.
   * @throws RangeError when there is no such token.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * const theme = createTheme({ line: { light: '#ccc', dark: '#444' }, border: '1px solid {line}' })
   * theme.resolve('border', 'dark') // '1px solid #444'
   * ```
   */
  resolve(path: TokenPath<T>, scheme: ColorScheme = this.schemes[0]!): string {
    return resolveValue(this.#token(path)[scheme], scheme, this.#table)
  }

  /**
   * The same theme with other values.
   *
   * @param patch - Values by name. See {@link TokenPatch}.
   * @returns Another theme, with the same options.
   * @throws RangeError when the theme has no such token.
   * @throws TypeError when a value cannot stand where it does.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * const theme = createTheme({ accent: { light: '#075', dark: '#5fb' }, space: { s: '0.5rem', m: '1rem' } })
   * theme.extend({ accent: { dark: '#7fc' }, space: { m: '1.25rem' } }).resolve('accent', 'light') // '#075'
   * ```
   */
  extend(patch: TokenPatch<T>): Theme<T> {
    return new Theme(patchTokens(this.tokens, patch as TokenPatchTree) as T, this.options)
  }

  /**
   * The rules as a stylesheet, which can be sent by a server.
   *
   * @param options - Those of the stylesheet, such as a nonce. Its `id` is that of the theme.
   * @returns A new stylesheet.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * const theme = createTheme({ gap: '1rem' }, { id: 'theme' })
   *
   * export const head = (nonce: string) => theme.toStylesheet().toHtml({ nonce })
   * ```
   */
  toStylesheet(options?: StylesheetOptions): Stylesheet {
    const { root = ':root', layer, id } = this.options
    const ofKind = (varies: boolean): string[] =>
      [...this.#table].filter(([, token]) => token.varies === varies).map(([path]) => path)
    const declared = {
      selectors: schemeSelectors(root, (scheme) => this.selectorFor(scheme)),
      tokens: this.#table,
      plain: ofKind(false),
      varying: ofKind(true),
      isBase: true,
    }
    return new Stylesheet({ id, ...options }).merge(themeRules([declared], this.schemes, layer))
  }

  /**
   * The rules as CSS, the same text for the same theme.
   *
   * @returns CSS on one line.
   *
   * @example
   * ```ts
   * import { writeFile } from 'node:fs/promises'
   * import { createTheme } from '@signpost/theme'
   *
   * await writeFile('theme.css', createTheme({ gap: '1rem' }).toCss())
   * ```
   */
  toCss(): string {
    return this.toStylesheet().toString()
  }

  /**
   * Puts the theme into a document, or gives it to one element and what is in there.
   *
   * @param target - A document, or an element. By default the document, and on a server nothing.
   * @returns What sets the scheme, and takes the theme out again.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * const theme = createTheme({ paper: { light: '#fff', dark: '#111' } })
   *
   * export function start() {
   *   const applied = theme.apply()
   *   applied.setScheme('dark')
   *   return () => applied[Symbol.dispose]()
   * }
   * ```
   */
  apply(target?: Document | Element): AppliedTheme {
    const { element, set, release } = place(target, (root) =>
      root
        ? new Theme(this.tokens, { ...this.options, root, id: undefined }).toStylesheet()
        : (this.#sheet ??= this.toStylesheet()),
    )
    return { element, setScheme: (scheme) => set(this.attribute, scheme), [Symbol.dispose]: release }
  }

  /**
   * A script for the head of the page that sets the scheme the reader chose before anything is painted.
   *
   * @param options - See {@link InitScriptOptions}.
   * @returns JavaScript, safe to put between `<script>` and its end. It throws nothing, whatever is stored.
   *
   * @example
   * ```tsx
   * import { createTheme } from '@signpost/theme'
   *
   * const script = createTheme({ gap: '1rem' }).initScript({ storageKey: 'theme' })
   *
   * export const attributes = (nonce: string) => ({ nonce, dangerouslySetInnerHTML: { __html: script } })
   * ```
   */
  initScript(options: InitScriptOptions = {}): string {
    return printInitScript(this.attribute, options)
  }

  /**
   * {@link Theme.initScript} as a `<script>` element.
   *
   * @param options - See {@link InitScriptOptions}, and the nonce that the page's content security policy asks for.
   * @returns HTML, escaped.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * createTheme({}).initScriptHtml({ nonce: 'r4nd0m' }) // '<script nonce="r4nd0m">…</script>'
   * ```
   */
  initScriptHtml({ nonce, ...options }: InitScriptOptions & { readonly nonce?: string | undefined } = {}): string {
    return printScriptElement(this.initScript(options), nonce)
  }

  #token(path: string): Token {
    const token = this.#table.get(path)
    if (!token) throw new RangeError(`There is no token "${path}"`)
    return token
  }
}
