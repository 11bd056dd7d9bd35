import { didYouMean } from '@signpost/diagnostics/did-you-mean'

/** The name of the sidebar of a site that configures none, as the specification and other generators call it. */
export const standardSidebar = 'tutorialSidebar'

/** The message for a doc id that none of these versions has (R8.7). */
export function missingDocMessage(id: string, ids: readonly string[], ...versions: readonly string[]): string {
  const searched = inVersions(versions.map((version) => `"${version}"`))
  return `Couldn't find any doc with id "${id}" ${searched}. Available doc ids are:\n${bullets(ids)}${hint(id, ids)}`
}

/** The message for a sidebar id that none of these versions has (R8.8). */
export function missingSidebarMessage(id: string, names: readonly string[], ...versions: readonly string[]): string {
  const searched = inVersions(versions)
  const standard = names.includes(standardSidebar)
    ? `\nThe sidebar that is made from the folders is called "${standardSidebar}".`
    : ''
  return `Can't find any sidebar with id "${id}" ${searched}. Available sidebar ids are:\n${bullets(names)}${hint(id, names)}${standard}`
}

function inVersions(names: readonly string[]): string {
  return `in ${names.length === 1 ? 'version' : 'versions'} ${names.join(', ')}`
}

/** The message for a sidebar that names docs which do not exist (R8.8). */
export function invalidSidebarMessage(file: string, missing: readonly string[], ids: readonly string[]): string {
  const hints = missing.map((id) => hint(id, ids)).join('')
  return (
    `Invalid sidebar file at "${file}".\nThese sidebar document ids do not exist:\n${bullets(missing)}\n\n` +
    `Available document ids are:\n${bullets(ids)}${hints}`
  )
}

function bullets(names: readonly string[]): string {
  const unique = [...new Set(names)].sort()
  return unique.length === 0 ? '- (none)' : unique.map((name) => `- ${name}`).join('\n')
}

function hint(name: string, names: readonly string[]): string {
  const text = didYouMean(name, names)
  return text === '' ? '' : `\n${name}:${text}`
}
