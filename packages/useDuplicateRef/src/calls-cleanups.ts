import { version } from 'react'

/**
 * Whether the installed React calls the cleanups of callback refs. React 18 warns about them and always calls the ref
 * with `null`.
 *
 * @see {@link https://react.dev/blog/2024/12/05/react-19#cleanup-functions-for-refs | Cleanup functions for refs}
 */
export const callsCleanups = (): boolean => parseInt(version) >= 19
