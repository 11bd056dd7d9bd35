import { kindOrder } from './kinds.ts'

/**
 * Whether an anchor is that of a section on the page of a package, besides its README: `class-list`, one of its categories
 * `class-list-0`, `other-names`, `augments`, `entry-points` or an entry point `entry-@acme/core`. Headings of the README
 * give way.
 */
export function isSectionAnchor(anchor: string): boolean {
  return sections.test(anchor)
}

const sections = new RegExp(`^(?:(?:${kindOrder.join('|')})-list(?:-\\d+)?|augments|other-names|entry-.*)$`, 'su')
