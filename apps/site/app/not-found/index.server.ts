// The 404 page: its status, and the names for its suggestions.

export { missingPage } from './missing-page.server.ts'
export { pageNames } from './page-names.server.ts'
