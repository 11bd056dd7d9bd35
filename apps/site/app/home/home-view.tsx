import type { ReactElement } from 'react'
import { InlineScript } from '#app/document/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { Prose } from '#app/prose/index.ts'
import { useSite } from '#app/site/index.ts'
import { base, sourceLangIn } from '#app/urls/index.ts'
import { baseUrlScript } from './base-url-script.ts'
import type { HomePage } from './home-page.server.tsx'
import { Mesh } from './mesh.tsx'

/** Home page: introduction, first links, facts of the configuration, and packages. */
export function HomeView({ page }: { page: HomePage }): ReactElement {
  const { t, i18n } = useTranslation()
  const { words } = page
  const { title, tagline } = useSite()
  return (
    <main className="home">
      <InlineScript
        text={import.meta.env.SSR ? baseUrlScript : ''}
        data={{
          base: base + (base === '/' ? ` ${t('baseUrl.default')}` : ''),
          title: t('baseUrl.title'),
          reason: t('baseUrl.reason'),
          current: t('baseUrl.current'),
          suggestion: t('baseUrl.suggestion'),
        }}
      />
      <div className="hero">
        <Mesh />
        <header>
          <h1>{title}</h1>
          {tagline !== '' && <p className="tagline">{tagline}</p>}
          {page.commandHtml !== '' && <Prose html={page.commandHtml} />}
          <p className="hero-links">
            {page.startHref !== null && (
              <a data-written="" className="button button-primary" href={page.startHref}>
                {words.start}
              </a>
            )}
            <a className="button" href={page.apiHref}>
              {words.api}
            </a>
          </p>
        </header>
        {page.symbolHtml !== '' && <Prose html={page.symbolHtml} />}
      </div>
      {page.facts.length > 0 && (
        <ul className="facts">
          {page.facts.map(({ title: heading, text }) => (
            <li key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {page.textHtml !== '' && <Prose html={page.textHtml} />}
      {page.packages.length > 0 && (
        <section className="home-packages" aria-labelledby=":packages">
          <h2 id=":packages">{words.packages}</h2>
          <ul className="package-list">
            {page.packages.map(({ name, href, description, symbols }) => (
              <li key={href}>
                <a href={href}>
                  <code translate="no">{name}</code>
                </a>
                <span className="summary" lang={sourceLangIn(i18n.language)}>
                  {description}
                </span>
                <span className="count">{symbols}</span>
              </li>
            ))}
          </ul>
          <p>
            <a href={page.apiHref}>{words.allPackages}</a>
          </p>
        </section>
      )}
    </main>
  )
}
