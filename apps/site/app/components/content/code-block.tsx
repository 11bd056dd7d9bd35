import type { ComponentProps, ReactElement } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useContent } from './content-context.tsx'

/** What a highlighted `pre` says of its code. */
interface CodeProps {
  'data-language'?: string
  'data-title'?: string
  'data-show-line-numbers'?: string | number | boolean
}

/** A block of highlighted code with its title and a button to copy it; a plain `pre` stays one. */
export function CodeBlock(props: ComponentProps<'pre'> & CodeProps): ReactElement {
  const { t } = useContent()
  const { children, className, 'data-language': language = 'text', 'data-title': title } = props
  if (className !== 'code') return <pre tabIndex={0}>{children}</pre>
  const numbered = props['data-show-line-numbers'] !== undefined
  return (
    <figure className="code-block" aria-label={title ?? t('code.label', { language })}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0} dir="ltr" translate="no" className={numbered ? 'code numbered' : 'code'}>
        {children}
      </pre>
      <CopyButton />
    </figure>
  )
}
