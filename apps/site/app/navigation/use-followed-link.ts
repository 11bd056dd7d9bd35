import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadDocumentOnce } from '#app/failures/index.ts'
import { withBase } from '#app/urls/index.ts'
import { startProgress } from './progress-bar.ts'
import { loadRouteCode } from './route-code.ts'

/** A link whose page could not be loaded. */
export interface FailedLink {
  /** Path below the base URL. */
  path: string
  message: string
}

/**
 * Follows links by client navigation. The page stays until the next one is ready; of several links, the last one wins.
 */
export function useFollowedLink(): { follow: (path: string) => void; failed: FailedLink | undefined } {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const { pathname, key } = useLocation()
  const [loading, setLoading] = useState<string>()
  const [failed, setFailed] = useState<FailedLink>()
  const latest = useRef(0)

  const follow = useCallback(
    (path: string): void => {
      const turn = ++latest.current
      setFailed(undefined)
      const code = loadRouteCode(path)
      if (!code) return navigate(path)
      setLoading(path)
      const onFailure = (error: unknown): void => {
        const { message } = error as Error
        console.warn(`The code of ${path} could not be loaded: ${message}`)
        // After a deployment the code may have moved: the new document has its address.
        if (!loadDocumentOnce(withBase(path))) setFailed({ path, message })
      }
      code
        .then(
          () => turn === latest.current && navigate(path),
          (error: unknown) => turn === latest.current && onFailure(error),
        )
        .finally(() => turn === latest.current && setLoading(undefined))
    },
    [navigate],
  )

  useEffect(() => {
    // The visitor has navigated elsewhere, for example back.
    latest.current += 1
    setLoading(undefined)
    setFailed(undefined)
  }, [key])

  const target = loading?.replace(/[?#].*$/s, '') ?? next?.pathname
  const isChanging = target !== undefined && target !== pathname
  useEffect(() => (isChanging ? startProgress() : undefined), [isChanging])

  return { follow, failed }
}
