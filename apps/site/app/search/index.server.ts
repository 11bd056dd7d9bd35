// The search on the server: the results page and the texts of the docs.

export { searchFolder } from './search-folder.ts'
export { searchPage } from './search-page.server.ts'
export { graphOf, guideTexts, searchVersion, wordsPiece, wordsPieces } from './search.server.ts'
