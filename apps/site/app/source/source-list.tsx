import type { SourcePackage } from '@signpost/source-pages/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'

/** Source files of a package. */
export function SourceList({
  of: { slug, files },
  packageTitle,
}: {
  of: SourcePackage
  packageTitle: string
}): ReactElement {
  const { t, locale } = useContent()
  return (
    <article className="source-files">
      <h1>{t('source.files')}</h1>
      <p className="package-facts">
        {packageTitle} · {t('source.count', { count: files.length })}
      </p>
      <ul translate="no">
        {files.map(({ path, lines }) => (
          <li key={path}>
            <a className="code" href={hrefOf(locale, { at: 'source', slug, file: path })}>
              {path}
            </a>
            {lines !== undefined && <span className="source-size"> {t('source.lines', { count: lines })}</span>}
          </li>
        ))}
      </ul>
    </article>
  )
}
