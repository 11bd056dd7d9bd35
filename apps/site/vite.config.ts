import { vitePlugin as remix } from '@remix-run/dev'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { allowedRequests } from './allowed-requests.ts'
import { buildFolder } from './build-folder.ts'
import { liveData } from './live-data.ts'
import { pageFindings } from './page-findings.ts'
import { pageModules } from './page-modules.ts'
import { websiteTheme } from './website-theme.ts'
import { workbench } from './workbench.ts'

/** Makes a base URL begin and end with a slash: `docs` and `/docs` are `/docs/`. */
function withSlashes(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

const base = withSlashes(process.env.SIGNPOST_BASE_URL ?? '/')

/**
 * What every page needs, with React and Remix, is one file: many small ones compress less well, and each costs a request.
 * Rollup adds to it what these modules import.
 */
function frame(id: string): string | undefined {
  return /\/apps\/site\/app\/(?:frame|page|sidebar)\/index\.ts$/.test(id) ? 'frame' : undefined
}

export default defineConfig(({ command, isSsrBuild }) => ({
  base,
  plugins: [
    allowedRequests(),
    remix({
      // Vite's own server wants it to begin with the base; the router, for which `/docs` and `/docs/` are one, without its end.
      basename: command === 'serve' || base === '/' ? base : base.slice(0, -1),
      // An app for another base URL is built beside the usual one.
      buildDirectory: buildFolder(import.meta.dirname, process.env.SIGNPOST_BUILD),
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    pageModules(),
    liveData(),
    pageFindings(),
    workbench(),
  ],
  resolve: { conditions: ['@signpost/source', ...defaultClientConditions] },
  // The browser loads none of them, but Vite's scan meets them in the routes, bundles them and reloads the page that is open.
  optimizeDeps: {
    // Only the search's worker needs it: found there, it would reload the page on which the search was opened.
    include: ['minisearch'],
    exclude: ['@remix-run/node', 'react-dom/server', 'rehype-react', 'remix-i18next/server', 'unified'],
  },
  ssr: {
    resolve: { conditions: ['@signpost/source', ...defaultServerConditions] },
    // The built server is one file that needs no dependency and no NODE_ENV where it runs.
    ...(command === 'build' && { noExternal: true }),
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  css: { postcss: { plugins: [websiteTheme()] } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Remix lists what a page needs; a helper that does the same for other imports would be part of every page.
    modulePreload: false,
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: frame } } }),
  },
  server: { host: '127.0.0.1' },
}))
