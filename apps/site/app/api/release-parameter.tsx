import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** From the most finished to the least, as the address says which is the last to show. */
const order = ['public', 'beta', 'alpha']
const name = 'release'

/** The switches of releases on the page, which has them where anything is not public yet. */
function switches(): HTMLInputElement[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('.shown input')).filter(({ value }) =>
    order.includes(value),
  )
}

/** The least finished release that the switches show; nothing when they show all, or the less finished of two alone. */
function leastShown(): string | undefined {
  const off = switches().flatMap(({ checked, value }) => (checked ? [] : order.indexOf(value)))
  const first = Math.min(...off)
  const isBelow = switches().every(({ checked, value }) => checked === order.indexOf(value) < first)
  return isBelow ? order[first - 1] : undefined
}

/** `?release=public` shows what is public alone, `?release=beta` that and beta; the switches of a page change the address. */
export function ReleaseParameter(): null {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const last = order.indexOf(new URLSearchParams(search).get(name) ?? '')
    if (last === -1) return
    for (const input of switches()) input.checked = order.indexOf(input.value) <= last
  }, [pathname, search])

  useEffect(() => {
    const onChange = ({ target }: Event): void => {
      if (!switches().some((input) => input === target)) return
      const url = new URL(location.href)
      const least = leastShown()
      if (least === undefined) url.searchParams.delete(name)
      else url.searchParams.set(name, least)
      history.replaceState(history.state, '', url)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])

  return null
}
