export { contentMeta } from './page-meta.ts'
export { PageView } from './page-view.tsx'
export type { ContentPage } from './page.ts'
