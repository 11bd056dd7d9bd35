import { Fragment, type ReactNode } from 'react'

/** A qualified name that may break after a dot rather than within a word. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
