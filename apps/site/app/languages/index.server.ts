// Messages on the server.

export { type ServerTranslation, translationFor, translationOf } from './i18n.server.ts'
