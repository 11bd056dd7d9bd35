import { Outlet, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'
import type { Locale } from '#app/lib/locales.ts'
import { createTranslation } from '#app/lib/translation.tsx'
import { CrashMessage } from './crash-message.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The components of a locale's layout route: its pages within the site's frame, and what is shown in place of a crashed one. */
export function localeLayout(
  locale: Locale,
  messages: Readonly<Record<string, string>>,
): { Layout: () => ReactElement; ErrorBoundary: () => ReactElement } {
  const translation = createTranslation(locale, messages)
  return {
    Layout: () => (
      <SiteLayout translation={translation}>
        <Outlet />
      </SiteLayout>
    ),
    ErrorBoundary: () => (
      <SiteLayout translation={translation}>
        <main className="page">
          <CrashMessage error={useRouteError()} />
        </main>
      </SiteLayout>
    ),
  }
}
