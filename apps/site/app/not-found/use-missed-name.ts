import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { decodeSegment, visitedPath } from '#app/urls/index.ts'

/**
 * Last segment of the requested address as a name, for the 404 page; empty on the server, where the address is unknown.
 */
export function useMissedName(): string {
  const { pathname } = useLocation()
  const [name, setName] = useState('')
  useEffect(() => setName(nameOf(visitedPath().split('/').filter(Boolean).at(-1) ?? '')), [pathname])
  return name
}

function nameOf(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return decodeSegment(text) ?? text
  } catch {
    return segment
  }
}
