import type { SourcePosition } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Position of a declaration: a link to its lines when the repository is on the web, otherwise file and line. */
export function SourceLink({ source }: { source: SourcePosition | undefined }): ReactElement | null {
  const { t, repository } = useContent()
  if (!source) return null
  const name = `${source.file}:${source.line}`
  if (repository === undefined) return <span className="source">{name}</span>
  const lines = source.endLine > source.line ? `#L${source.line}-L${source.endLine}` : `#L${source.line}`
  return (
    <a
      className="source"
      href={`${repository}/${source.file}${lines}`}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
    >
      {t('source')}
      <span className="visually-hidden"> {t('link.newTab')}</span>
    </a>
  )
}
