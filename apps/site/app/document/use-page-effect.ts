import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect that runs before the first paint of its page, so that a key pressed at once is handled. On the server,
 * where React warns about layout effects, it is `useEffect`, which does not run there.
 */
export const usePageEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
