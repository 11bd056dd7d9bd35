import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect that has run by the time the page that it belongs to can be seen, so that a key pressed at that moment already
 * meets it. On the server, where React warns of layout effects, it is one that never runs.
 */
export const usePageEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
