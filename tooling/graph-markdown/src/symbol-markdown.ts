import {
  type ChangeLink,
  type Facet,
  type HastNode,
  type IndexEntry,
  type InheritedMember,
  leadOf,
  type Member,
  memberGroups,
  type MemberKind,
  type Ref,
  type Relation,
  shownRelations,
  type Signature,
  type SymbolPage,
  type UnexportedSymbol,
} from '@signpost/graph-model/model'
import { deprecationNodes, detailNodes, named, namedLink } from './docs-markdown.ts'
import type { LinkTargets } from './link-targets.ts'
import { memberItems, memberLine, memberNodes, propItems, inlineFacet } from './member-markdown.ts'
import { code, h, joined, tsBlock } from './nodes.ts'
import { signatureText, textOfTokens } from './signature-text.ts'
import { markdownOf } from './to-markdown.ts'

/** Options of {@link symbolMarkdown}. */
export interface SymbolOptions {
  links: LinkTargets
  /** Name and version of its package. */
  package: { name: string; version: string }
  /** Address of a child of a namespace. */
  childHref: (entry: IndexEntry) => string | undefined
  /** Members in full, in one line each, or not at all; default: in full. */
  members?: 'full' | 'lines' | 'none'
  /** Whether relations are left out. */
  isAlone?: boolean
}

/** Page of a symbol as Markdown: import, signatures, docs, members, children, inherited members and relations. */
export function symbolMarkdown(page: SymbolPage, options: SymbolOptions): string {
  const nodes = [...headNodes(page, options), ...page.facets.flatMap((facet) => facetNodes(facet, page, options))]
  if (page.children.length > 0) nodes.push(h('h2', 'Exports'), childList(page.children, options))
  if (options.members !== 'none') nodes.push(...unexportedNodes(page.unexported, options.members === 'lines'))
  if (options.isAlone !== true) nodes.push(...relationNodes(page.relations))
  return markdownOf(
    named(nodes, (index) => page.refs[index]?.text ?? ''),
    page.refs,
    options.links,
  )
}

/** One member of a symbol as Markdown: its docs, and the types that its signatures name and that have no page. */
export function memberOfSymbol(page: SymbolPage, member: Member, links: LinkTargets): string {
  const tokens = member.signatures.flatMap(({ line }) => line.tokens)
  const ids = new Set(
    tokens.map((token) => {
      const target = typeof token === 'object' ? token[1] : null
      return typeof target === 'number' ? page.refs[target]?.id : undefined
    }),
  )
  const nodes = [
    h('p', 'Member of ', code(page.id)),
    ...memberNodes(member),
    ...unexportedNodes(
      page.unexported.filter(({ id }) => ids.has(id)),
      false,
    ),
  ]
  return markdownOf(
    named(nodes, (index) => page.refs[index]?.text ?? ''),
    page.refs,
    links,
  )
}

function unexportedNodes(unexported: readonly UnexportedSymbol[], inLines: boolean): HastNode[] {
  if (unexported.length === 0) return []
  const all = unexported.flatMap(({ name, facets }) => [
    h('h3', code(name)),
    ...facets.flatMap((facet) => inlineFacet(facet, inLines)),
  ])
  return [h('h2', 'Not exported'), ...all]
}

/** Version of a change, or the two between which it was made. */
function changeWords({ version, after }: ChangeLink): string {
  const words = version ?? 'the next version'
  return after === undefined ? `in ${words}` : `between ${after} and ${words}`
}

function headNodes(page: SymbolPage, { package: own }: SymbolOptions): HastNode[] {
  const { since, changed = [] } = page.history ?? {}
  const facts = [
    [page.facets.map(({ kind }) => kind).join(', '), ' of ', code(`${own.name}@${own.version}`)],
    ['id ', code(page.id)],
    ...(page.release === 'public' ? [] : [[page.release]]),
    ...(page.deprecated ? [[h('strong', 'deprecated')]] : []),
    ...(since?.version ? [[since.after === undefined ? `since ${since.version}` : `new ${changeWords(since)}`]] : []),
    ...(changed.length === 0 ? [] : [[`changed ${changed.map(changeWords).join(', ')}`]]),
  ]
  const [home, ...also] = page.exportedAs
  return [
    h('h1', code(page.page.name)),
    h('p', ...joined(facts, ' · ')),
    ...(page.aliasOf === undefined ? [] : [h('p', 'Another name of ', namedLink(page.aliasOf))]),
    ...(home === undefined ? [] : [tsBlock(home.importLine)]),
    ...(also.length === 0
      ? []
      : [
          h(
            'p',
            'Also exported from ',
            ...joined(
              also.map(({ specifier }) => [code(specifier)]),
              ', ',
            ),
          ),
        ]),
  ]
}

function facetNodes(facet: Facet, page: SymbolPage, { members = 'full' }: SymbolOptions): HastNode[] {
  return [
    ...(page.facets.length > 1 ? [h('h2', `As ${facet.kind}`)] : []),
    ...leadFirst(facet).flatMap((signature) => [
      tsBlock(signatureText(signature.line)),
      ...deprecationNodes(signature.docs),
      ...signature.docs.summary,
      ...detailNodes(signature),
    ]),
    ...(members === 'none' ? [] : propNodes(facet, members === 'lines')),
    ...(members === 'none' ? [] : memberSections(facet, members === 'lines')),
    ...(members === 'none' ? [] : inheritedNodes(facet, page.refs, members === 'lines')),
  ]
}

/** Signatures of a declaration, of which that which stands for all of them is first: a program may read no more. */
function leadFirst({ signatures }: Facet): readonly Signature[] {
  const lead = signatures[leadOf({ signatures })]
  return lead === undefined ? signatures : [lead, ...signatures.filter((one) => one !== lead)]
}

const headings: Readonly<Record<MemberKind, string>> = {
  constructor: 'Constructors',
  property: 'Properties',
  accessor: 'Accessors',
  method: 'Methods',
  call: 'Call signatures',
  construct: 'Construct signatures',
  index: 'Index signatures',
  enumMember: 'Members',
}

/** Props of a component: its own, then those of other types. */
function propNodes({ props }: Facet, inLines: boolean): HastNode[] {
  if (props === undefined || props.groups.length === 0) return []
  return [
    h('h2', 'Props'),
    ...props.groups.flatMap(({ from, members, names }) => [
      ...(from === undefined ? [] : [h('p', 'from ', namedLink(from))]),
      h(
        'ul',
        ...members.flatMap((member) => propItems(member, inLines)),
        ...(names.length === 0
          ? []
          : [
              h(
                'li',
                ...joined(
                  names.map((name) => [code(name)]),
                  ', ',
                ),
              ),
            ]),
      ),
    ]),
  ]
}

function memberSections(facet: Facet, inLines: boolean): HastNode[] {
  return memberGroups(facet.members).flatMap(({ kind, isStatic, members }) => [
    h('h2', isStatic ? `Static ${headings[kind].toLowerCase()}` : headings[kind]),
    ...(inLines || kind === 'enumMember'
      ? [h('ul', ...members.flatMap((member) => (inLines ? [memberLine(member)] : memberItems(member))))]
      : members.flatMap((member) => memberNodes(member))),
  ])
}

/** Inherited members with signature and first sentence, in a short page by name; those that no other page documents with their docs. */
function inheritedNodes(
  { inherited, inheritedElsewhere = [] }: Facet,
  refs: readonly Ref[],
  inLines: boolean,
): HastNode[] {
  const items = inherited.map(({ from, members, total }) => {
    const documented = members.filter(({ signatures }) => signatures?.some(hasDocs) === true)
    const names = inLines ? members.map(({ name, line }) => [code(line ? textOfTokens(line) : name)]) : []
    const rows = inLines
      ? []
      : members.flatMap((member) =>
          documented.includes(member)
            ? memberItems({ name: member.name, signatures: member.signatures ?? [] })
            : [inheritedItem(member, refs[member.ref])],
        )
    const rest = total > members.length ? ` and ${total - members.length} more` : ''
    return h(
      'li',
      'from ',
      namedLink(from),
      ...(names.length === 0 ? [] : [': ', ...joined(names, ', ')]),
      rest,
      ...(rows.length === 0 ? [] : [h('ul', ...rows)]),
    )
  })
  const others = inheritedElsewhere.map((base) => h('li', 'from ', namedLink(base)))
  return items.length + others.length === 0 ? [] : [h('h2', 'Inherited'), h('ul', ...items, ...others)]
}

/** Row of an inherited member that the page of its base documents. */
function inheritedItem({ name, line }: InheritedMember, ref: Ref | undefined): HastNode {
  const { signature, route, summary = '' } = ref ?? {}
  const shown = line ? textOfTokens(line) : (signature ?? (route ? `${name}: ${route.join(' -> ')}` : name))
  return h('li', code(shown), summary === '' ? '' : `: ${summary}`)
}

function hasDocs({ docs, parameters, returns }: Signature): boolean {
  const texts = [
    docs.summary,
    docs.remarks,
    docs.deprecated ?? [],
    returns?.doc ?? [],
    ...parameters.map(({ doc }) => doc),
  ]
  return [...texts, docs.examples, docs.throws, docs.see, docs.blocks].some((one) => one.length > 0)
}

function childList(children: readonly IndexEntry[], { childHref }: SymbolOptions): HastNode {
  return h('ul', ...children.map((entry) => entryItem(entry, childHref)))
}

/** Row of a list of symbols. */
export function entryItem(entry: IndexEntry, hrefOf: (entry: IndexEntry) => string | undefined): HastNode {
  const href = hrefOf(entry)
  const name = code(entry.name)
  return h(
    'li',
    href === undefined ? name : ['a', { href }, name],
    ` ${entry.kind}${entry.deprecated ? ', deprecated' : ''}${entry.summary === '' ? '' : `: ${entry.summary}`}`,
  )
}

const relationNames: Readonly<Record<Relation['kind'], string>> = {
  extends: 'Extends',
  implements: 'Implements',
  extendedBy: 'Extended by',
  implementedBy: 'Implemented by',
  accepts: 'Accepts',
  acceptedBy: 'Accepted by',
  returns: 'Returns',
  returnedBy: 'Returned by',
  references: 'Refers to',
  referencedBy: 'Referred to by',
  throws: 'Throws',
  thrownBy: 'Thrown by',
  replacedBy: 'Replaced by',
  replaces: 'Replaces',
  reexports: 'Re-exports',
  reexportedBy: 'Re-exported by',
  inheritsDoc: 'Inherits its documentation from',
  linksTo: 'Links to',
  mentionedBy: 'Mentioned by',
  mixes: 'Mixes in',
  mixedInto: 'Mixed into',
}

/** Relations with their first targets. */
export function relationNodes(relations: readonly Relation[], most: number = shownRelations): HastNode[] {
  if (relations.length === 0) return []
  const items = relations.map(({ kind, refs }) =>
    h(
      'li',
      `${relationNames[kind]}: `,
      ...joined(
        refs.slice(0, most).map((ref) => [namedLink(ref)]),
        ', ',
      ),
      ...(refs.length > most ? [` and ${refs.length - most} more`] : []),
    ),
  )
  return [h('h2', 'Related'), h('ul', ...items)]
}
