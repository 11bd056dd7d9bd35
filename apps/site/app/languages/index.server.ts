// Messages on the server.

export { browserMessages, type ServerTranslation, translationFor, translationOf } from './i18n.server.ts'
