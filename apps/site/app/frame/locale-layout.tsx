import { Outlet, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'
import { CrashMessage } from '#app/failures/index.ts'
import { createTranslation } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
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
