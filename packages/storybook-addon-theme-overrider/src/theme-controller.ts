import type { ColorScheme, ColorSchemeChoice } from '@signpost/theme'
import type { ResolvedOptions } from './overrider-options.ts'
import type { ThemeHost } from './theme-host.ts'

/**
 * Decides which theme is shown and when it changes.
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
 * controller[Symbol.dispose]()
 * ```
 * @public
 */
export class ThemeController implements Disposable {
  readonly #host: ThemeHost
  readonly #options: ResolvedOptions
  #stops: (() => void)[]
  #choice: ColorSchemeChoice | undefined
  #scheme: ColorScheme | undefined

  /**
   * Shows the theme for what the source has now, and follows it.
   *
   * @param host - Where it works.
   * @param options - The options, see {@link resolveOptions}.
   */
  constructor(host: ThemeHost, options: ResolvedOptions) {
    this.#host = host
    this.#options = options
    const sources = options.follow === 'system' ? (['system'] as const) : (['system', options.follow] as const)
    this.#stops = sources.map((source) =>
      host.watch(source, source === 'system' ? '' : options.name, () => this.sync()),
    )
    this.sync()
  }

  /** Which theme is shown. */
  get scheme(): ColorScheme {
    return this.#scheme!
  }

  /**
   * Chooses a scheme in place of what the source has.
   *
   * @param choice - The scheme, `system` for what the system prefers, or nothing to follow the source again.
   * @returns The controller.
   */
  setScheme(choice: ColorSchemeChoice | undefined): this {
    this.#choice = choice
    this.sync()
    return this
  }

  /** Reads the source, and shows the other theme if need be. Does nothing after it was disposed of. */
  sync(): void {
    if (this.#stops.length === 0) return
    const scheme = this.#resolve(this.#choice ?? this.#read())
    if (scheme === this.#scheme) return
    this.#scheme = scheme
    this.#host.apply(this.#options[scheme], scheme)
  }

  /** Follows nothing any more. The theme stays. */
  [Symbol.dispose](): void {
    for (const stop of this.#stops.splice(0)) stop()
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
