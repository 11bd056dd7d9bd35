// Messages, and the choice of a language.

export { LocaleLinks, LocaleMenu } from './locale-menu.tsx'
export { createTranslate, type Translate } from './translate.ts'
export { createTranslation, type Translation, TranslationContext, useTranslation } from './translation.tsx'
export { useLocationSuffix } from './use-location-suffix.ts'
