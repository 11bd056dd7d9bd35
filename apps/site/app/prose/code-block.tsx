import type { ComponentProps, ReactElement } from 'react'
import { useContent } from './content-context.tsx'
import { CopyButton } from './copy-button.tsx'

/** Attributes of a highlighted `pre`. */
interface CodeProps {
  'data-language'?: string
  'data-title'?: string
  'data-show-line-numbers'?: string | number | boolean
  'data-checked'?: string
  'data-copy'?: string
  'data-playground'?: string
  'data-failures'?: string
}

/**
 * A block of highlighted code with title, wrap button and copy button. Long lines are wrapped, except in plain text, which may be a
 * drawing. A plain `pre` stays one.
 */
export function CodeBlock(props: ComponentProps<'pre'> & CodeProps): ReactElement {
  const { t } = useContent()
  const { children, className, 'data-language': language = 'text', 'data-title': title } = props
  if (className !== 'code') return <pre tabIndex={0}>{children}</pre>
  const checked = props['data-checked']
  const copy = props['data-copy']
  const failures = props['data-failures']
  const isWrapped = language !== 'text'
  const numbered = props['data-show-line-numbers'] !== undefined
  return (
    <figure
      className={failures === undefined ? 'code-block' : 'code-block failing'}
      aria-label={title ?? t('code.label', { language })}
      {...(isWrapped && { 'data-wrapped': '' })}
    >
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0} dir="ltr" translate="no" className={numbered ? 'code numbered' : 'code'}>
        {children}
      </pre>
      <WrapButton isWrapped={isWrapped} />
      <CopyButton {...(copy !== undefined && { text: copy })} />
      {checked !== undefined && <CheckedNote checked={checked} playground={props['data-playground']} />}
      {/* Only authors see it: in English, like the build's messages. */}
      {failures !== undefined && (
        <pre className="code-failures" role="note" aria-label="This example fails" lang="en" dir="ltr">
          {failures}
        </pre>
      )}
    </figure>
  )
}

/** Versions with which a block was checked, and its link to the playground. */
function CheckedNote({ checked, playground }: { checked: string; playground: string | undefined }): ReactElement {
  const { t } = useContent()
  return (
    <div className="code-note">
      <span>{checked}</span>
      {playground !== undefined && (
        <a href={playground} target="_blank" rel="noopener noreferrer">
          {t('example.playground')}
          <span className="visually-hidden"> {t('link.newTab')}</span>
        </a>
      )}
    </div>
  )
}

/** Button that wraps long lines. `CodeWrap` shows it on blocks that have some. */
function WrapButton({ isWrapped }: { isWrapped: boolean }): ReactElement {
  const { t } = useContent()
  return (
    <button type="button" className="code-button wrap" aria-label={t('wrap.label')} aria-pressed={isWrapped}>
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
        <path
          d="M2 3.500h12M2 8h9.500a2.250 2.250 0 0 1 0 4.500H8m2-2-2 2 2 2M2 12.500h3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.300"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
