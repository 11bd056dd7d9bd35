import type { MetaDescriptor } from '@remix-run/node'
import { Outlet, useLocation, useRouteError } from '@remix-run/react'
import { type ComponentType, memo, type ReactElement, useMemo } from 'react'
import { CrashMessage, crashMeta } from '#app/failures/index.ts'
import { createTranslation, type Translation } from '#app/languages/index.ts'
import { type Site, useSite } from '#app/site/index.ts'
import { type Locale, localeOf } from '#app/urls/index.ts'
import { SiteLayout } from './site-layout.tsx'

interface LocaleLayout {
  /** Renders once: the router renders its routes with each step of a navigation. */
  Layout: ComponentType
  ErrorBoundary: () => ReactElement
  /** Head of the error page; the head of other pages is that of their own route. */
  meta: (input: ErrorMetaInput) => MetaDescriptor[]
}

/** The arguments of a route's `meta` that error pages use. */
interface ErrorMetaInput {
  error?: unknown
  matches: readonly ({ id: string; data?: unknown } | undefined)[]
  location: { pathname: string }
}

/** Components of a locale's layout route: its pages in the site's frame, and the error page. */
export function localeLayout(locale: Locale, messages: Readonly<Record<string, string>>): LocaleLayout {
  const translation = createTranslation(locale, messages)
  return layoutWith(
    () => translation,
    () => translation,
  )
}

const noMessages = {}

/** Components of the layout route of a locale whose messages come with the site's data. */
export const configuredLayout: LocaleLayout = layoutWith(
  function useConfigured() {
    const { messages = noMessages } = useSite()
    const locale = localeOf(useLocation().pathname)
    return useMemo(() => createTranslation(locale, messages), [locale, messages])
  },
  ({ location }, site) => createTranslation(localeOf(location.pathname), site?.messages ?? noMessages),
)

function layoutWith(
  useMessages: () => Translation,
  messagesOf: (input: ErrorMetaInput, site: Site | undefined) => Translation,
): LocaleLayout {
  return {
    Layout: memo(function Layout() {
      return (
        <SiteLayout translation={useMessages()}>
          <Outlet />
        </SiteLayout>
      )
    }),
    ErrorBoundary: () => (
      <SiteLayout translation={useMessages()}>
        <main className="page">
          <CrashMessage error={useRouteError()} />
        </main>
      </SiteLayout>
    ),
    meta: (input) => {
      if (input.error == null) return []
      const site = input.matches.find((match) => match?.id === 'root')?.data as Site | undefined
      return crashMeta(input.error, messagesOf(input, site).t, site?.title)
    },
  }
}
