import type { Token, TokenLine } from '@signpost/symbol-graph/reader'
import { Fragment, type ReactElement } from 'react'
import { CopyButton, RefLink, useContent } from '#app/prose/index.server.ts'
import { foldedLines, type SignatureLine, signatureLines, widthClass } from './signature-lines.ts'

/**
 * Tokens in a row: links to other symbols, and a class for the colour. What a token names on the same page, a type
 * parameter, is told by its tint alone.
 */
export function Tokens({ tokens }: { tokens: readonly Token[] }): ReactElement {
  return (
    <>
      {tokens.map((token, index) => (
        <TokenPiece key={index} token={token} />
      ))}
    </>
  )
}

function TokenPiece({ token }: { token: Token }): ReactElement {
  if (typeof token === 'string') return <>{token}</>
  if (typeof token === 'number') return <>{token === 0 ? ' ' : ''}</>
  const [text, target, style] = token
  const styled = style === undefined ? {} : { className: `sig-${style}` }
  if (typeof target === 'number') {
    return (
      <RefLink index={target} {...styled}>
        {text}
      </RefLink>
    )
  }
  return style === undefined ? <>{text}</> : <span {...styled}>{text}</span>
}

/** A type, within a table or a line of text. */
export function TypeText({ tokens }: { tokens: readonly Token[] }): ReactElement | null {
  if (tokens.length === 0) return null
  return (
    <code className="type" translate="no">
      <Tokens tokens={tokens} />
    </code>
  )
}

/**
 * A whole signature. It stands on one line where it fits and with one parameter a line where it does not: its width in
 * characters is a class, and the stylesheet compares that with the figure's own width.
 */
export function Signature({ line, label }: { line: TokenLine; label: string }): ReactElement {
  const { first, rest } = foldedLines(signatureLines(line.tokens))
  const isBroken = first.length > 1
  return (
    <figure className="signature" aria-label={label}>
      <code className={isBroken ? widthClass(line.width) : 'w-any'} translate="no" dir="ltr">
        <Lines lines={first} />
      </code>
      {rest.length > 0 && <Rest lines={rest} />}
      <CopyButton />
    </figure>
  )
}

function Lines({ lines }: { lines: readonly SignatureLine[] }): ReactElement {
  return (
    <>
      {lines.map(({ depth, tokens, spaced }, index) => (
        <Fragment key={index}>
          <span className={`ln d${depth}`}>
            <Tokens tokens={tokens} />
          </span>
          {spaced && ' '}
        </Fragment>
      ))}
    </>
  )
}

/** What a reader does not have to pass by: the members of a union past the first ones, and a field that filters them. */
function Rest({ lines }: { lines: readonly SignatureLine[] }): ReactElement {
  const { t } = useContent()
  return (
    <details className="signature-rest">
      <summary>{t('signature.more', { count: lines.length })}</summary>
      <input
        type="search"
        className="signature-filter"
        aria-label={t('signature.filter')}
        placeholder={t('signature.filter')}
        autoComplete="off"
        spellCheck="false"
      />
      <code className="w-never" translate="no" dir="ltr">
        <Lines lines={lines} />
      </code>
    </details>
  )
}
