import { checkArgument } from '@signpost/utils-primitives'
import { KeptAttributes } from './kept-attributes.ts'
import { checkGlobals, findChosen, readThemeGlobals } from './read-theme-globals.ts'
import { resolveThemeOptions } from './resolve-theme-options.ts'
import { STYLE_ATTRIBUTE } from './style-attribute.ts'
import type { ThemeAddonOptions } from './theme-addon-options.ts'
import type { ThemeGlobals } from './theme-globals.ts'
import type { ThemeSetup } from './theme-setup.ts'

/**
 * Applies a theme to a document according to Storybook's globals, and removes it again.
 *
 * @typeParam F - The names of the families.
 *
 * @example
 * ```ts
 * import { presets, ThemeSwitcher } from '@signpost/theme-storybook'
 *
 * const switcher = new ThemeSwitcher(presets.playground())
 *
 * export const show = (globals: Record<string, unknown>) => switcher.apply(globals)
 * export const end = () => switcher.restore()
 * ```
 * @searchAlias toggle change dark mode
 * @public
 */
export class ThemeSwitcher<F extends string = string> implements Disposable {
  readonly #setup: ThemeSetup<F>
  readonly #attributes = new KeptAttributes()
  readonly #warned = new Set<string>()
  #style: HTMLStyleElement | undefined

  /**
   * Creates a switcher. The document is not changed yet.
   *
   * @param options - See {@link ThemeAddonOptions}, or the result of {@link resolveThemeOptions}.
   */
  constructor(options: ThemeAddonOptions<F> | ThemeSetup<F>) {
    this.#setup = resolveThemeOptions(options)
  }

  /**
   * Applies the chosen scheme and family. Writes nothing if they are already applied.
   *
   * A choice that the theme does not have is ignored, with one warning in the console.
   *
   * @param globals - Storybook's globals, see {@link readThemeGlobals}.
   * @param target - The document. If it is not the previous one, the theme is removed from that.
   * @returns The applied scheme and family.
   * @throws DOMException when `target` of the options is not a valid selector.
   */
  apply(globals: Readonly<Record<string, unknown>>, target: Document = globalThis.document): ThemeGlobals<F> {
    checkGlobals(globals)
    checkArgument(
      'INVALID_TARGET',
      target,
      'a document',
      () => typeof (Object(target) as Partial<Document>).querySelectorAll === 'function',
      'pass that of the page',
    )
    const { css, schemeAttribute, familyAttribute, target: selector } = this.#setup
    this.#warn(globals)
    const chosen = readThemeGlobals(globals, this.#setup)
    const elements = [...target.querySelectorAll(selector)]
    if (elements.length === 0) this.#warnOnce(`No element is "${selector}", so the theme is shown on none.`)

    if (this.#style?.ownerDocument !== target || !this.#style.isConnected) {
      this.restore()
      this.#style = target.createElement('style')
      this.#style.setAttribute(STYLE_ATTRIBUTE, '')
      this.#style.textContent = css
      target.head.append(this.#style)
    }
    this.#attributes.set(elements, { [schemeAttribute]: chosen.scheme, [familyAttribute]: chosen.family })
    return chosen
  }

  /** Restores the document, except for changes by other code. */
  restore(): void {
    this.#style?.remove()
    this.#style = undefined
    this.#attributes.restore()
  }

  /** Same as {@link ThemeSwitcher.restore}. */
  dispose(): void {
    this.restore()
  }

  /** Same as {@link ThemeSwitcher.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }

  #warn(globals: Readonly<Record<string, unknown>>): void {
    const { schemes, families } = this.#setup
    const { scheme, family } = findChosen(globals, this.#setup)
    if (scheme?.isOffered === false)
      this.#warnOnce(`The theme has no scheme "${scheme.value}": it has ${schemes.join(', ')}.`)
    if (family?.isOffered === false) {
      this.#warnOnce(
        `The theme has no family "${family.value}": ${families.length > 0 ? `it has ${families.join(', ')}` : 'it has none'}.`,
      )
    }
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message)) return
    this.#warned.add(message)
    console.warn(message)
  }
}
