import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** From most to least stable. The address names the least stable release to show. */
const order = ['public', 'beta', 'alpha']
const name = 'release'

/** Release filters of the page. They exist when something on the page is not public yet. */
function switches(): HTMLInputElement[] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('.shown input')).filter(({ value }) =>
    order.includes(value),
  )
}

/**
 * Least stable release shown; `undefined` when all are shown, or when a less stable one is shown without a more stable
 * one.
 */
function leastShown(): string | undefined {
  const off = switches().flatMap(({ checked, value }) => (checked ? [] : order.indexOf(value)))
  const first = Math.min(...off)
  const isBelow = switches().every(({ checked, value }) => checked === order.indexOf(value) < first)
  return isBelow ? order[first - 1] : undefined
}

/**
 * Syncs the release filters with the address: `?release=public` shows public symbols only, `?release=beta` public and
 * beta.
 */
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
