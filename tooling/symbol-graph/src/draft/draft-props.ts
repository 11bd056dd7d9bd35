import type { DeclarationFacts } from '@signpost/api-extract'
import type { CommentReader } from '../docs/read-comment.ts'
import { itemOfFacts } from '../read/fact-item.ts'
import type { DraftFacet, DraftProp } from './draft.ts'
import { draftMembers } from './draft-members.ts'
import { isPublic } from './without-internal.ts'

/** Drafts the props of a React component; nothing for other declarations. */
export function draftProps(
  declarations: readonly DeclarationFacts[],
  typeParameters: readonly string[],
  comments: CommentReader,
): Pick<DraftFacet, 'props'> {
  const component = declarations.find((one) => one.component !== undefined)?.component
  if (component === undefined) return {}
  const { defaults = {} } = component
  return {
    props: component.groups.map(({ from, items = [], names = [] }) => ({
      ...(from === undefined ? {} : { from }),
      members: draftMembers(items.map(itemOfFacts), typeParameters, comments, [], undefined).flatMap(
        (member): DraftProp[] => {
          const signatures = member.signatures.filter(isPublic)
          const value = Object.hasOwn(defaults, member.name) ? defaults[member.name] : undefined
          return signatures.length === 0
            ? []
            : [{ ...member, signatures, ...(value === undefined ? {} : { default: value }) }]
        },
      ),
      names,
    })),
  }
}
