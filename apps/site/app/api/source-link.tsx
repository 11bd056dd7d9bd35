import { sourceHref } from '@signpost/docs-content/reader'
import type { SourcePosition } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Position of a declaration: a link to its lines, on a page of the site or of the repository; without either, file and line. */
export function SourceLink({ source }: { source: SourcePosition | undefined }): ReactElement | null {
  const { t, repository, sourcePageHref } = useContent()
  if (!source) return null
  const name = `${source.file}:${source.line}`
  const own = sourcePageHref?.(source.file, source.line)
  if (own !== undefined) {
    return (
      <a className="source" href={own} title={name}>
        {t('source')}
      </a>
    )
  }
  if (repository === undefined) return <span className="source">{name}</span>
  return (
    <a
      className="source"
      href={sourceHref(repository, source.file, { from: source.line, to: source.endLine })}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
    >
      {t('source')}
      <span className="visually-hidden"> {t('link.newTab')}</span>
    </a>
  )
}
