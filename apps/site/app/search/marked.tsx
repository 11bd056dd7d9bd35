import { Fragment, type ReactElement } from 'react'
import type { Mark } from './snippet.ts'

/** Text with its matches marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }): ReactElement {
  const edges = [0, ...marks.flat(), text.length]
  return (
    <>
      {edges.slice(0, -1).map((from, index) => {
        const piece = text.slice(from, edges[index + 1])
        return piece === '' ? null : index % 2 === 1 ? (
          <mark key={index}>{piece}</mark>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        )
      })}
    </>
  )
}

/** Marks within a part of a text, relative to its start. */
export function marksWithin(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks
    .map(([start, end]): Mark => [Math.max(start, from) - from, Math.min(end, to) - from])
    .filter(([start, end]) => start < end)
}
