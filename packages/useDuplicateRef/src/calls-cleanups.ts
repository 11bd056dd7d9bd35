import { version } from 'react'

/**
 * Whether the installed React calls the cleanup that a callback ref returned. React 18 complains about it and calls with
 * `null` in any case.
 *
 * @see {@link https://react.dev/blog/2024/12/05/react-19#cleanup-functions-for-refs | Cleanup functions for refs}
 */
export const callsCleanups = (): boolean => parseInt(version) >= 19
