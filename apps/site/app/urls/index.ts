// Addresses of pages, and the locales in them.

export { cleanAddress, isSameDocument } from './clean-address.ts'
export { type LocaleRoute, localeRoutes, routesNamed } from './locale-routes.ts'
export {
  defaultLocale,
  isLocale,
  type Locale,
  locales,
  needsOffer,
  offerLocales,
  sourceLangIn,
  sourceLanguage,
} from './locales.ts'
export {
  enterNotFoundPage,
  isNotFoundFile,
  leaveNotFoundPage,
  visitedPath,
  visitedSuffix,
} from './not-found-address.ts'
export { type Overview, overviews } from './overviews.ts'
export { decodeSegment } from '@signpost/graph-model/model'
export { shownName } from './shown-name.ts'
export {
  base,
  hrefOf,
  inLocale,
  isKind,
  kinds,
  localeOf,
  pathOf,
  type Place,
  placeOf,
  withBase,
  withoutBase,
} from './urls.ts'
