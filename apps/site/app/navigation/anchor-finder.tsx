import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { inLocale, localeOf, withoutBase } from '#app/urls/index.ts'
import { targetOf } from './target-of.ts'

/**
 * Leads to the right page of a symbol with several when the address has an anchor of another one, as addresses from before
 * the symbol grew do. Renders nothing.
 *
 * @param file - Address of the anchors of all pages of the symbol.
 */
export function AnchorFinder({ file }: { file: string }): null {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '' || targetOf(hash)) return
    const abort = new AbortController()
    const find = async (): Promise<string | undefined> => {
      const response = await fetch(file, { signal: abort.signal })
      const pages = response.ok ? ((await response.json()) as readonly (readonly string[])[]) : []
      const name = decodeURIComponent(hash.slice(1))
      const at = pages.findIndex((anchors) => anchors.some((anchor) => decodeURIComponent(anchor) === name))
      const symbol = withoutBase(file.replace(/\/anchors\.json$/, ''))
      if (at < 0 || symbol === undefined) return undefined
      return inLocale(symbol, localeOf(pathname)) + (at === 0 ? '' : `/${at + 1}`) + hash
    }
    find().then(
      (path) => path !== undefined && !abort.signal.aborted && navigate(path, { replace: true }),
      // Without the file, the list of further pages leads there.
      () => undefined,
    )
    return () => abort.abort()
  }, [file, pathname, hash, navigate])
  return null
}
