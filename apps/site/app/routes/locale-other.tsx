import { configuredLayout } from '#app/frame/index.ts'

const { Layout, ErrorBoundary, meta } = configuredLayout

export default Layout
export { ErrorBoundary, meta }
