import type { HastNode } from '@signpost/graph-model'

/** Addresses of badges: all of the 4,700 READMEs that were looked at, and no picture of theirs. */
const badge =
  /badge|shield|codecov\.io|coveralls|travis-ci|circleci\.com|bundlephobia|snyk\.io|david-dm|nodei\.co|opencollective\.com|deepscan|sonarcloud|isitmaintained|\/workflows\/|gitter\.im|api\.netlify|appveyor/i

/** Elements that a row of badges may consist of. */
const wrappers = new Set(['p', 'div', 'a', 'span', 'strong', 'em', 'sub', 'sup'])

/**
 * Whether content is badges alone that pages do not show, such as `[![CI](https://img.shields.io/…)](…)`: the state of a build or of a registry, as pictures of
 * other hosts. Their alternative texts in a row would say nothing.
 */
export function isBadges(node: HastNode, isShown: (src: string) => boolean): boolean {
  const isMadeOfBadges = (part: HastNode): boolean => {
    if (typeof part === 'string') return part.trim() === ''
    const [tagName, properties, ...children] = part
    if (tagName === 'br') return true
    if (tagName !== 'img') return wrappers.has(tagName) && children.every(isMadeOfBadges)
    const src = String((properties !== 0 && properties['src']) || '')
    return badge.test(src) && !isShown(src)
  }
  return hasImage(node) && isMadeOfBadges(node)
}

function hasImage(node: HastNode): boolean {
  if (typeof node === 'string') return false
  const [tagName, , ...children] = node
  return tagName === 'img' || children.some(hasImage)
}
