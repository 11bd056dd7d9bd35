import type { LinksFunction } from '@remix-run/node'
import { localeLayout } from '#app/components/layout/locale-layout.tsx'
import { fontPreload } from '#app/lib/font-preload.ts'
import messages from '#app/locales/ro/site.json'
import letters from '#app/styles/fonts/sans-romanian.woff2?url'

const { Layout, ErrorBoundary } = localeLayout('ro', messages)

export const links: LinksFunction = () => [fontPreload(letters)]

export default Layout
export { ErrorBoundary }
