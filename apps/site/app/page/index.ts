// A page of content: head, breadcrumbs, text and table of contents.

export { captureFrame, frameText } from './page-frame.ts'
export { contentMeta } from './page-meta.ts'
export { PageView } from './page-view.tsx'
export type { ContentPage } from './page.ts'
