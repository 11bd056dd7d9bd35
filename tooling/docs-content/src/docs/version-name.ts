/** The name of the version that the content folder holds. */
export const currentName = 'current'

/** Segment of the current version's addresses when another version is the last. */
export const nextSegment = 'next'

/** Names that have a meaning of their own in addresses. */
const taken = [currentName, nextSegment, 'tags']

/** Rule for the name of a version, as messages say it. */
export const expectedName: string =
  'at most 40 letters, digits, dots, hyphens and underscores that begin and end with a letter or a digit, such as "1.0"; ' +
  `not one of ${taken.join(', ')}, nor the ending of a file such as ".html"`

/** True for a name that can be part of an address and of a folder's name. */
export function isVersionName(name: string): boolean {
  return (
    /^[a-z\d](?:[\w.-]{0,38}[a-z\d])?$/i.test(name) &&
    !name.includes('..') &&
    !taken.includes(name.toLowerCase()) &&
    !/\.(?:br|css|data|gz|html?|js|json|svg|txt|xml)$/i.test(name)
  )
}
