import { memberAnchor } from '@signpost/graph-model/model'
import type { ComponentProps, Prop, Token } from '@signpost/graph-model/model'
import type { DraftFacet, DraftProp } from '../draft/draft.ts'
import { sourceOf } from './inherited.ts'
import { linkSignature, type PageContext, partsOf } from './link-signature.ts'

/** Links the props of a React component; each has an anchor on the component's page. */
export function linkProps(
  groups: NonNullable<DraftFacet['props']>,
  typeParameters: ReadonlySet<string>,
  context: PageContext,
): ComponentProps {
  return {
    groups: groups
      .map(({ from, members, names }) => ({
        ...(from === undefined ? {} : { from: refOf(from, context) }),
        members: members.map((prop) => linkProp(prop, typeParameters, context)),
        names,
      }))
      .filter(({ members, names }) => members.length + names.length > 0),
  }
}

/** Ref to the declaring type, which may have no page. */
function refOf(target: string, context: PageContext): number {
  const add = sourceOf(target, context.symbol, context)
  if (add !== undefined) return add()
  const { owner = '', name = target } = /^(?<owner>[^!]*)!(?<name>.*?):[a-z]+(?: @|$)/u.exec(target)?.groups ?? {}
  return context.refs.outside({ id: `ext:${owner}!${name}`, name })
}

function linkProp(prop: DraftProp, typeParameters: ReadonlySet<string>, context: PageContext): Prop {
  const { name, kind, signatures, default: value } = prop
  const anchor = context.anchors.unique(memberAnchor(name, kind, false))
  const linked = signatures.map((signature, at) => {
    const own = at === 0 ? anchor : context.anchors.unique(anchor)
    return linkSignature(signature, own, `${own}.`, typeParameters, { ...context, member: name, overloads: signatures })
  })
  const [first] = signatures
  const type = first?.isCallable === false ? typeOf(first, linked[0]!.line.tokens) : []
  return {
    name,
    kind,
    anchor,
    signatures: linked,
    ...(type.length === 0 ? {} : { type }),
    ...(value === undefined ? {} : { default: value }),
  }
}

function typeOf({ line, type }: DraftProp['signatures'][number], tokens: readonly Token[]): readonly Token[] {
  return partsOf(line, tokens)(type)
}
