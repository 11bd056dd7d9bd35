import { Outlet, useLocation, useRouteError } from '@remix-run/react'
import { type ReactElement, useMemo } from 'react'
import { CrashMessage } from '#app/failures/index.ts'
import { createTranslation, type Translation } from '#app/languages/index.ts'
import { useSite } from '#app/site/index.ts'
import { type Locale, localeOf } from '#app/urls/index.ts'
import { SiteLayout } from './site-layout.tsx'

interface LocaleLayout {
  Layout: () => ReactElement
  ErrorBoundary: () => ReactElement
}

/** Components of a locale's layout route: its pages in the site's frame, and the error page. */
export function localeLayout(locale: Locale, messages: Readonly<Record<string, string>>): LocaleLayout {
  const translation = createTranslation(locale, messages)
  return layoutWith(() => translation)
}

const noMessages = {}

/** Components of the layout route of a locale whose messages come with the site's data. */
export const configuredLayout: LocaleLayout = layoutWith(function useConfigured() {
  const { messages = noMessages } = useSite()
  const locale = localeOf(useLocation().pathname)
  return useMemo(() => createTranslation(locale, messages), [locale, messages])
})

function layoutWith(useMessages: () => Translation): LocaleLayout {
  return {
    Layout: () => (
      <SiteLayout translation={useMessages()}>
        <Outlet />
      </SiteLayout>
    ),
    ErrorBoundary: () => (
      <SiteLayout translation={useMessages()}>
        <main className="page">
          <CrashMessage error={useRouteError()} />
        </main>
      </SiteLayout>
    ),
  }
}
