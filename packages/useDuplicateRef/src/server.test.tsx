import { createRef, forwardRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useDuplicateRef } from './index.ts'

test('on a server, where there is no document, it renders, sets no ref and causes no warnings', () => {
  expect(globalThis.document).toBeUndefined()
  const complaints = vi.spyOn(console, 'error')
  const called = vi.fn()
  const object = createRef<HTMLInputElement>()
  const Field = forwardRef<HTMLInputElement>(function Field(_, forwarded) {
    return <input ref={useDuplicateRef(forwarded, called)} />
  })
  expect(renderToString(<Field ref={object} />)).toBe('<input/>')
  expect([called.mock.calls, object.current, complaints.mock.calls]).toEqual([[], null, []])
})
