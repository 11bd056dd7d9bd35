import type { Element, ElementContent, Root } from 'hast'
import { sourceHref } from '@signpost/docs-content/reader'
import type { HastNode } from '@signpost/graph-model'
import type { ComponentProps, ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact, { type Options } from 'rehype-react'
import { unified } from 'unified'
import { withBase } from '#app/urls/index.ts'
import { Admonition } from './admonition.tsx'
import { isBadges } from './badges.ts'
import { CodeBlock } from './code-block.tsx'
import { useContent } from './content-context.tsx'
import { directionOf } from './direction.ts'
import { withNote } from './example-note.ts'
import { Heading } from './heading.tsx'
import { RefLink } from './ref-link.tsx'
import { withLabels } from './table-labels.ts'
import { Tabs } from './tabs.tsx'

const options: Options = {
  Fragment,
  jsx,
  jsxs,
  components: {
    a: Anchor,
    aside: Admonition,
    div: Block,
    img: Image,
    pre: CodeBlock,
    table: Table,
    th: HeaderCell,
    h2: (props: ComponentProps<'h2'>) => <Heading level={2} {...props} />,
    h3: (props: ComponentProps<'h3'>) => <Heading level={3} {...props} />,
    h4: (props: ComponentProps<'h4'>) => <Heading level={4} {...props} />,
    h5: (props: ComponentProps<'h5'>) => <Heading level={5} {...props} />,
    h6: (props: ComponentProps<'h6'>) => <Heading level={6} {...props} />,
  },
}

const processor = unified().use(rehypeReact, options).freeze()

/** Questions that `expand` asks of a node: its note of the compiler, and whether an image is shown. */
interface Expansion {
  note: (node: HastNode) => HastNode
  isShown: (src: string) => boolean
}

/** Elements with text of one direction. */
const textBlock = /^(?:p|li|h[1-6]|t[hd]|d[td])$/

/** An image that is not shown becomes its alternative text in a link, because links must not be nested. Badges alone are left out. */
function expand(node: HastNode, isLinked: boolean, expansion: Expansion): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node }
  const noted = node[0] === 'pre' ? (expansion.note(node) as typeof node) : node
  const [tagName, properties, ...children] = noted[0] === 'table' ? withLabels(noted) : noted
  if (isLinked && tagName === 'img') {
    const { src = '', alt = '' } = properties === 0 ? {} : (properties as { src?: string; alt?: string })
    if (!expansion.isShown(src)) return { type: 'text', value: alt }
  }
  const own = properties === 0 ? {} : (properties as Element['properties'])
  return {
    type: 'element',
    tagName,
    properties: textBlock.test(tagName) ? { ...directionOf(children), ...own } : own,
    children: expandAll(children, isLinked || tagName === 'a', expansion),
  }
}

function expandAll(nodes: readonly HastNode[], isLinked: boolean, expansion: Expansion): ElementContent[] {
  return nodes
    .filter((node) => !(isBlock(node) && isBadges(node, expansion.isShown)))
    .map((node) => expand(node, isLinked, expansion))
}

/** Only a whole block is left out: within a sentence a badge has a meaning. */
function isBlock(node: HastNode): boolean {
  return typeof node !== 'string' && (node[0] === 'p' || node[0] === 'div')
}

/**
 * Renders content of the graph or the docs: links lead to pages, code blocks get a frame.
 *
 * @param lang - Language of the text, when the page's is another one.
 */
export function Hast({ nodes, lang }: { nodes: readonly HastNode[]; lang?: string | undefined }): ReactElement {
  const { example, packageName, imageHosts } = useContent()
  const children = expandAll(nodes, false, {
    note: (node) => withNote(node, (code) => example?.(code, packageName)),
    isShown: (src) => isShownImage(src, imageHosts),
  })
  return processor.stringify({
    type: 'root',
    children: lang === undefined ? children : children.map((node) => inLanguage(node, lang)),
  } satisfies Root)
}

/** Code has no natural language. */
function inLanguage(node: ElementContent, lang: string): ElementContent {
  if (node.type === 'element')
    return /^(?:pre|code)$/.test(node.tagName) ? node : { ...node, properties: { lang, ...node.properties } }
  return node.type === 'text' && node.value.trim() !== ''
    ? { type: 'element', tagName: 'span', properties: { lang }, children: [node] }
    : node
}

/** Attributes of a link or image whose address is known only at rendering. */
interface TargetProps {
  'data-ref'?: string | number
  'data-repo'?: string | undefined
  'data-doc'?: string
  'data-hash'?: string
  'data-symbol'?: string
}

/** Relation of links to other sites in untrusted text, as SECURITY.md promises. */
const untrustedRel = 'noopener nofollow ugc'

/**
 * Renders all links of the content, so that every external one has its `rel`. The check of the site tells links of authors from its own by
 * `data-written`.
 */
function Anchor(props: ComponentProps<'a'> & TargetProps): ReactElement {
  const { 'data-ref': ref, 'data-repo': repo, 'data-doc': doc, 'data-hash': hash, href, children, ...others } = props
  const symbol = props['data-symbol']
  const { repository, docHref } = useContent()
  if (symbol !== undefined) return <a href={symbol}>{children}</a>
  if (ref !== undefined) return <RefLink index={Number(ref)}>{children}</RefLink>
  const suffix = hash ? `#${hash}` : ''
  const target =
    doc !== undefined
      ? docHref?.(doc)
      : repo !== undefined
        ? repository && sourceHref(repository, repo)
        : ownAddress(href)
  if (target === undefined) return <span id={others.id}>{children}</span>
  const isExternal = doc === undefined && repo === undefined && /^(?:https?:)?\/\//i.test(target)
  return (
    <a {...others} data-written="" {...(isExternal && { rel: untrustedRel })} href={target + suffix}>
      {children}
    </a>
  )
}

/** Adds the base URL to a path of the site: authors write `/api` for any base URL. */
function ownAddress(href: string | undefined): string | undefined {
  return href !== undefined && /^\/(?!\/)/.test(href) ? withBase(href) : href
}

/** Whether pages load an image: one that the site serves, or one of a configured host. */
function isShownImage(src: string, hosts: readonly string[] = []): boolean {
  if (src.startsWith('/assets/site/')) return true
  return URL.canParse(src) && hosts.includes(new URL(src).host)
}

/** An image of the site or of a configured host; a link with the alternative text replaces any other one. */
function Image(props: ComponentProps<'img'> & TargetProps): ReactElement | null {
  const { src, alt, 'data-repo': repo, ...others } = props
  const { imageHosts } = useContent()
  if (src !== undefined && isShownImage(src, imageHosts))
    return (
      <img
        {...others}
        src={ownAddress(src)}
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  if (!alt) return null
  return (
    <Anchor href={src} data-repo={repo}>
      {alt}
    </Anchor>
  )
}

function Table({ children, lang }: ComponentProps<'table'>): ReactElement {
  const { t } = useContent()
  return (
    <div className="table" role="group" aria-label={t('content.table')} tabIndex={0}>
      <table lang={lang}>{children}</table>
    </div>
  )
}

/** Tabs, a rendered doc comment, or an ordinary element. */
function Block(props: ComponentProps<'div'> & { 'data-tabs'?: string; 'data-sample'?: string | number }): ReactElement {
  const { sample } = useContent()
  const { 'data-tabs': group, 'data-sample': index, ...others } = props
  if (group !== undefined) return <Tabs {...others} data-tabs={group} />
  return index === undefined ? <div {...others} /> : <>{sample?.(Number(index))}</>
}

/** An empty corner cell of a table is no header. */
function HeaderCell({ children, ...others }: ComponentProps<'th'>): ReactElement {
  return children === undefined || children === null ? <td /> : <th {...others}>{children}</th>
}
