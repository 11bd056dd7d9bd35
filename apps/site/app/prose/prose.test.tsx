// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inDocument } from '#app/document/index.ts'
import { captureProse, Prose } from './prose.tsx'

let root: Root | undefined

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

const [first, second] = ['<p>one</p>', '<p>two</p>']

function Page({ opened = false }: { opened?: boolean }) {
  return (
    <>
      <Prose html={`${inDocument}0`} />
      <Prose html={`${inDocument}1`} />
      {opened && <Prose html={`${inDocument}1`} className="again" />}
    </>
  )
}

/** Hydrates a document, in which a server or something else wrote `html`. */
async function hydrate(html: string): Promise<Element> {
  document.body.innerHTML = `<div>${html}</div>`
  const [container] = document.body.children
  captureProse(document)
  await act(async () => {
    root = hydrateRoot(container!, <Page />, { onRecoverableError: () => undefined })
  })
  return container!
}

const written = renderToString(
  <>
    <Prose html={first} />
    <Prose html={second} />
  </>,
)

test('hydration keeps the elements of the document, and does not read them', async () => {
  const read = vi.spyOn(Element.prototype, 'innerHTML', 'get')
  const container = await hydrate(written)
  const [element] = container.querySelectorAll('p')
  await act(async () => root?.render(<Page />))
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
  expect(container.querySelector('p')).toBe(element)
  expect(container.textContent).toBe('onetwo')
})

test('a piece that is shown again later is read from the document', async () => {
  const container = await hydrate(written)
  await act(async () => root?.render(<Page opened />))
  expect(container.querySelector('.again')?.innerHTML).toBe(second)
  expect(container.textContent).toBe('onetwotwo')
})

test('after a failed hydration the pieces are those of the document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = await hydrate(`<aside>of an extension</aside>${written}`)
  expect(container.querySelector('aside')).toBeNull()
  expect(container.textContent).toBe('onetwo')
  vi.restoreAllMocks()
})
