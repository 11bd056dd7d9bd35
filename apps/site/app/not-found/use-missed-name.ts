import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { decodeSegment, visitedPath } from '#app/urls/index.ts'

/** The last part of the address that leads nowhere, as a name; empty on the server, which does not know it. */
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
