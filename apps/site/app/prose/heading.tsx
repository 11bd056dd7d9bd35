import type { ReactElement, ReactNode } from 'react'
import { useContent } from './content-context.tsx'
import { textOf } from './text-of.ts'

/** A heading with a link to itself beside it, so that the link is not part of its accessible name. */
export function Heading({
  level,
  id,
  children,
  label,
  detail,
  aside,
}: {
  level: 2 | 3 | 4 | 5 | 6
  id?: string | undefined
  children?: ReactNode
  /** Text of the heading, when its children are more than text. */
  label?: string
  /** Element right after the heading, before its link. */
  detail?: ReactNode
  /** Element at the end of the heading's line. */
  aside?: ReactNode
}): ReactElement {
  const { t } = useContent()
  const Tag = `h${level}` as const
  if (id === undefined) return <Tag>{children}</Tag>
  const name = label ?? textOf(children)
  return (
    <div className={`heading heading-${level}`}>
      <Tag id={id}>{children}</Tag>
      {detail}
      <a className="permalink" href={`#${id}`} aria-label={t('heading.link', { heading: name })} />
      {aside}
    </div>
  )
}
