import { localeLayout } from '#app/frame/index.ts'
import messages from '#app/locales/en/site.json'

const { Layout, ErrorBoundary } = localeLayout('en', messages)

export default Layout
export { ErrorBoundary }
