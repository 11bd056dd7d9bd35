/** Key under which the site, which serves the workbench, stores the colour mode that a visitor chose. */
const siteTheme = 'theme'

/** Adds the dark mode of the site to the address, unless the address names a mode itself. */
export function followSite(): void {
  const address = new URL(location.href)
  if (address.searchParams.has('globals') || chosenMode() !== 'dark') return
  address.searchParams.set('globals', 'themeScheme:scheme--dark')
  history.replaceState(history.state, '', address)
}

/** Undefined where the browser refuses access to its storage. */
function chosenMode(): string | null | undefined {
  try {
    return localStorage.getItem(siteTheme)
  } catch {
    return undefined
  }
}
