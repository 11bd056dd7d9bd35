import type { ReactElement, ReactNode } from 'react'
import { useContent } from './content-context.tsx'
import { refHref } from './ref-href.ts'

/** A link to the reference at an index of the page's table; plain text when it has no address. */
export function RefLink({
  index,
  children,
  className,
  isDescribed = false,
}: {
  index: number
  children?: ReactNode
  className?: string
  /** Whether the summary is beside the link, which then has no title. */
  isDescribed?: boolean
}): ReactElement {
  const { refs, locale, firstPage } = useContent()
  const ref = refs[index]
  const href = ref && refHref(ref, locale, firstPage)
  const words = children ?? ref?.text
  const names = [className, ref?.deprecated && 'deprecated'].filter(Boolean).join(' ')
  const named = names === '' ? {} : { className: names }
  if (!ref || href === undefined) return <span {...named}>{words}</span>
  const external = !ref.page && ref.href !== undefined
  return (
    <a
      href={href}
      {...named}
      {...(external && { rel: 'noopener' })}
      {...(ref.summary !== '' && !isDescribed && { title: ref.summary })}
    >
      {words}
    </a>
  )
}
