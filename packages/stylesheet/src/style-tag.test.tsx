// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStylesheet, StyleTag, useStylesheet, type Stylesheet } from './index.ts'

const react = vi.hoisted(() => ({ version: '' }))

vi.mock(import('react'), async (load) => {
  const actual = await load()
  react.version = actual.version
  return {
    ...actual,
    get version() {
      return react.version
    },
  }
})

const installed = react.version

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  react.version = installed
  document.body.replaceChildren()
  expect(document.querySelectorAll('style')).toHaveLength(0)
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

const quoted = { 'a > b::after': { content: '"&</style>"' } }

describe('StyleTag', () => {
  test('is sent as CSS that is escaped as CSS', () => {
    expect(renderToString(<StyleTag sheet={createStylesheet(quoted, { nonce: 'r4nd0m' })} />)).toBe(
      '<style nonce="r4nd0m">a > b::after{content:"&<\\/style>";}</style>',
    )
  })

  test('hydrates the sent element, with a nonce that the browser hides, and follows the stylesheet', () => {
    const sheet = createStylesheet(quoted, { nonce: 'r4nd0m' })
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<StyleTag sheet={sheet} />)
    const style = root.querySelector('style')!
    style.setAttribute('nonce', '')
    let unmount = (): void => undefined
    act(() => {
      const hydrated = hydrateRoot(
        root,
        <StrictMode>
          <StyleTag sheet={sheet} />
        </StrictMode>,
      )
      unmount = () => hydrated.unmount()
    })
    expect(root.querySelector('style')).toBe(style)
    act(() => sheet.replace({ p: { margin: 0 } }))
    expect(style.textContent).toBe('p{margin:0;}')
    act(unmount)
  })

  test('follows another stylesheet when it gets one', () => {
    const [one, other] = [createStylesheet({ p: { margin: 1 } }), createStylesheet({ p: { margin: 2 } })]
    const { container, rerender } = render(<StyleTag sheet={one} />)
    rerender(<StyleTag sheet={other} />)
    act(() => one.set('p', { margin: 3 }))
    expect(container.textContent).toBe('p{margin:2px;}')
    act(() => other.set('p', { margin: 4 }))
    expect(container.textContent).toBe('p{margin:4px;}')
  })

  test.each([
    ['18.3.1', { id: 'page' }, {}, '<style></style>'],
    ['19.0.0', { id: 'page' }, {}, '<style precedence="low" href="page"></style>'],
    ['19.3.1', { id: 'page' }, { href: 'other' }, '<style precedence="low" href="other"></style>'],
    ['19.3.1', {}, {}, '<style></style>'],
    ['19.3.1', { id: 'page' }, { precedence: undefined }, '<style></style>'],
  ])('React %s, options %j, properties %j', (version, options, props, html) => {
    react.version = version
    const printed = renderToString(<StyleTag precedence="low" sheet={createStylesheet({}, options)} {...props} />)
    // React 18 prints props that React 19 handles.
    expect(process.env['REACT'] === '19' ? printed.replace(/ data-(precedence|href)=/g, ' $1=') : printed).toBe(html)
  })
})

describe('useStylesheet', () => {
  function User({ sheet, target }: { sheet: Stylesheet; target?: ShadowRoot | null }): null {
    useStylesheet(sheet, target)
    return null
  }

  const texts = (root: ParentNode = document): (string | null)[] =>
    [...root.querySelectorAll('style')].map((style) => style.textContent)

  test('mounts once for all components, until the last of them is gone', () => {
    const sheet = createStylesheet({ p: { margin: 0 } })
    const users = (count: number) => (
      <StrictMode>
        {Array.from({ length: count }, (_, key) => (
          <User key={key} sheet={sheet} />
        ))}
      </StrictMode>
    )
    const { rerender } = render(users(3))
    expect(texts()).toEqual(['p{margin:0;}'])
    rerender(users(1))
    expect(texts()).toEqual(['p{margin:0;}'])
    rerender(users(0))
    expect(texts()).toEqual([])
  })

  test('follows its stylesheet and its target', () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const [one, other] = [createStylesheet({ p: { margin: 0 } }), createStylesheet({ a: { margin: 0 } })]
    const { rerender } = render(<User sheet={one} target={null} />)
    expect([texts(), texts(shadow)]).toEqual([[], []])
    rerender(<User sheet={one} target={shadow} />)
    expect([texts(), texts(shadow)]).toEqual([[], ['p{margin:0;}']])
    rerender(<User sheet={other} target={shadow} />)
    expect([texts(), texts(shadow)]).toEqual([[], ['a{margin:0;}']])
    rerender(<User sheet={other} />)
    expect([texts(), texts(shadow)]).toEqual([['a{margin:0;}'], []])
  })

  test('does nothing on a server', () => {
    expect(renderToString(<User sheet={createStylesheet({ p: { margin: 0 } })} />)).toBe('')
  })
})
