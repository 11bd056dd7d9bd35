import type { Token, TokenLine } from '@signpost/graph-model'
import { Fragment, type ReactElement } from 'react'
import { CopyButton, RefLink, useContent } from '#app/prose/index.server.ts'
import { foldedLines, type SignatureLine, signatureLines, widthClass } from './signature-lines.ts'

/**
 * Tokens as links to other symbols and coloured text. A type parameter, which is declared on the same page, has a
 * colour only.
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
  const isTypeParameter = style === 't' && typeof target === 'string'
  const styled = style === undefined ? {} : { className: isTypeParameter ? 'sig-v' : `sig-${style}` }
  if (typeof target === 'number') {
    return (
      <RefLink index={target} {...styled}>
        {text}
      </RefLink>
    )
  }
  return style === undefined ? <>{text}</> : <span {...styled}>{text}</span>
}

/** A type in a table or in running text. */
export function TypeText({ tokens }: { tokens: readonly Token[] }): ReactElement | null {
  if (tokens.length === 0) return null
  return (
    <code className="type" translate="no">
      <Tokens tokens={tokens} />
    </code>
  )
}

const noMarks: ReadonlySet<number> = new Set()

/**
 * A whole signature, on one line where it fits, otherwise with one parameter a line. Its width in characters is a
 * class, which the stylesheet compares with the width of the figure.
 */
export function Signature({
  line,
  label,
  marks = noMarks,
  fills = false,
  isListed = false,
}: {
  line: TokenLine
  label: string
  /** Whether lines are filled where none is nested, as those of a class, whose page begins with its members. */
  fills?: boolean
  /** Whether the page lists the members of the type, which a long signature then folds. */
  isListed?: boolean
  /** Positions of the tokens to mark. */
  marks?: ReadonlySet<number>
}): ReactElement {
  const { first, rest } = foldedLines(signatureLines(line.tokens), isListed)
  const isBroken = first.length > 1
  const isFilled = fills && rest.length === 0 && first.every(({ depth }) => depth < 2)
  return (
    <figure className={isFilled ? 'signature is-filled' : 'signature'} aria-label={label}>
      <code className={isBroken ? widthClass(line.width) : 'w-any'} translate="no" dir="ltr">
        <Lines lines={first} marks={marks} />
      </code>
      {rest.length > 0 && <Rest lines={rest} marks={marks} />}
      <CopyButton />
    </figure>
  )
}

/** Lines of a signature, with marks around some of its tokens. */
export function Lines({
  lines,
  marks,
}: {
  lines: readonly SignatureLine[]
  /** Positions of the tokens to mark. */
  marks: ReadonlySet<number>
}): ReactElement {
  return (
    <>
      {lines.map(({ depth, tokens, places, spaced }, index) => (
        <Fragment key={index}>
          <span className={`ln d${depth}`}>
            {tokens.map((token, at) =>
              marks.has(places[at]!) ? (
                <b key={at}>
                  <TokenPiece token={token} />
                </b>
              ) : (
                <TokenPiece key={at} token={token} />
              ),
            )}
          </span>
          {spaced && ' '}
        </Fragment>
      ))}
    </>
  )
}

/** Collapsed rest of a long signature, with a field that filters its lines. */
function Rest({ lines, marks }: { lines: readonly SignatureLine[]; marks: ReadonlySet<number> }): ReactElement {
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
        <Lines lines={lines} marks={marks} />
      </code>
    </details>
  )
}
