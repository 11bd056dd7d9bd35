import { framingPage } from './framing-page.ts'

/** Key under which the site, which serves the workbench, stores the colour mode that a visitor chose. */
const siteTheme = 'theme'

/** Adds the dark mode of the site to the address, unless the address names a mode itself. */
export function followSite(): void {
  const address = new URL(location.href)
  if (address.searchParams.has('globals') || chosenMode() !== 'dark') return
  address.searchParams.set('globals', 'themeScheme:scheme--dark')
  history.replaceState(history.state, '', address)
}

/** The scheme of the page that frames this story, as a global. */
export const framedScheme = (): string | undefined => {
  const theme = framingPage()?.dataset['theme']
  return theme && `scheme--${theme}`
}

/** Calls a function after each change of that scheme. */
export function watchFrame(change: (scheme: string) => void): void {
  const page = framingPage()
  if (!page) return
  new MutationObserver(() => change(framedScheme()!)).observe(page, { attributeFilter: ['data-theme'] })
}

/** Undefined where the browser refuses access to its storage. */
function chosenMode(): string | null | undefined {
  try {
    return localStorage.getItem(siteTheme)
  } catch {
    return undefined
  }
}
