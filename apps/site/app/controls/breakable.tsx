import { Fragment, type ReactNode } from 'react'

/** Characters of a name that fits in every list. */
const short = 24

/** A name that may break after a dot, and a long one between its words, rather than within a word. */
export function breakable(name: string): ReactNode {
  const parts = name.length > short ? name.split(/(?<=[._])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u) : name.split(/(?<=\.)/)
  if (parts.length === 1) return name
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
