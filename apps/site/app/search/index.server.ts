export type { SearchPageData } from './search-page.tsx'
export { searchPage } from './search-page.server.ts'
export { guideTexts } from './search.server.ts'
