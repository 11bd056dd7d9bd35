import type { Mount, Stylesheet } from '@signpost/stylesheet/core'
import type { ColorSchemeChoice } from '@signpost/theme'
import { isOwn, type ChannelEvent, type ThemeChannel } from './channel.ts'
import { ASK_SCHEME, EVENTS } from './events.ts'
import type { ResolvedOptions } from './overrider-options.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import { ThemeController } from './theme-controller.ts'
import type { ThemeHost } from './theme-host.ts'
import { windowHost } from './window-host.ts'

/** How one of the two windows of Storybook shows a theme. */
export interface ThemedWindow {
  /** Its rules. */
  readonly render: (theme: StorybookThemeVars) => Stylesheet
  /** What else is to be done. */
  readonly apply: ThemeHost['apply']
}

/**
 * Shows themes in a window of Storybook and listens to its channel. What was chosen before, it is told by the other window: Storybook
 * loads the preview again whenever a story of a docs page cannot be stopped in time, as may happen with any change of a global.
 *
 * @param window - The window.
 * @param channel - Storybook's channel.
 * @param options - The options.
 * @param themed - How a theme is shown.
 * @returns What ends it.
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
    before?.unmount()
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
    controller[Symbol.dispose]()
    mount?.unmount()
  }
}
