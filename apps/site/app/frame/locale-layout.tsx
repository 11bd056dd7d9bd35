import { Outlet, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'
import { CrashMessage } from '#app/failures/index.ts'
import { createTranslation } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SiteLayout } from './site-layout.tsx'

/** Components of a locale's layout route: its pages in the site's frame, and the error page. */
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
