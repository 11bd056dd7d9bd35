import type { Element, ElementContent, Root } from 'hast'
import type { HastNode } from '@signpost/symbol-graph/reader'
import type { ComponentProps, ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact, { type Options } from 'rehype-react'
import { unified } from 'unified'
import { withBase } from '#app/urls/index.ts'
import { Admonition } from './admonition.tsx'
import { CodeBlock } from './code-block.tsx'
import { useContent } from './content-context.tsx'
import { Heading } from './heading.tsx'
import { RefLink } from './ref-link.tsx'
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

/** An image within a link is its words: the image's own link must not be nested in it. */
function expand(node: HastNode, isLinked: boolean): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node }
  const [tagName, properties, ...children] = node
  if (isLinked && tagName === 'img') return { type: 'text', value: String((properties && properties['alt']) || '') }
  return {
    type: 'element',
    tagName,
    properties: properties === 0 ? {} : (properties as Element['properties']),
    children: children.map((child) => expand(child, isLinked || tagName === 'a')),
  }
}

/**
 * Content of the graph or the docs as React elements: links lead to pages, code blocks get their frame.
 *
 * @param lang - The language of the words, where it is not that of the page around them.
 */
export function Hast({ nodes, lang }: { nodes: readonly HastNode[]; lang?: string | undefined }): ReactElement {
  const children = nodes.map((node) => expand(node, false))
  return processor.stringify({
    type: 'root',
    children: lang === undefined ? children : children.map((node) => inLanguage(node, lang)),
  } satisfies Root)
}

/** Code is in no language that is spoken. */
function inLanguage(node: ElementContent, lang: string): ElementContent {
  if (node.type === 'element')
    return /^(?:pre|code)$/.test(node.tagName) ? node : { ...node, properties: { lang, ...node.properties } }
  return node.type === 'text' && node.value.trim() !== ''
    ? { type: 'element', tagName: 'span', properties: { lang }, children: [node] }
    : node
}

/** What a link or an image of the content may carry in place of an address. */
interface TargetProps {
  'data-ref'?: string | number
  'data-repo'?: string | undefined
  'data-doc'?: string
  'data-hash'?: string
}

/** Relation of links to other sites, whose addresses untrusted text names: SECURITY.md promises it. */
const untrustedRel = 'noopener nofollow ugc'

/** Renders every link of the content, so that none to another site is without its `rel`. */
function Anchor(props: ComponentProps<'a'> & TargetProps): ReactElement {
  const { 'data-ref': ref, 'data-repo': repo, 'data-doc': doc, 'data-hash': hash, href, children, ...others } = props
  const { repository, docHref } = useContent()
  if (ref !== undefined) return <RefLink index={Number(ref)}>{children}</RefLink>
  const suffix = hash ? `#${hash}` : ''
  const target =
    doc !== undefined ? docHref?.(doc) : repo !== undefined ? repository && `${repository}/${repo}` : ownAddress(href)
  if (target === undefined) return <span id={others.id}>{children}</span>
  const isExternal = doc === undefined && repo === undefined && /^(?:https?:)?\/\//i.test(target)
  return (
    <a {...others} {...(isExternal && { rel: untrustedRel })} href={target + suffix}>
      {children}
    </a>
  )
}

/** A path of the site as an address: authors write `/api`, wherever the site will live. */
function ownAddress(href: string | undefined): string | undefined {
  return href !== undefined && /^\/(?!\/)/.test(href) ? withBase(href) : href
}

/** A page requests no picture from another host: a link with the alternative text replaces it. */
function Image({ src, alt, 'data-repo': repo }: ComponentProps<'img'> & TargetProps): ReactElement | null {
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

/** Tabs, a doc comment as readers see it, or an ordinary element. */
function Block(props: ComponentProps<'div'> & { 'data-tabs'?: string; 'data-sample'?: string | number }): ReactElement {
  const { sample } = useContent()
  const { 'data-tabs': group, 'data-sample': index, ...others } = props
  if (group !== undefined) return <Tabs {...others} data-tabs={group} />
  return index === undefined ? <div {...others} /> : <>{sample?.(Number(index))}</>
}

/** The corner of a table has nothing to be the header of. */
function HeaderCell({ children, ...others }: ComponentProps<'th'>): ReactElement {
  return children === undefined || children === null ? <td /> : <th {...others}>{children}</th>
}
