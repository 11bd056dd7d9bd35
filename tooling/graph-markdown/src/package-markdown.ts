import {
  type Augmentation,
  dividedSymbols,
  type HastNode,
  type IndexEntry,
  kindOrder,
  type PackageIndex,
  type Readme,
} from '@signpost/graph-model/model'
import { named } from './docs-markdown.ts'
import type { LinkTargets } from './link-targets.ts'
import { inlineFacet } from './member-markdown.ts'
import { code, h, joined } from './nodes.ts'
import { entryItem } from './symbol-markdown.ts'
import { markdownOf } from './to-markdown.ts'

/** Options of {@link packageMarkdown}. */
export interface PackageOptions {
  links: LinkTargets
  symbolHref: (entry: IndexEntry) => string | undefined
}

/** Page of a package as Markdown: its facts, its exports by kind, and its README. */
export function packageMarkdown(
  index: PackageIndex,
  readme: Readme | undefined,
  { links, symbolHref }: PackageOptions,
): string {
  const { own, others } = dividedSymbols(index.symbols)
  const facts = [
    [`version ${index.version}`],
    ...(index.license === '' ? [] : [[index.license]]),
    [
      'imported from ',
      ...joined(
        index.entryPoints.map((one) => [code(one)]),
        ', ',
      ),
    ],
  ]
  const lists = kindOrder.flatMap((kind) => {
    const entries = own.filter((entry) => entry.kind === kind)
    return entries.length === 0
      ? []
      : [h('h2', `${plural(kind)}`), h('ul', ...entries.map((one) => entryItem(one, symbolHref)))]
  })
  const head = [
    h('h1', index.name),
    ...(index.description === '' ? [] : [h('p', index.description)]),
    h('p', ...joined(facts, ' · ')),
    ...(index.status === 'ok' ? [] : [h('p', h('strong', 'Not documented in full.'))]),
    ...lists,
    ...packageList('Depends on', index, index.dependencies),
    ...packageList('Used by', index, index.dependents),
    ...(others.length === 0
      ? []
      : [h('h2', 'Other names'), h('ul', ...others.map((one) => entryItem(one, symbolHref)))]),
  ]
  const modules = index.modules.flatMap(({ specifier, docs }) => [
    h('h2', code(specifier)),
    ...docs.summary,
    ...docs.remarks,
    ...docs.examples.flatMap(({ content }) => content),
  ])
  const nodes = named([...head, ...modules, ...augmentationNodes(index.augments)], (at) => index.refs[at]?.text ?? '')
  return [
    markdownOf(nodes, index.refs, links),
    ...(readme === undefined ? [] : [markdownOf([h('h2', 'README'), ...readme.content], readme.refs, links)]),
  ].join('\n')
}

/** Declarations that the package adds to other modules and to the global scope. */
function augmentationNodes(augments: readonly Augmentation[]): HastNode[] {
  if (augments.length === 0) return []
  const all = augments.flatMap(({ module, name, facet }) => [
    h('h3', code(name), module === 'global' ? ' of the global scope' : ` of ${module}`),
    ...inlineFacet(facet),
  ])
  return [h('h2', 'Augmentations'), ...all]
}

/** Other packages of the site, as links below a heading. */
function packageList(heading: string, { refs }: PackageIndex, targets: readonly number[] = []): HastNode[] {
  if (targets.length === 0) return []
  return [
    h('h2', heading),
    h('ul', ...targets.map((dataRef): HastNode => ['li', 0, ['a', { dataRef }, code(refs[dataRef]!.text)]])),
  ]
}

function plural(kind: string): string {
  const name = kind === 'type' ? 'type alias' : kind
  const capital = `${name[0]!.toUpperCase()}${name.slice(1)}`
  return /s$/.test(name) ? `${capital}es` : `${capital}s`
}
