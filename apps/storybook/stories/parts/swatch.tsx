import type { ReactElement, ReactNode } from 'react'

/** A colour with its name. The class says which one it is. */
export function Swatch({ className, name, children, text }: Swatch.Props): ReactElement {
  return (
    <figure className="swatch">
      <div className={`chip ${text === undefined ? '' : 'text'} ${className}`}>{text}</div>
      <figcaption>
        <code>{name}</code>
        <p className="note">{children}</p>
      </figcaption>
    </figure>
  )
}

export namespace Swatch {
  export interface Props {
    readonly className: string
    readonly name: string
    /** Description of the colour. */
    readonly children?: ReactNode
    /** A text on the colour. */
    readonly text?: string | undefined
  }
}
