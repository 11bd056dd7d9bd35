import type { Member, Ref, SymbolPage, Token } from '@signpost/graph-model'

/** Members of the type of a component's props, for the component's page. */
export interface ComponentProps {
  /** Page of the type of the props. */
  page: SymbolPage
  /** Its first members; deprecated ones last. */
  members: readonly Member[]
  /** Number of further members. */
  others: number
}

/** Maximum number of listed props; the page of their type has the others. */
const shownProps = 50

const elementType = /\b(?:React(?:Element|Node|Portal)|JSX\.Element)\b/u
const transparentType = /^(?:React\.)?(?:Readonly|PropsWithChildren)$/u

/** Whether a name can be a component's, read without the page: JSX takes lower-case names for HTML elements. */
export function isComponentName(name: string): boolean {
  return /^\p{Lu}/u.test(name.slice(name.lastIndexOf('.') + 1))
}

/**
 * Props of a component: a function with one signature, which returns an element and whose only parameter has a documented
 * object type. Parts of the parameter that the function's own comment documents are shown as such instead.
 *
 * @param read - Returns the page of a symbol.
 * @returns `undefined` for a symbol that is not such a component.
 */
export function componentProps(
  page: SymbolPage,
  read: (ref: Ref) => SymbolPage | undefined,
): ComponentProps | undefined {
  const [facet] = page.facets
  const [signature] = facet?.signatures ?? []
  if (facet?.kind !== 'function' || facet.signatures.length > 1 || !isComponentName(page.displayName)) return undefined
  const [parameter, ...others] = signature?.parameters ?? []
  if (
    parameter === undefined ||
    parameter.parts !== undefined ||
    others.length > 0 ||
    !elementType.test(textOf(signature?.returns?.type ?? []))
  ) {
    return undefined
  }
  const ref = propsType(parameter.type, page.refs)
  const found = ref && read(ref)
  const members = found?.facets.flatMap((one) => (one.kind === 'namespace' ? [] : one.members)) ?? []
  if (found === undefined || members.length === 0) return undefined
  const sorted = members.toSorted((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)))
  return { page: found, members: sorted.slice(0, shownProps), others: Math.max(0, sorted.length - shownProps) }
}

/** Whether all signatures of a member are deprecated. */
export function isDeprecated({ signatures }: Member): boolean {
  return signatures.every(({ docs }) => docs.deprecated !== undefined)
}

/** The type in `Props`, `Props<T>` or `Readonly<Props>`; undefined in a union, an intersection or another type. */
function propsType(type: readonly Token[], refs: readonly Ref[]): Ref | undefined {
  if (/[|&]/u.test(textOf(type))) return undefined
  for (const token of type) {
    if (typeof token === 'number' || token === '<') continue
    if (typeof token === 'string') return undefined
    const [text, target] = token
    if (transparentType.test(text)) continue
    return typeof target === 'number' ? refs[target] : undefined
  }
  return undefined
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (typeof token === 'string' ? token : typeof token === 'number' ? ' ' : token[0]))
    .join('')
}
