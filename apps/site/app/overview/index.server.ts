// Lists of the symbols of all packages, rendered on the server.

export { overviewPage, overviewPlaces } from './overview-page.server.tsx'
