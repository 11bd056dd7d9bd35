import type { MetaDescriptor } from '@remix-run/node'
import type { Translate } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { isLoadingError } from './reload-once.ts'

/** Title of the bare error page, which is outside the translation context. */
export function bareTitle(locale: Locale): string {
  return locale === 'ro' ? 'Eroare de pagină' : 'Page Error'
}

/** Head of an error page in the site's frame: its heading as the title, without the full stop. */
export function crashMeta(error: unknown, t: Translate, siteTitle: string | undefined): MetaDescriptor[] {
  const heading = t(isLoadingError(error) ? 'load.title' : 'crash.title').replace(/[.。]$/u, '')
  return [{ title: [heading, siteTitle].filter(Boolean).join(' | ') }]
}
