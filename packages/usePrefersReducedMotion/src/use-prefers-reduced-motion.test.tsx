// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { expectTypeOf } from 'expect-type'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeMotion } from '../test/fake-motion.ts'
import { MotionConfig, MotionPreference, useMotionPreference, useMotionSafe, usePrefersReducedMotion } from './index.ts'

const { NoPreference, Reduce } = MotionPreference
let fake: FakeMotion

// React warns on the console, which fails a test.
beforeEach(() => {
  fake = new FakeMotion()
  vi.stubGlobal('matchMedia', fake.window.matchMedia)
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

/** Shows the preference, so that the test can read it. */
const Shown = (options: usePrefersReducedMotion.Options) => <p>{useMotionPreference(options)}</p>

describe('usePrefersReducedMotion', () => {
  test.each([true, false])('the first render has the actual result: %j', (reduced) => {
    fake.reduced = reduced
    const seen: boolean[] = []
    renderHook(() => seen.push(usePrefersReducedMotion()))
    expect(seen).toEqual([reduced])
  })

  test('follows the user, and leaves no listeners', () => {
    const { result, unmount } = renderHook(() => usePrefersReducedMotion(), { wrapper: StrictMode })
    act(() => {
      fake.reduced = true
    })
    expect(result.current).toBe(true)
    act(() => {
      fake.reduced = false
    })
    expect([result.current, fake.listeners]).toEqual([false, 1])
    unmount()
    expect(fake.listeners).toBe(0)
  })

  test('motion is reduced on a server, unless the default is another', () => {
    expect(renderToString(<Shown />)).toBe('<p>reduce</p>')
    expect(renderToString(<Shown initial={false} />)).toBe('<p>no-preference</p>')
    // The name of before, until the next major version.
    expect(renderToString(<Shown defaultValue={false} />)).toBe('<p>no-preference</p>')
  })

  test('hydrates with reduced motion, then shows the actual result, without a mismatch', () => {
    const shown: boolean[] = []
    const Page = () => {
      shown.push(usePrefersReducedMotion())
      return <p>{String(shown.at(-1))}</p>
    }
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Page />)
    shown.length = 0
    render(<Page />, { container, hydrate: true })
    expect([shown[0], container.textContent]).toEqual([true, 'false'])
  })

  test('motion is reduced in a window without media queries', () => {
    vi.unstubAllGlobals()
    expect(renderHook(() => usePrefersReducedMotion()).result.current).toBe(true)
    expect(renderHook(() => usePrefersReducedMotion({ initial: false })).result.current).toBe(false)
  })

  test('uses another window when given', () => {
    const frame = new FakeMotion(true)
    expect(renderHook(() => usePrefersReducedMotion({ window: frame.window })).result.current).toBe(true)
  })
})

describe('MotionConfig', () => {
  const wrapIn =
    (props: MotionConfig.Props) =>
    ({ children }: { children: ReactNode }) => <MotionConfig {...props}>{children}</MotionConfig>

  test.each([
    [Reduce, false],
    [NoPreference, true],
  ])('%s holds in place of what the visitor prefers', (preference, reduced) => {
    fake.reduced = reduced
    const { result } = renderHook(
      () => [useMotionPreference(), usePrefersReducedMotion(), useMotionSafe('full', 'reduced')],
      {
        wrapper: wrapIn({ preference }),
      },
    )
    const expected = [preference, preference === Reduce, preference === Reduce ? 'reduced' : 'full']
    expect(result.current).toEqual(expected)
    act(() => {
      fake.reduced = !reduced
    })
    expect(result.current).toEqual(expected)
  })

  test('the preference can change, and be reset to that of the user', () => {
    const Page = ({ preference }: MotionConfig.Props) => (
      <MotionConfig preference={preference}>
        <Shown />
      </MotionConfig>
    )
    const { container, rerender } = render(<Page preference={Reduce} />)
    expect(container.textContent).toBe('reduce')
    rerender(<Page />)
    expect(container.textContent).toBe('no-preference')
    act(() => {
      fake.reduced = true
    })
    expect(container.textContent).toBe('reduce')
  })

  test('the inner one wins, and inherits the rest', () => {
    const frame = new FakeMotion(true)
    const inside = (
      <MotionConfig initial={false}>
        <Shown />
      </MotionConfig>
    )
    expect(render(<MotionConfig window={frame.window}>{inside}</MotionConfig>).container.textContent).toBe('reduce')
    expect(renderToString(<MotionConfig initial>{inside}</MotionConfig>)).toBe('<p>no-preference</p>')
    expect(renderToString(<MotionConfig preference={Reduce}>{inside}</MotionConfig>)).toBe('<p>reduce</p>')
  })

  test('the options of a hook win, except over a preference', () => {
    expect(
      renderToString(
        <MotionConfig initial={false}>
          <Shown initial />
        </MotionConfig>,
      ),
    ).toBe('<p>reduce</p>')
    const frame = new FakeMotion(true)
    const options = { window: frame.window }
    expect(
      render(
        <MotionConfig window={fake.window}>
          <Shown {...options} />
        </MotionConfig>,
      ).container.textContent,
    ).toBe('reduce')
    cleanup()
    const { container } = render(
      <MotionConfig preference={NoPreference}>
        <Shown {...options} />
      </MotionConfig>,
    )
    expect(container.textContent).toBe('no-preference')
  })

  test('does not render its consumers again for the same props', () => {
    let renders = 0
    const Counted = () => {
      renders++
      return <p>{useMotionPreference()}</p>
    }
    const child = <Counted />
    const { rerender } = render(<MotionConfig preference={Reduce}>{child}</MotionConfig>)
    rerender(<MotionConfig preference={Reduce}>{child}</MotionConfig>)
    expect(renders).toBe(1)
  })
})

describe('useMotionSafe', () => {
  test('is one of two values, of a pair too', () => {
    const [full, reduced] = [{ x: 100 }, { x: 0 }]
    const { result } = renderHook(() => [useMotionSafe(full, reduced), useMotionSafe({ full, reduced })])
    expect(result.current.map((value) => value === full)).toEqual([true, true])
    act(() => {
      fake.reduced = true
    })
    expect(result.current.map((value) => value === reduced)).toEqual([true, true])
  })

  test('undefined is a valid value', () => {
    const { result } = renderHook(() => useMotionSafe<string | undefined>('spin', undefined))
    expect(result.current).toBe('spin')
    act(() => {
      fake.reduced = true
    })
    expect(result.current).toBeUndefined()
  })

  test('types', () => {
    const { result } = renderHook(
      () => [useMotionSafe(1, 2), useMotionSafe<string>({ full: 'a', reduced: 'b' })] as const,
    )
    expectTypeOf(result.current[0]).toEqualTypeOf<1 | 2>()
    expectTypeOf(result.current[1]).toEqualTypeOf<string>()
    // @ts-expect-error the values have different types
    void (() => useMotionSafe<number>(1, 'none'))
  })
})
