import type { LinksFunction } from '@remix-run/node'
import { fontPreload } from '#app/document/index.ts'
import { localeLayout } from '#app/frame/index.ts'
import messages from '#app/locales/ro/site.json'
import letters from '#app/styles/fonts/sans-romanian.woff2?url'

const { Layout, ErrorBoundary } = localeLayout('ro', messages)

export const links: LinksFunction = () => [fontPreload(letters)]

export default Layout
export { ErrorBoundary }
