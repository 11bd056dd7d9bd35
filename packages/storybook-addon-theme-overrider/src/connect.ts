import type { Mount, Stylesheet } from '@signpost/stylesheet/core'
import type { ColorSchemeChoice } from '@signpost/theme'
import { isOwn, type ChannelEvent, type ThemeChannel } from './channel.ts'
import { ASK_SCHEME, EVENTS } from './events.ts'
import type { ResolvedOptions } from './overrider-options.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import { ThemeController } from './theme-controller.ts'
import type { ThemeHost } from './theme-host.ts'
import { windowHost } from './window-host.ts'

/** Shows a theme in one of Storybook's two windows. */
export interface ThemedWindow {
  /** Renders its CSS rules. */
  readonly render: (theme: StorybookThemeVars) => Stylesheet
  /** Applies the theme by other means. */
  readonly apply: ThemeHost['apply']
}

/**
 * Shows themes in a window of Storybook and listens to its channel. An earlier choice is requested from the other
 * window, because Storybook reloads the preview whenever it cannot stop a story of a docs page in time, for example
 * after a change of a global.
 *
 * @param window - The window.
 * @param channel - Storybook's channel.
 * @param options - The options.
 * @param themed - Shows a theme in the window.
 * @returns A function that disconnects it.
 */
export function connect(
  window: Window,
  channel: ThemeChannel,
  options: ResolvedOptions,
  themed: ThemedWindow,
): () => void {
  let mount: Mount | undefined
  const host = windowHost(window, channel, (theme, scheme) => {
    const before = mount
    mount = themed.render(theme).mount(window.document)
    before?.dispose()
    themed.apply(theme, scheme)
  })
  const controller = new ThemeController(host, options)
  let chosen: ColorSchemeChoice | undefined

  function choose(this: ChannelEvent | undefined, choice: unknown): void {
    if (!isOwn(this, window.location.href)) return
    chosen = (choice ?? undefined) as ColorSchemeChoice | undefined
    controller.setScheme(chosen)
  }
  function answer(this: ChannelEvent | undefined): void {
    if (chosen !== undefined && isOwn(this, window.location.href)) channel.emit(EVENTS.SET_SCHEME, chosen)
  }
  channel.on(EVENTS.SET_SCHEME, choose)
  channel.on(ASK_SCHEME, answer)
  channel.emit(ASK_SCHEME)

  return () => {
    channel.off(EVENTS.SET_SCHEME, choose)
    channel.off(ASK_SCHEME, answer)
    controller.dispose()
    mount?.dispose()
  }
}
