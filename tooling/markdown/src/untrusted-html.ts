import type { Element, Root } from 'hast'
import { walkElements } from './walk.ts'

/** Before every id that an author wrote, so that it can neither meet one of ours nor shadow a global of the page. */
export const authorPrefix = 'user-content-'

/** Classes that Markdown itself makes, or that mean nothing more when they are written by hand. */
const harmlessClass =
  /^(?:language-.+|task-list-item|contains-task-list|footnotes|sr-only|data-footnote-backref|admonition(?:-[a-z]+)?|tabs?)$/

const harmlessData = new Set([
  'dataFootnoteRef',
  'dataFootnoteBackref',
  'dataFootnotes',
  'dataAdmonition',
  'dataTabs',
  'dataTab',
])

/** Obsolete elements and what they are called today. */
const renamed = new Map([
  ['strike', 's'],
  ['tt', 'code'],
])

/**
 * Removes from authored HTML everything that later steps interpret (classes, `data-*`, `rel`), and prefixes ids. What is
 * dangerous goes afterwards, in the sanitiser: this only keeps an author from speaking for us.
 */
export function disownUntrustedHtml(tree: Root): void {
  const ids = new Set<string>()
  walkElements(tree, (element) => {
    element.tagName = renamed.get(element.tagName) ?? element.tagName
    element.properties = Object.fromEntries(
      Object.entries(element.properties).filter(([name]) => isHarmlessProperty(name)),
    )
    keepClasses(element)
    prefixIds(element, ids)
    replaceAlign(element)
    if (element.tagName === 'input') replaceCheckbox(element)
  })
}

function isHarmlessProperty(name: string): boolean {
  return name !== 'rel' && (!name.startsWith('data') || harmlessData.has(name))
}

function keepClasses(element: Element): void {
  const { className } = element.properties
  if (className === undefined) return
  element.properties['className'] = Array.isArray(className)
    ? className.filter((name) => harmlessClass.test(String(name)))
    : []
}

function prefixIds(element: Element, ids: Set<string>): void {
  const { properties } = element
  if (element.tagName === 'a' && properties['id'] == null && properties['name'] != null)
    properties['id'] = properties['name']
  delete properties['name']
  if (properties['id'] != null) {
    const id = authorPrefix + String(properties['id'])
    if (/\s/.test(id) || id === authorPrefix || ids.has(id)) delete properties['id']
    else properties['id'] = id
    ids.add(id)
  }
  for (const name of ['ariaDescribedBy', 'ariaLabelledBy'] as const) {
    const targets = properties[name]
    if (Array.isArray(targets)) properties[name] = targets.map((target) => authorPrefix + String(target))
  }
}

/** `align` is obsolete HTML: a class does the same. Table cells get theirs from Markdown. */
function replaceAlign({ properties }: Element): void {
  const align = String(properties['align'] ?? '').toLowerCase()
  delete properties['align']
  if (align !== 'left' && align !== 'center' && align !== 'right') return
  properties['className'] = [...((properties['className'] as string[] | undefined) ?? []), `align-${align}`]
}

/** A task list's box as text in a span: a form control without a label says nothing to a screen reader. */
function replaceCheckbox(element: Element): void {
  if (element.properties['type'] !== 'checkbox') return
  const done = element.properties['checked'] === true
  element.tagName = 'span'
  element.properties = { className: done ? ['task', 'task-done'] : ['task'] }
  element.children = [{ type: 'text', value: done ? '[x]' : '[ ]' }]
}
