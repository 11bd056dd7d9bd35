// The search on the server: the results page and the texts of the docs.

export type { SearchPageData } from './search-page.tsx'
export { searchPage } from './search-page.server.ts'
export { guideTexts } from './search.server.ts'
