// Lists of the symbols of all packages, rendered on the server.

export { listPage } from './list-page.server.ts'
export { overviewPage, overviewPlaces } from './overview-page.server.tsx'
export { overviewVersion } from './overview-version.server.ts'
