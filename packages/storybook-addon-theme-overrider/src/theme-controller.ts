import { checkArgument } from '@signpost/utils-primitives'
import type { ColorScheme, ColorSchemeChoice } from '@signpost/theme'
import type { ResolvedOptions } from './overrider-options.ts'
import type { ThemeHost } from './theme-host.ts'

/**
 * Selects the theme to show and switches it on changes.
 *
 * @example
 * ```ts
 * import { resolveOptions, ThemeController, type ThemeHost } from '@signpost/storybook-addon-theme-overrider'
 *
 * const host: ThemeHost = { read: () => 'dark', watch: () => () => {}, apply: (theme) => console.log(theme.appBg) }
 * const controller = new ThemeController(host, resolveOptions({ light: {}, dark: { appBg: '#111' } }))
 *
 * controller.scheme // 'dark'
 * controller.setScheme('light').scheme // 'light'
 * controller.dispose()
 * ```
 * @searchAlias toggle dark mode switcher
 * @public
 */
export class ThemeController implements Disposable {
  readonly #host: ThemeHost
  readonly #options: ResolvedOptions
  readonly #stops: (() => void)[] = []
  #choice: ColorSchemeChoice | undefined
  #scheme: ColorScheme | undefined

  /**
   * Shows the theme for the current value of the source, and follows it.
   *
   * @param host - The environment to control.
   * @param options - The options, see {@link resolveOptions}.
   */
  constructor(host: ThemeHost, options: ResolvedOptions) {
    checkArgument(
      'INVALID_HOST',
      host,
      'a host with read, watch and apply',
      () =>
        ['read', 'watch', 'apply'].every(
          (name) => typeof (Object(host) as Record<string, unknown>)[name] === 'function',
        ),
      'see ThemeHost',
    )
    checkArgument(
      'INVALID_OPTION',
      options,
      'resolved options',
      () => Object(options) === options,
      'see ResolvedOptions',
    )
    this.#host = host
    this.#options = options
    const sources = options.follow === 'system' ? (['system'] as const) : (['system', options.follow] as const)
    try {
      for (const source of sources) {
        this.#stops.push(host.watch(source, source === 'system' ? '' : options.name, () => this.sync()))
      }
      this.sync()
    } catch (error) {
      // Nobody gets this controller to dispose of it.
      this.#end()
      throw error
    }
  }

  /** The current scheme. */
  get scheme(): ColorScheme {
    return this.#scheme!
  }

  /**
   * Overrides the source with a scheme.
   *
   * @param choice - The scheme; `system` for the system preference; `undefined` to follow the source again.
   * @returns This controller.
   */
  setScheme(choice: ColorSchemeChoice | undefined): this {
    this.#choice = choice
    this.sync()
    return this
  }

  /** Reads the source and switches the theme if it has changed. No effect after disposal. */
  sync(): void {
    if (this.#stops.length === 0) return
    const scheme = this.#resolve(this.#choice ?? this.#read())
    if (scheme === this.#scheme) return
    const before = this.#scheme
    this.#scheme = scheme
    try {
      this.#host.apply(this.#options[scheme], scheme)
    } catch (error) {
      // The next call tries again.
      this.#scheme = before
      throw error
    }
  }

  /** Stops following the source. The theme stays. */
  dispose(): void {
    const errors = this.#end()
    if (errors.length > 0) throw errors[0]
  }

  /** Same as {@link ThemeController.dispose}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.dispose()
  }

  /** Calls every stop, also when one fails. Returns the errors. */
  #end(): readonly unknown[] {
    return this.#stops.splice(0).flatMap((stop) => {
      try {
        stop()
        return []
      } catch (error) {
        return [error]
      }
    })
  }

  #read(): unknown {
    const { follow, name, values } = this.#options
    const value = this.#host.read(follow, name)
    return typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : value
  }

  #resolve(choice: unknown): ColorScheme {
    const scheme = choice === 'light' || choice === 'dark' ? choice : this.#host.read('system', '')
    return scheme === 'dark' ? 'dark' : 'light'
  }
}
