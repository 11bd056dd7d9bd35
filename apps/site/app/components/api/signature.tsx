import type { Token, TokenLine } from '@signpost/symbol-graph/reader'
import { Fragment, type ReactElement } from 'react'
import { CopyButton } from '#app/components/content/copy-button.tsx'
import { RefLink } from '#app/components/content/ref-link.tsx'
import { signatureLines, widthClass } from '#app/lib/signature-lines.ts'

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
  const lines = signatureLines(line.tokens)
  return (
    <figure className="signature" aria-label={label}>
      <code className={lines.length > 1 ? widthClass(line.width) : 'w-any'} translate="no" dir="ltr">
        {lines.map(({ depth, tokens }, index) => (
          <Fragment key={index}>
            {index > 0 && lines[index - 1]!.spaced && ' '}
            <span className={`ln d${depth}`}>
              <Tokens tokens={tokens} />
            </span>
          </Fragment>
        ))}
      </code>
      <CopyButton />
    </figure>
  )
}
