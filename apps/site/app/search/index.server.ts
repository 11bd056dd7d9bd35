// The search on the server: the results page and the texts of the docs.

export { searchPage } from './search-page.server.ts'
export { guideTexts, wordsPiece, wordsPieces } from './search.server.ts'
