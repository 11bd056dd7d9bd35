import { checkArgument, checkOptions, failure, shown } from '@signpost/utils-primitives'
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
 * Design tokens as custom properties, with values for light and dark pages.
 *
 * A theme is immutable and accesses no document until {@link Theme.apply}. {@link Theme.extend} creates a changed copy.
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
 * @see {@link (createTheme:function) | createTheme}, which infers values as literals
 * @searchAlias css mode skin
 * @public
 */
export class Theme<T extends TokenTree = TokenTree> {
  /** The tokens, frozen. */
  readonly tokens: TokenTree

  /** The options of the theme. */
  readonly options: ThemeOptions

  /** The schemes of the theme. */
  readonly schemes: readonly ColorScheme[]

  /** The attribute for the chosen scheme. */
  readonly attribute: string

  /** References to the custom property of each token, in the shape of the tokens: `var(--space-m)`. Frozen. */
  readonly vars: ThemeVars<T>

  readonly #table: TokenTable
  #sheet: Stylesheet | undefined

  /**
   * Creates a theme.
   *
   * @param tokens - The tokens. They are copied.
   * @param options - See {@link ThemeOptions}.
   * @throws TypeError when a name or value is invalid, or two tokens have the same custom property.
   * @throws RangeError when a number is not finite, or a reference is broken or circular.
   */
  constructor(tokens: T, options: ThemeOptions = {}) {
    checkOptions('createTheme', options, {
      prefix: ['a text of letters, digits, - and _', (value) => typeof value === 'string' && /^[\w-]*$/.test(value)],
      schemes: [
        'an array of "light", "dark" or both',
        (value) => Array.isArray(value) && value.length > 0 && value.every((one) => one === 'light' || one === 'dark'),
      ],
      attribute: ['the name of an attribute', (value) => typeof value === 'string' && /^[^\s"'<>/=]+$/.test(value)],
      selectorFor: 'function',
      layer: ['the name of a layer', (value) => typeof value === 'string' && /^[\w.-]*$/.test(value)],
      root: ['a selector', (value) => typeof value === 'string' && value.trim() !== ''],
      id: 'string',
    })
    this.tokens = defineTokens<TokenTree>(tokens)
    this.options = Object.freeze({ ...options })
    this.schemes = Object.freeze([...new Set(options.schemes ?? (['light', 'dark'] as const))])
    this.attribute = options.attribute ?? DATA_SCHEME_ATTRIBUTE
    this.#table = readTokens(this.tokens, options.prefix ?? '')
    this.vars = mapTokens(this.tokens, (_, path) => `var(${this.#token(path.join('.')).name})`) as ThemeVars<T>
  }

  /** The paths of all tokens, in order. */
  get paths(): readonly TokenPath<T>[] {
    return [...this.#table.keys()] as TokenPath<T>[]
  }

  /**
   * Returns the selector for elements with a chosen scheme.
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
    checkArgument(
      'INVALID_SCHEME',
      scheme,
      '"light", "dark" or "system"',
      () => typeof scheme === 'string',
      'pass one of them',
    )
    const own: unknown = this.options.selectorFor?.(scheme)
    checkArgument(
      'INVALID_SELECTOR',
      own,
      'a selector',
      () => own === undefined || (typeof own === 'string' && own.trim() !== ''),
      'return one of selectorFor',
    )
    return (own as string | undefined) ?? attributeSelector(this.attribute, scheme)
  }

  /**
   * Returns the name of the custom property of a token.
   *
   * @param path - The path of the token.
   * @returns The name in kebab case, including the prefix.
   * @throws RangeError when the token does not exist.
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
   * Returns the value of a token, for use without custom properties: on a canvas, in an email, in another library.
   *
   * @param path - The path of the token.
   * @param scheme - The scheme. Defaults to the first one of the theme.
   * @returns CSS, with references replaced by the values of their tokens.
   * @throws RangeError when the token does not exist.
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
    checkOptions('resolve', { scheme }, { scheme: { oneOf: ['light', 'dark'] } })
    return resolveValue(this.#token(path)[scheme], scheme, this.#table)
  }

  /**
   * Returns a copy of the theme with changed values.
   *
   * @param patch - The changed values by name. See {@link TokenPatch}.
   * @returns A new theme with the same options.
   * @throws RangeError when a changed token does not exist.
   * @throws TypeError when a value has the wrong kind for its token or group.
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
    checkArgument(
      'INVALID_TOKEN',
      patch,
      'tokens in an object',
      () => Object.prototype.toString.call(patch) === '[object Object]',
      'pass those that change',
    )
    return new Theme(patchTokens(this.tokens, patch as TokenPatchTree) as T, this.options)
  }

  /**
   * Creates a stylesheet with the rules, which a server can send.
   *
   * @param options - Options of the stylesheet, such as a nonce. Its `id` defaults to that of the theme.
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
    checkArgument(
      'INVALID_OPTION',
      options,
      'options of a stylesheet',
      () => options === undefined || Object.prototype.toString.call(options) === '[object Object]',
      'see toStylesheet',
    )
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
   * Prints the rules as CSS. Equal themes print the same text.
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
   * Applies the theme to a document, or to an element and its descendants.
   *
   * @param target - A document or an element. Defaults to the document. No effect on a server.
   * @returns An object that sets the scheme and removes the theme.
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
   *   return () => applied.dispose()
   * }
   * ```
   */
  apply(target?: Document | Element): AppliedTheme {
    const { element, set, release } = place(target, (root) =>
      root
        ? new Theme(this.tokens, { ...this.options, root, id: undefined }).toStylesheet()
        : (this.#sheet ??= this.toStylesheet()),
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
        set(this.attribute, scheme)
      },
      dispose: release,
      [Symbol.dispose]: release,
    }
  }

  /**
   * Returns a script for the head of a page that applies the stored scheme before the first paint.
   *
   * @param options - See {@link InitScriptOptions}.
   * @returns JavaScript that is safe inside a `<script>` element. It never throws, whatever is stored.
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
   * Returns {@link Theme.initScript} as a `<script>` element.
   *
   * @param options - See {@link InitScriptOptions}, and the nonce for the content security policy of the page.
   * @returns Escaped HTML.
   *
   * @example
   * ```ts
   * import { createTheme } from '@signpost/theme'
   *
   * createTheme({}).initScriptHtml({ nonce: 'r4nd0m' }) // '<script nonce="r4nd0m">…</script>'
   * ```
   */
  initScriptHtml(options: InitScriptOptions & { readonly nonce?: string | undefined } = {}): string {
    checkOptions('initScriptHtml', options, {
      storageKey: 'string',
      fallback: { oneOf: ['light', 'dark', 'system'] },
      nonce: 'string',
    })
    const { nonce, ...others } = options
    return printScriptElement(this.initScript(others), nonce)
  }

  #token(path: string): Token {
    const token = this.#table.get(path)
    if (!token)
      throw failure('UNKNOWN_TOKEN', `Expected the path of a token, found ${shown(path)}: use one of paths`, RangeError)
    return token
  }
}
