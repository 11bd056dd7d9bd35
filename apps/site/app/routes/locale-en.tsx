import { localeLayout } from '#app/frame/index.ts'
import messages from '#app/locales/en/site.json'

const { Layout, ErrorBoundary, meta } = localeLayout('en', messages)

export default Layout
export { ErrorBoundary, meta }
