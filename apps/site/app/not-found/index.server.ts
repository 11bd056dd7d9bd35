export { missingPage } from './missing-page.server.ts'
export { pageNames } from './page-names.server.ts'
