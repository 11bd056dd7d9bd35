/** Lists of the symbols of all packages, by the last segment of their addresses. Packages with such a name have another slug. */
export const overviews = ['all', 'hierarchy', 'deprecated'] as const

/** List of the symbols of all packages. */
export type Overview = (typeof overviews)[number]
