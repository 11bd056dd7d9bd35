// The search on the server: the results page and the texts of the docs.

export { searchPage } from './search-page.server.ts'
export { guideTexts } from './search.server.ts'
