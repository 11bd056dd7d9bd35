import { matchRoutes } from '@remix-run/react'

/** The parts of Remix's global state that its own loader of route code uses. */
interface RemixWindow {
  __remixManifest: { routes: Record<string, { module: string }> }
  __remixRouteModules: Record<string, unknown>
  __remixRouter: { routes: Parameters<typeof matchRoutes>[0] }
}

/** Number of failures by module. Some browsers never fetch an address again whose import failed. */
const failures = new Map<string, number>()

/**
 * Loads the code of a path's routes and registers it with Remix. Remix's own loader reloads the current page on
 * failure.
 *
 * @param path - Path below the base URL; query and hash are ignored.
 * @returns `undefined` when the code is loaded already; otherwise a promise that rejects when loading fails.
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
      modules[id] = await importAgain(manifest.routes[id]!.module)
    }),
  )
}

/** Imports a module, after failures from an address that was not tried before. */
async function importAgain(module: string): Promise<unknown> {
  const failed = failures.get(module) ?? 0
  // Not within `import()`: esbuild moves the import into the condition, away from the comment.
  const address = failed === 0 ? module : `${module}?retry=${failed}`
  try {
    return await import(/* @vite-ignore */ address)
  } catch (error) {
    failures.set(module, failed + 1)
    throw error
  }
}
