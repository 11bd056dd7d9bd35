import { localeLayout } from '#app/frame/index.ts'
import messages from '#app/locales/ro/site.json'

const { Layout, ErrorBoundary, meta } = localeLayout('ro', messages)

export default Layout
export { ErrorBoundary, meta }
