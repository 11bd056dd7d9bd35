// Pages of the changes of a package by version, rendered on the server.

export { changesPage, changesPlaces } from './changes-page.server.tsx'
