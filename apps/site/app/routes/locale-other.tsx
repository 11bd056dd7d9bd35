import { configuredLayout } from '#app/frame/index.ts'

const { Layout, ErrorBoundary } = configuredLayout

export default Layout
export { ErrorBoundary }
