import { useDuplicateRef } from '@signpost/use-duplicate-ref'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forwardRef, useCallback, useRef, useState, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'

const meta: Meta = {
  title: 'useDuplicateRef',
  parameters: describe(
    'useDuplicateRef',
    `Shares one React ref between a component and its parents, on React 18 and 19.

    The component reads \`ref.current\`; every passed ref points to the same element, set and cleared at the same moment.`,
  ),
}

export default meta

const Field = forwardRef<HTMLInputElement, { readonly label: string }>(function Field({ label }, forwarded) {
  const input = useDuplicateRef(forwarded)
  return (
    <div className="row">
      <label className="row">
        {label}
        <input ref={input} className="field" type="search" defaultValue="observable" />
      </label>
      <button type="button" className="button" onClick={() => input.current?.select()}>
        Select, from inside
      </button>
    </div>
  )
})

function Form(): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="stack">
      <Field ref={field} label="Search" />
      <div className="row">
        <button type="button" className="button" onClick={() => field.current?.focus()}>
          Focus, from outside
        </button>
      </div>
    </div>
  )
}

export const TwoOwners: StoryObj = {
  name: 'Two owners',
  parameters: describeStory(
    'The field selects its own text, and the form around it sets the focus. Both have the same input.',
  ),
  render: () => <Form />,
}

const Measured = forwardRef<HTMLTextAreaElement>(function Measured(_props, forwarded) {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLTextAreaElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="stack tight">
      <textarea
        ref={useDuplicateRef(forwarded, measure)}
        className="field"
        aria-label="A text"
        defaultValue="Drag my corner"
      />
      <output>{`${width} pixels wide`}</output>
    </div>
  )
})

export const WithACleanup: StoryObj = {
  name: 'With a cleanup',
  parameters: describeStory(
    'A second ref measures the same element, and returns what ends it. That works on React 18 too.',
  ),
  render: () => <Measured />,
}
