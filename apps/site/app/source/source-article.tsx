import type { SourceEntry, SourceLines, SourceTarget } from '@signpost/source-pages/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** A source file: its facts, and its lines with numbers that lead to themselves. */
export function SourceArticle({
  entry,
  lines,
  repositoryHref,
}: {
  entry: SourceEntry
  lines: SourceLines | undefined
  repositoryHref: string | undefined
}): ReactElement {
  const { t, locale } = useContent()
  const size = t('source.bytes', { size: new Intl.NumberFormat(locale).format(entry.bytes) })
  const count = entry.lines === undefined ? '' : `${t('source.lines', { count: entry.lines })} · `
  const cut = Object.keys(lines?.cut ?? {}).length
  return (
    <article className="source-file">
      <h1>
        <code translate="no">{entry.path}</code>
      </h1>
      <p className="package-facts">
        {count}
        {size}
        {repositoryHref !== undefined && (
          <>
            {' · '}
            <a href={repositoryHref} target="_blank" rel="noopener noreferrer">
              {t('source.repository')}
              <span className="visually-hidden"> {t('link.newTab')}</span>
            </a>
          </>
        )}
      </p>
      {entry.encoding !== undefined && <p className="note">{t('source.encoding', { encoding: 'Windows-1252' })}</p>}
      {cut > 0 && <p className="note">{t('source.cut', { count: cut })}</p>}
      {lines === undefined ? (
        <p className="note">{t(entry.without === 'binary' ? 'source.binary' : 'source.large')}</p>
      ) : (
        <Lines lines={lines} locale={locale} label={entry.path} />
      )}
    </article>
  )
}

/** Number of lines that are laid out together, when they come near the window. */
const linesOfChunk = 100

function chunksOf<T>(lines: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(lines.length / linesOfChunk) }, (_, at) =>
    lines.slice(at * linesOfChunk, (at + 1) * linesOfChunk),
  )
}

/**
 * Lines of code. A number is read and reached by the keyboard nowhere: there may be thousands. The lines wrap, so that nothing scrolls
 * sideways.
 */
function Lines({
  lines: { lines, targets, cut = {} },
  locale,
  label,
}: {
  lines: SourceLines
  locale: Locale
  label: string
}): ReactElement {
  const { t } = useContent()
  const hrefs = targets.map((target) => hrefOfTarget(locale, target))
  const digits = String(lines.length).length
  return (
    <pre className={`source-code digits-${digits}`} translate="no" role="region" aria-label={label}>
      <code>
        {chunksOf(lines).map((chunk, at) => (
          <span key={at} className="source-lines">
            {chunk.map((line, offset) => {
              const index = at * linesOfChunk + offset
              return (
                <span key={index} className="source-line" id={`L${index + 1}`}>
                  <a href={`#L${index + 1}`} tabIndex={-1} aria-hidden="true" data-line={index + 1} />
                  {line.map((token, place) => {
                    if (typeof token === 'string') return token
                    const [text, className, target] = token
                    return target === undefined ? (
                      <span key={place} className={className}>
                        {text}
                      </span>
                    ) : (
                      <a key={place} className={className || undefined} href={hrefs[target]}>
                        {text}
                      </a>
                    )
                  })}
                  {cut[index] !== undefined && (
                    <span className="source-cut">… {t('source.more', { count: cut[index] })}</span>
                  )}
                  {'\n'}
                </span>
              )
            })}
          </span>
        ))}
      </code>
    </pre>
  )
}

function hrefOfTarget(locale: Locale, { page, anchor }: SourceTarget): string {
  return hrefOf(locale, { at: 'symbol', page }, anchor)
}
