import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

interface BrowserManifest {
  routes: Record<string, { module: string }>
}

const [before, after] = ['window.__remixManifest=', ';']

/**
 * Leaves out of the manifest that every page loads the routes without a page, such as the sitemap: browsers fetch them as documents.
 * Remix writes it during the server build, after the client build.
 */
export function pageRoutes(): Plugin {
  return {
    name: 'signpost:page-routes',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    closeBundle() {
      const assets = join(import.meta.dirname, 'build/template/client/assets')
      // The module of a route without a page is empty.
      const isPage = (module: string): boolean => statSync(join(assets, basename(module))).size > 1
      for (const file of readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name))) {
        const path = join(assets, file)
        writeFileSync(path, pagesOnly(readFileSync(path, 'utf8'), isPage, path))
      }
    },
  }
}

/**
 * Text of Remix's manifest without the routes whose module is no page.
 *
 * @throws {Error} for another text than Remix writes.
 */
export function pagesOnly(text: string, isPage: (module: string) => boolean, path: string): string {
  if (!text.startsWith(before) || !text.endsWith(after)) {
    throw new Error(
      `${path} begins with "${text.slice(0, 40)}". Expected "${before}": see what Remix writes now, and change page-routes.ts.`,
    )
  }
  const manifest = JSON.parse(text.slice(before.length, -after.length)) as BrowserManifest
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([, { module }]) => isPage(module)))
  return before + JSON.stringify({ ...manifest, routes }) + after
}
