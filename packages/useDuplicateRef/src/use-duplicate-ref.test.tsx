// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import {
  Component,
  createRef,
  forwardRef,
  startTransition,
  StrictMode,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  version,
  type ReactNode,
  type Ref,
} from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../test/log.ts'
import { useDuplicateRef, type DuplicateRef, type PossibleRef } from './index.ts'

// React warns on the console, which fails a test unless expected.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

interface BoxProps {
  /** The ID and key of the element, so that another ID is another element. Absent: no element. */
  id?: string
  refs?: readonly PossibleRef<HTMLDivElement>[]
  seen?: (own: DuplicateRef<HTMLDivElement>) => void
}

/** Shares its ref with `refs`. */
function Box({ id, refs = [], seen }: BoxProps) {
  const own = useDuplicateRef(...refs)
  useEffect(() => {
    seen?.(own)
  })
  return id === undefined ? null : <div key={id} id={id} ref={own} />
}

/** Shares its ref with the passed one. */
const Forwarding = forwardRef<HTMLDivElement, { id?: string }>(function Forwarding({ id }, forwarded) {
  const own = useDuplicateRef(forwarded)
  return id === undefined ? null : <div key={id} id={id} ref={own} />
})

/** The React version of these tests: 18, unless they run on another one. */
const react = process.env['REACT'] ?? '18'

test(`these tests run on React ${react}`, () => {
  expect(version.split('.')[0]).toBe(react)
})

describe('a forwarded ref', () => {
  test('is set when the element appears later, and detached when it is removed', () => {
    const log = createLog()
    const ref = log.callback('a')
    const { rerender, unmount } = render(<Forwarding ref={ref} />)
    expect(log.take()).toEqual([])
    rerender(<Forwarding ref={ref} id="1" />)
    expect(log.take()).toEqual(['a: 1'])
    rerender(<Forwarding ref={ref} />)
    expect(log.take()).toEqual(['a: null'])
    rerender(<Forwarding ref={ref} id="2" />)
    unmount()
    expect(log.take()).toEqual(['a: 2', 'a: null'])
  })

  test('follows a replaced element', () => {
    const log = createLog()
    const ref = log.callback('a')
    const { rerender } = render(<Forwarding ref={ref} id="1" />)
    rerender(<Forwarding ref={ref} id="2" />)
    expect(log.take()).toEqual(['a: 1', 'a: null', 'a: 2'])
  })

  test('that is an object has the element, then null', () => {
    const ref = createRef<HTMLDivElement>()
    const { rerender, unmount } = render(<Forwarding ref={ref} id="1" />)
    expect(ref.current?.id).toBe('1')
    rerender(<Forwarding ref={ref} id="2" />)
    expect(ref.current?.id).toBe('2')
    unmount()
    expect(ref.current).toBeNull()
  })

  test('that is absent leaves the own ref', () => {
    const seen = vi.fn()
    const { unmount } = render(<Box id="1" refs={[null, undefined]} seen={seen} />)
    const own = seen.mock.calls[0]![0] as DuplicateRef<HTMLDivElement>
    expect(own.current?.id).toBe('1')
    unmount()
    expect(own.current).toBeNull()
  })

  test('is set before the layout effects of the component and of its parent', () => {
    const seen: string[] = []
    const Child = forwardRef<HTMLDivElement, { given: Ref<HTMLDivElement> }>(function Child({ given }, forwarded) {
      const own = useDuplicateRef(forwarded, given)
      useLayoutEffect(() => {
        seen.push(`child has ${own.current?.id}`)
      })
      return <div id="1" ref={own} />
    })
    function Parent() {
      const ref = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => {
        seen.push(`parent has ${ref.current?.id}`)
      })
      return <Child ref={ref} given={(element) => seen.push(`callback has ${element?.id}`)} />
    }
    render(<Parent />)
    expect(seen).toEqual(['callback has 1', 'child has 1', 'parent has 1'])
  })

  test('may be of an SVG element', () => {
    const ref = createRef<SVGCircleElement>()
    function Dot({ dot }: { dot: Ref<SVGCircleElement> }) {
      return (
        <svg>
          <circle ref={useDuplicateRef(dot)} />
        </svg>
      )
    }
    render(<Dot dot={ref} />)
    expect(ref.current).toBeInstanceOf(SVGElement)
  })

  test('may be of an imperative handle, and follows it', () => {
    interface Handle {
      id: string
    }
    const log = createLog()
    const Counter = forwardRef<Handle, { id: string }>(function Counter({ id }, forwarded) {
      const own = useDuplicateRef(forwarded)
      useImperativeHandle(own, () => ({ id }), [id])
      return null
    })
    const ref = log.callback('a')
    const { rerender, unmount } = render(<Counter ref={ref} id="1" />)
    rerender(<Counter ref={ref} id="1" />)
    expect(log.take()).toEqual(['a: 1'])
    rerender(<Counter ref={ref} id="2" />)
    expect(log.take()).toEqual(['a: null', 'a: 2'])
    unmount()
    expect(log.take()).toEqual(['a: null'])
  })

  test('may be a function that sets state', () => {
    let serve: (on: boolean) => void
    function Titled() {
      const [element, setElement] = useState<HTMLDivElement | null>(null)
      const [on, setOn] = useState(true)
      serve = setOn
      const own = useDuplicateRef<HTMLDivElement>(on ? setElement : null)
      return (
        <div id="1" ref={own}>
          {element ? `has ${element.id}` : 'has none'}
        </div>
      )
    }
    render(<Titled />)
    expect(screen.getByText('has 1')).toBeDefined()
    act(() => serve(false))
    expect(screen.getByText('has none')).toBeDefined()
    act(() => serve(true))
    expect(screen.getByText('has 1')).toBeDefined()
  })
})

describe('several refs', () => {
  test('are set in their order, after the own one', () => {
    const log = createLog()
    const seen: (string | undefined)[] = []
    function Probe() {
      const own = useDuplicateRef<HTMLDivElement>(
        log.callback('a'),
        () => seen.push(own.current?.id),
        log.callback('b'),
      )
      return <div id="1" ref={own} />
    }
    render(<Probe />)
    expect([log.take(), seen]).toEqual([['a: 1', 'b: 1'], ['1']])
  })

  test('named twice are set once', () => {
    const log = createLog()
    const a = log.callback('a')
    render(<Box id="1" refs={[a, a]} />).unmount()
    expect(log.take()).toEqual(['a: 1', 'a: null'])
  })

  test('are not called by a render without changes', () => {
    const log = createLog()
    const refs = [log.callback('a'), log.withCleanup('b')]
    const { rerender } = render(<Box id="1" refs={refs} />)
    log.take()
    rerender(<Box id="1" refs={[...refs]} />)
    expect(log.take()).toEqual([])
  })

  test('change: only removed refs are detached, and only added ones are set', () => {
    const log = createLog()
    const [a, b, c] = [log.callback('a'), log.callback('b'), log.callback('c')]
    const { rerender, unmount } = render(<Box id="1" refs={[a, b]} />)
    log.take()
    rerender(<Box id="1" refs={[c, b, null]} />)
    expect(log.take()).toEqual(['a: null', 'c: 1'])
    rerender(<Box id="1" refs={[]} />)
    expect(log.take().sort()).toEqual(['b: null', 'c: null'])
    unmount()
    expect(log.take()).toEqual([])
  })

  test('a removed ref does not receive the element of the same commit', () => {
    const log = createLog()
    const { rerender } = render(<Box id="1" refs={[log.callback('a')]} />)
    rerender(<Box id="2" refs={[log.callback('b')]} />)
    expect(log.take()).toEqual(['a: 1', 'a: null', 'b: 2'])
  })

  test('change while there is no element: added ones get the next element', () => {
    const log = createLog()
    const { rerender } = render(<Box refs={[log.callback('a')]} />)
    const b = log.callback('b')
    rerender(<Box refs={[b]} />)
    rerender(<Box refs={[b]} id="1" />)
    expect(log.take()).toEqual(['b: 1'])
  })

  test('an added ref is set before the layout effects of the parent', () => {
    const seen: (string | undefined)[] = []
    function Parent({ joined }: { joined: boolean }) {
      const ref = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => {
        seen.push(ref.current?.id)
      })
      return <Box id="1" refs={joined ? [ref] : []} />
    }
    const { rerender } = render(<Parent joined={false} />)
    rerender(<Parent joined />)
    expect(seen).toEqual([undefined, '1'])
  })

  test.each([
    ['earlier', 0],
    ['later', 2],
  ])('a ref that moves to the %s sibling has the sibling’s element', (_, to) => {
    const ref = createRef<HTMLDivElement>()
    const boxes = (owner: number) => [0, 1, 2].map((n) => <Box key={n} id={`${n}`} refs={n === owner ? [ref] : []} />)
    const { rerender } = render(<>{boxes(1)}</>)
    expect(ref.current?.id).toBe('1')
    rerender(<>{boxes(to)}</>)
    expect(ref.current?.id).toBe(`${to}`)
  })

  test('errors of one do not prevent others from being set and detached, and reach the error boundary', () => {
    vi.mocked(console.error).mockImplementation(() => {})
    // React 18 also raises the error in the window, where jsdom prints it unless prevented.
    window.addEventListener('error', (event) => event.preventDefault(), { once: true })
    class Boundary extends Component<{ children: ReactNode }> {
      static getDerivedStateFromError = (error: Error) => ({ error })
      override state: { error?: Error } = {}
      override render() {
        return this.state.error ? <p>{this.state.error.message}</p> : this.props.children
      }
    }
    const log = createLog()
    const failing = (element: HTMLDivElement | null) => {
      if (element) throw new Error('failed to attach')
    }
    render(
      <Boundary>
        <Box id="1" refs={[failing, log.withCleanup('a')]} />
      </Boundary>,
    )
    expect(screen.getByText('failed to attach')).toBeDefined()
    expect(log.take()).toEqual(['a: 1', 'a: cleanup of 1'])
    vi.mocked(console.error).mockClear()
  })
})

describe(`a callback that returns a cleanup, on React ${react}`, () => {
  test('is cleaned up instead of called with null', () => {
    const log = createLog()
    const a = log.withCleanup('a')
    const { rerender, unmount } = render(<Box id="1" refs={[a]} />)
    rerender(<Box id="2" refs={[a]} />)
    expect(log.take()).toEqual(['a: 1', 'a: cleanup of 1', 'a: 2'])
    unmount()
    expect(log.take()).toEqual(['a: cleanup of 2'])
  })

  test('is cleaned up when removed from the list', () => {
    const log = createLog()
    const { rerender } = render(<Box id="1" refs={[log.withCleanup('a')]} />)
    rerender(<Box id="1" refs={[log.withCleanup('b')]} />)
    expect(log.take()).toEqual(['a: 1', 'a: cleanup of 1', 'b: 1'])
  })
})

describe('React features', () => {
  test('the ref is the same in every render, whatever refs are shared', () => {
    const seen = new Set<unknown>()
    const { rerender } = render(<Box id="1" refs={[() => {}]} seen={(own) => seen.add(own)} />)
    rerender(<Box id="2" refs={[createRef(), () => {}]} seen={(own) => seen.add(own)} />)
    rerender(<Box seen={(own) => seen.add(own)} />)
    expect(seen.size).toBe(1)
  })

  test('StrictMode, which runs effects twice, and from React 19 on refs too, leaves nothing attached', () => {
    const log = createLog()
    const refs = [log.callback('a'), log.withCleanup('b')]
    const { rerender, unmount } = render(<Box id="1" refs={refs} />, { wrapper: StrictMode })
    const once = ['a: 1', 'b: 1']
    expect(log.take()).toEqual(react === '18' ? once : [...once, 'a: null', 'b: cleanup of 1', ...once])
    rerender(<Box id="1" refs={[refs[1]]} />)
    expect(log.take()).toEqual(['a: null'])
    unmount()
    expect(log.take()).toEqual(['b: cleanup of 1'])
  })

  test('an element that Suspense hides is detached, and attached to the latest refs when it is shown', async () => {
    let shown = true
    let show = () => {}
    const opening = new Promise<void>((resolve) => {
      show = () => {
        shown = true
        resolve()
      }
    })
    function Gate() {
      if (!shown) throw opening
      return null
    }
    const log = createLog()
    const app = (...refs: PossibleRef<HTMLDivElement>[]) => (
      <Suspense>
        <Box id="1" refs={refs} />
        <Gate />
      </Suspense>
    )
    const { rerender } = render(app(log.callback('a')))
    shown = false
    const b = log.callback('b')
    rerender(app(b))
    expect(log.take()).toEqual(['a: 1', 'a: null'])
    await act(async () => show())
    expect(log.take()).toEqual(['b: 1'])
  })

  test('refs of a render that is never committed are not set', () => {
    const log = createLog()
    const [a, b] = [log.callback('a'), log.callback('b')]
    const never = new Promise<void>(() => {})
    let setRefs: (refs: PossibleRef<HTMLDivElement>[]) => void
    let setId: (id: string) => void
    let renderedB = false

    function Element({ own }: { own: DuplicateRef<HTMLDivElement> }) {
      const [id, set] = useState('1')
      setId = set
      return <div key={id} id={id} ref={own} />
    }
    function Owner() {
      const [refs, set] = useState<PossibleRef<HTMLDivElement>[]>([a])
      setRefs = set
      const own = useDuplicateRef(...refs)
      return (
        <>
          <Element own={own} />
          <Gate closed={refs.includes(b)} />
        </>
      )
    }
    function Gate({ closed }: { closed: boolean }) {
      if (closed) {
        renderedB = true
        throw never
      }
      return null
    }
    render(
      <Suspense>
        <Owner />
      </Suspense>,
    )
    act(() => startTransition(() => setRefs([b])))
    expect(renderedB).toBe(true)
    act(() => setId('2'))
    expect(log.take()).toEqual(['a: 1', 'a: null', 'a: 2'])
  })

  test('a duplicate ref can be shared by another one', () => {
    const outer = createRef<HTMLDivElement>()
    const seen = vi.fn()
    const Middle = forwardRef<HTMLDivElement>(function Middle(_, forwarded) {
      const own = useDuplicateRef(forwarded)
      useEffect(() => {
        seen(own)
      })
      return <Forwarding ref={own} id="1" />
    })
    const { unmount } = render(<Middle ref={outer} />)
    const own = seen.mock.calls[0]![0] as DuplicateRef<HTMLDivElement>
    expect([outer.current?.id, own.current?.id]).toEqual(['1', '1'])
    unmount()
    expect([outer.current, own.current]).toEqual([null, null])
  })

  test('another instance without null in between replaces the first', () => {
    const log = createLog()
    const seen = vi.fn()
    render(<Box refs={[log.callback('a'), log.withCleanup('b')]} seen={seen} />)
    const own = seen.mock.calls[0]![0] as DuplicateRef<HTMLDivElement>
    const element = (id: string) => Object.assign(document.createElement('div'), { id })
    own(element('1'))
    own(element('2'))
    expect(own.current?.id).toBe('2')
    expect(log.take()).toEqual(['a: 1', 'b: 1', 'a: null', 'b: cleanup of 1', 'a: 2', 'b: 2'])
  })
})
