import { join } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { notices } from './notices.ts'
import { pageModules } from './page-modules.ts'
import { pageRoutes } from './page-routes.ts'
import { websiteTheme } from './website-theme.ts'

/** Adds slashes at both ends of a base URL: `docs` and `/docs` become `/docs/`. */
function withSlashes(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

/** A built app gets its base URL afterwards, by `prerender --place`. */
const builtBase = '/__signpost-base__/'

/**
 * Puts the code of every page, with React and Remix, into the chunk of the root route: many small ones compress worse, and
 * each costs a request. Rollup adds the static imports of these modules.
 */
function frame(id: string): string | undefined {
  return /\/apps\/site\/app\/(?:(?:frame|page|sidebar)\/index\.ts|root\.tsx\?__remix-build-client-route)$/.test(id)
    ? 'frame'
    : undefined
}

/** Lets the chunk of the root route export to other chunks what it has of them. Remix's choice makes a second file. */
const rootInFrame: Plugin = {
  name: 'signpost:root-in-frame',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  buildStart() {
    const id = join(import.meta.dirname, 'app/root.tsx?__remix-build-client-route')
    this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' })
  },
}

/** Imports chunks without Vite's helper, which loads their styles first: the styles of all pages are one file. Others are loaded by their address. */
const plainImports: Plugin = {
  name: 'signpost:plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const styles = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
    if (styles.length > 1) this.error(`Found ${styles.join(', ')}. Import the styles in app/root.tsx, for all pages.`)
  },
}

/**
 * Makes the server build emit no assets, which are those of the client build. Remix sets the opposite, which stores the styles a
 * second time under another name.
 */
const oneCopyOfAssets: Plugin = { name: 'signpost:assets', config: () => ({ build: { ssrEmitAssets: false } }) }

/** Base URL of the dev server. */
const devBase = withSlashes(process.env.SIGNPOST_BASE_URL ?? '/')

export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'serve' ? devBase : builtBase,
  plugins: [
    remix({
      // Vite's dev server requires a basename that begins with the base. The router needs no final slash and accepts
      // `/docs` and `/docs/`.
      basename: command === 'serve' ? devBase : builtBase.slice(0, -1),
      buildDirectory: 'build/template',
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
    notices(isSsrBuild ? 'server' : 'client'),
    oneCopyOfAssets,
    pageRoutes(),
    rootInFrame,
    plainImports,
  ],
  worker: { plugins: () => [notices('worker')] },
  resolve: { conditions: ['@signpost/source', ...defaultClientConditions] },
  // Server-only modules. Vite's scan would find them in the routes, bundle them, and reload the open page.
  optimizeDeps: {
    // Only the search's worker imports them: found there, they would reload the page when the search opens.
    include: [
      'minisearch',
      // Lists of the sidebar load it when they are filled.
      'react-dom',
      '@signpost/name-search > @orama/stemmers/english',
      '@signpost/name-search > @orama/stemmers/romanian',
    ],
    exclude: ['@remix-run/node', 'react-dom/server', 'rehype-react', 'remix-i18next/server', 'unified'],
  },
  ssr: {
    resolve: { conditions: ['@signpost/source', ...defaultServerConditions] },
    // The built server is one file that needs no dependencies and no NODE_ENV.
    ...(command === 'build' && { noExternal: true }),
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  css: { postcss: { plugins: [websiteTheme()] } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Remix preloads the chunks of a page itself; Vite's helper for that would be part of every page.
    modulePreload: false,
    ...(!isSsrBuild && {
      rollupOptions: { output: { manualChunks: frame } },
      // Terser's names compress better than esbuild's: 5 kB less on each first page.
      minify: 'terser',
      terserOptions: {
        module: true,
        format: { quote_style: 2 },
        compress: { ecma: 2020, passes: 5, pure_getters: true, keep_fargs: false },
      },
    }),
  },
  server: { host: '127.0.0.1' },
}))
