import { matchRoutes } from '@remix-run/react'

/** What Remix keeps in the window, as far as its own loader of code uses it. */
interface RemixWindow {
  __remixManifest: { routes: Record<string, { module: string }> }
  __remixRouteModules: Record<string, unknown>
  __remixRouter: { routes: Parameters<typeof matchRoutes>[0] }
}

/**
 * Loads the code of a path's routes and hands it to the router, which would answer a failure by loading the page anew that
 * the visitor is about to leave.
 *
 * @param path - Below the site's root; query and hash do not matter.
 * @returns Nothing when the code is there already. Otherwise a promise that rejects when some of it cannot be loaded.
 */
export function loadRouteCode(path: string): Promise<unknown> | undefined {
  const {
    __remixManifest: manifest,
    __remixRouteModules: modules,
    __remixRouter: router,
  } = window as unknown as RemixWindow
  const missing = (matchRoutes(router.routes, path.replace(/[?#].*$/s, '')) ?? [])
    .map(({ route }) => route.id ?? '')
    .filter((id) => id in manifest.routes && !(id in modules))
  if (missing.length === 0) return undefined
  return Promise.all(
    missing.map(async (id) => {
      modules[id] = await import(/* @vite-ignore */ manifest.routes[id]!.module)
    }),
  )
}
