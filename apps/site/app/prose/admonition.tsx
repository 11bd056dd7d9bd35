import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useContent } from './content-context.tsx'
import { textOf } from './text-of.ts'

/** A note, warning or similar. Its kind is the title when the author gave none. */
export function Admonition(props: ComponentProps<'aside'> & { 'data-admonition'?: string }): ReactElement {
  const { t, locale } = useContent()
  const { 'data-admonition': kind, children, className, lang } = props
  if (kind === undefined) return <aside>{children}</aside>
  const own = Children.toArray(children).find(isTitle)
  return (
    <div className={className} role="note" aria-label={own ? textOf(own) : t(`admonition.${kind}`)} lang={lang}>
      {!own && (
        <p className="admonition-title" {...(lang !== undefined && { lang: locale })}>
          {t(`admonition.${kind}`)}
        </p>
      )}
      {children}
    </div>
  )
}

function isTitle(node: ReactNode): boolean {
  return isValidElement<{ className?: string }>(node) && node.props.className === 'admonition-title'
}
