// Pages of source files, rendered on the server.

export { sourcePage, sourcePlaces } from './source-page.server.tsx'
