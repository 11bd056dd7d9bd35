import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from '@remix-run/react'
import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { announcementScript } from './announcement/index.ts'
import { InlineScript, useNonce } from './document/index.ts'
import { bareTitle, CrashMessage } from './failures/index.ts'
import { site } from './site/index.server.ts'
import { translationOf } from './languages/index.server.ts'
import { ConfiguredLinks, FontPreloads } from './look/index.ts'
import { LiveData } from './dev/index.ts'
import { isNotFoundFile, leaveNotFoundPage, localeOf, needsOffer, withBase } from './urls/index.ts'
import { type Site, SiteContext, useOptionalSite } from './site/index.ts'
import { themeScript } from './colour-mode/index.ts'
import './styles/index.css'

export async function loader({ request }: LoaderFunctionArgs): Promise<Site> {
  return site(await translationOf(request))
}

/**
 * This data is the same for all pages of a locale, and changing the locale loads a document. So the data of a built page is
 * without it, see `server/site-handler.ts`. Only a page of `signpost dev` loads it again, when it has changed.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return document.documentElement.dataset.live !== undefined && currentUrl.href === nextUrl.href
}

/** Title of the bare error page, for failures of this loader. */
export function meta({ error, location }: { error?: unknown; location: { pathname: string } }): MetaDescriptor[] {
  return error == null ? [] : [{ title: bareTitle(localeOf(location.pathname)) }]
}

/** Document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const site = useOptionalSite()
  const { pathname } = useLocation()
  const code = localeOf(pathname)
  const locale = site?.locales.find((candidate) => candidate.code === code)
  const nonce = useNonce()
  const withNonce = nonce === undefined ? {} : { nonce }
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    leaveNotFoundPage()
  }, [])
  return (
    <html
      lang={locale?.htmlLang ?? code}
      dir={locale?.direction ?? 'ltr'}
      data-rendered-at={isNotFoundFile(pathname) ? withBase(pathname) : undefined}
      data-locales={offeredCodes(site)}
      data-hides-on-scroll={site?.navbar.hidesOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* The server fills it with the hashes of the document's scripts, also when it serves files. */}
        <meta httpEquiv="Content-Security-Policy" content="" suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site && <ThemeColor {...site.colorMode} />}
        <InlineScript text={import.meta.env.SSR ? themeScript : ''} data={themeData(site)} />
        {site?.announcement?.isCloseable && (
          <InlineScript text={import.meta.env.SSR ? announcementScript : ''} data={{ id: site.announcement.id }} />
        )}
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {site && (
          <link rel="icon" href={site.favicon} type={site.favicon.endsWith('.svg') ? 'image/svg+xml' : undefined} />
        )}
        {site?.openSearch !== undefined && (
          <link rel="search" type="application/opensearchdescription+xml" href={site.openSearch} title={site.title} />
        )}
        {site?.slots?.head.map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
        <FontPreloads look={site?.look} locale={code} />
        <Links />
        {site && <ConfiguredLinks look={site.look} />}
      </head>
      <body>
        <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
        <ScrollRestoration {...withNonce} />
        <Scripts {...withNonce} />
      </body>
    </html>
  )
}

/** Codes of the site's locales for the browser, the default one first; `undefined` when the app has the same. */
function offeredCodes(site: Site | undefined): string | undefined {
  const codes = site?.locales.map(({ code }) => code) ?? []
  return codes.length > 0 && needsOffer(codes) ? codes.join(' ') : undefined
}

/** Theme colour of the browser. The inline script chooses it before hydration. */
function ThemeColor({ default: mode, paper }: Site['colorMode']): ReactElement {
  return (
    <meta
      name="theme-color"
      content={paper[mode]}
      data-light={paper.light}
      data-dark={paper.dark}
      suppressHydrationWarning
    />
  )
}

/** Input of the colour mode's inline script; empty when the root loader has failed. */
function themeData(site: Site | undefined): Record<string, string> {
  if (!site) return {}
  const { default: mode, followsSystem, hasSwitch } = site.colorMode
  return {
    ...(mode !== 'light' && { mode }),
    ...(followsSystem && { system: 'true' }),
    ...(!hasSwitch && { fixed: 'true' }),
  }
}

export default function Root(): ReactElement {
  return (
    <>
      <Outlet />
      <LiveData />
    </>
  )
}

/** Bare error page for failures of the layout. */
export function ErrorBoundary(): ReactElement {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = bareTitle(localeOf(pathname))
  }, [pathname])
  return (
    <main className="crash">
      <CrashMessage error={useRouteError()} />
    </main>
  )
}
