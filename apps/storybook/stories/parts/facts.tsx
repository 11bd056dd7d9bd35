import type { ReactElement, ReactNode } from 'react'

/** A table: a heading for each row, then what belongs to it. */
export function Facts({ caption, columns, rows }: Facts.Props): ReactElement {
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label={caption}>
      <table className="facts">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={String(name)}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export namespace Facts {
  export interface Props {
    /** Caption for screen readers. */
    readonly caption: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly [name: string, ...values: ReactNode[]])[]
  }
}
