import { localeLayout } from '#app/components/layout/locale-layout.tsx'
import messages from '#app/locales/en/site.json'

const { Layout, ErrorBoundary } = localeLayout('en', messages)

export default Layout
export { ErrorBoundary }
