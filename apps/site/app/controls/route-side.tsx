import { Fragment, type ReactElement } from 'react'

/** Type arguments that a route line leaves out. */
const left = '<…>'

/** Types on one side of the arrow of a route line. No line ends within the mark of left-out type arguments. */
export function RouteSide({ of: types }: { of: string }): ReactElement {
  return (
    <>
      {types.split(left).map((text, at) => (
        <Fragment key={at}>
          {at > 0 && <span className="route-left">{left}</span>}
          {text}
        </Fragment>
      ))}
    </>
  )
}
