import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

/** Item that a key moves to, from the index of the focused item (-1 for none) and the number of items. */
const moves: ReadonlyMap<string, (index: number, count: number) => number> = new Map([
  ['ArrowDown', (index: number) => index + 1],
  ['ArrowUp', (index: number, count: number) => (index < 0 ? count : index) - 1],
  ['Home', () => 0],
  ['End', (_: number, count: number) => count - 1],
])

/** Button that opens a list of links. `children` are the items of the list. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { key } = useLocation()

  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  const focusItem = (choose: (index: number, count: number) => number): void => {
    const items = Array.from(root.current?.querySelectorAll('a') ?? [])
    const index = items.findIndex((item) => item === document.activeElement)
    items[(choose(index, items.length) + items.length) % items.length]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves.get(event.key)
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if (move && (open || event.key === 'ArrowDown')) {
      event.preventDefault()
      setOpen(true)
      requestAnimationFrame(() => focusItem(move))
    }
  }

  return (
    <div
      className="menu"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        className="menu-button"
        ref={button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul className="menu-list" id={id} data-open={open}>
        {children}
      </ul>
    </div>
  )
}
