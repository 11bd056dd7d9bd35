import type { MetaDescriptor } from '@remix-run/node'
import { type Crumb, type PageHead, pageMeta } from './page.ts'
import type { Site } from './site.ts'

/** What a route's `meta` gets, as far as pages need it. */
interface MetaInput {
  data: { head: PageHead; crumbs?: readonly Crumb[] } | null | undefined
  matches: readonly ({ id: string; data?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The `meta` export of every page route; a page that is not there has the head of the missing one. */
export function contentMeta({ data, matches, location }: MetaInput): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.data as Site | undefined
  return pageMeta(data === null ? site?.missing : data?.head, data?.crumbs ?? [], site, location.pathname)
}
