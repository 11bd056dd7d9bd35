import type { BlockContent, Blockquote, DefinitionContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { admonition, admonitionKinds } from './admonitions.ts'
import { fencedLines } from './code-fences.ts'

/** Blocks that `:::name` opens: an admonition, a disclosure, a set of tabs, or one tab of a set. */
const names = new Set<string>([...admonitionKinds, 'details', 'tabs', 'tab'])

const opening = /^ {0,3}:{3,}([a-z]+)(?:[ \t](.*))?$/
const closing = /^ {0,3}:{3,}$/
const opened = /^<!--signpost-container ([a-z]+) (.*)-->$/
const closed = '<!--/signpost-container-->'

/** A group of tabs is a word that can be part of a storage key and of an address. */
const groupName = /^[\w-]+$/

/**
 * Turns the lines `:::note Title` and `:::` into HTML comments, so that no list or quote before them swallows them.
 * Lines stay where they are, therefore positions do. Lines within code fences are left alone.
 */
export function markContainers(source: string): string {
  if (!/^ {0,3}:{3,}[a-z]/m.test(source)) return source
  const written = source.split('\n')
  const fenced = fencedLines(written)
  let depth = 0
  const lines = written.map((line, index) => {
    if (fenced[index]) return line
    const start = opening.exec(line.trimEnd())
    if (start && names.has(start[1]!)) {
      depth++
      return `<!--signpost-container ${start[1]!} ${(start[2] ?? '').trim().replaceAll('-->', '')}-->`
    }
    if (depth > 0 && closing.test(line.trimEnd())) {
      depth--
      return closed
    }
    return line
  })
  return lines.join('\n')
}

/**
 * Groups the nodes between the comments of {@link markContainers}:
 *
 * - an admonition, see {@link admonition};
 * - `details > summary`;
 * - `div.tabs[dataTabs=group]` with a `section.tab[dataTab=label]` for each tab; the group is empty when none is named.
 *
 * @param parseTitle - the inline content of a title
 */
export function groupContainers(tree: Root, parseTitle: (title: string) => PhrasingContent[]): void {
  const stack: { name: string; title: string; children: RootContent[] }[] = [{ name: '', title: '', children: [] }]
  const close = () => {
    const { name, title, children } = stack.pop()!
    const content = children as BlockContent[]
    const inline = () => (title === '' ? [] : parseTitle(title))
    stack.at(-1)!.children.push(container(name, title, inline, content) as RootContent)
  }
  for (const child of tree.children) {
    const start = child.type === 'html' ? opened.exec(child.value) : null
    if (start) stack.push({ name: start[1]!, title: start[2]!.trim(), children: [] })
    else if (child.type === 'html' && child.value === closed && stack.length > 1) close()
    else stack.at(-1)!.children.push(child)
  }
  while (stack.length > 1) close()
  tree.children = stack[0]!.children
}

function container(
  name: string,
  title: string,
  inline: () => PhrasingContent[],
  children: (BlockContent | DefinitionContent)[],
): Blockquote {
  switch (name) {
    case 'details':
      return block('details', {}, [...summaryOf(inline()), ...children])
    case 'tabs':
      return block('div', { className: ['tabs'], dataTabs: groupName.test(title) ? title : '' }, children)
    case 'tab':
      return block('section', { className: ['tab'], dataTab: title }, children)
    default:
      return admonition(name, inline(), children)
  }
}

function summaryOf(title: PhrasingContent[]): Paragraph[] {
  return title.length === 0 ? [] : [{ type: 'paragraph', data: { hName: 'summary' }, children: title }]
}

function block(
  hName: string,
  hProperties: Record<string, string | string[]>,
  children: (BlockContent | DefinitionContent)[],
): Blockquote {
  return { type: 'blockquote', data: { hName, hProperties }, children }
}
