import { kindOrder, type Kind, type MemberKind, memberKindOrder } from '@signpost/graph-model/model'

/** Query without its filters. */
export interface FilteredQuery {
  text: string
  /** Whether a callable of a kind and a package is asked for; absent when all are. */
  test?: (kind: Kind | MemberKind, slug: string) => boolean
  /** Filters that do not hold here, as written. */
  unknown: readonly string[]
}

/** A filter of the search by names, or a word before a type that reads as a filter: `a:string ->` is a parameter. */
const pattern =
  /^\s*(?<filter>-?(?:(?:kind|pkg|is|release|has|extends|implements|since):[^\s:(),]+(?=\s)|[a-z]+:[^\s:(),]+(?=\s+[^\s\-=|&,[?])))/u
const kinds: ReadonlySet<string> = new Set([...kindOrder, ...memberKindOrder])

/**
 * Takes the filters at the beginning of a query: `kind:method pkg:core string -> Promise<_>`. Several of one key widen
 * the answer. `kind:` and `pkg:` hold for signatures; others are reported and do nothing.
 */
export function takeFilters(
  query: string,
  packages: readonly (readonly [slug: string, name: string])[],
): FilteredQuery {
  let text = query
  const wantedKinds = new Set<string>()
  const wantedPackages = new Set<string>()
  const unknown: string[] = []
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const filter = found.groups!['filter']!
    const colon = filter.indexOf(':')
    const [key, value] = [filter.slice(0, colon), filter.slice(colon + 1)]
    const known = packages.filter((one) => one.includes(value)).map(([slug]) => slug)
    if (key === 'kind' && kinds.has(value)) wantedKinds.add(value)
    else if (key === 'pkg' && known.length > 0) for (const slug of known) wantedPackages.add(slug)
    else unknown.push(filter)
    text = text.slice(found[0].length)
  }
  return {
    text,
    unknown,
    ...(wantedKinds.size === 0 && wantedPackages.size === 0
      ? {}
      : {
          test: (kind, slug) =>
            (wantedKinds.size === 0 || wantedKinds.has(kind)) &&
            (wantedPackages.size === 0 || wantedPackages.has(slug)),
        }),
  }
}
