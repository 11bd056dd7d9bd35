import type { Repository } from './repository.ts'
import { rushModule } from './rush.ts'

/** Settings of `site.config.ts` that another tool had. */
export interface TakenSettings {
  title?: string
  url?: string
  baseUrl?: string
  favicon?: string
  links?: readonly { label: string; href: string }[]
}

/** Text of a new `site.config.ts`. */
export function siteConfigText(
  { manager, title, url, branch }: Pick<Repository, 'manager' | 'title' | 'url' | 'branch'>,
  taken: TakenSettings = {},
): string {
  const links = [...(taken.links ?? []), ...(url === undefined ? [] : [{ label: hostName(url), href: url }])]
  const isTyped = manager === 'rush' || manager === 'deno'
  const module = manager === 'rush' ? rushModule : '@signpost/signpost'
  return [
    // The root of a Rush or Deno repository has no node_modules. A type is not imported at run time.
    isTyped ? `import type { SiteConfig } from '${module}'` : "import { defineConfig } from '@signpost/signpost'",
    '',
    `export default ${isTyped ? '' : 'defineConfig('}{`,
    `  title: ${quoted(taken.title ?? title)},`,
    ...(['url', 'baseUrl', 'favicon'] as const).flatMap((key) =>
      taken[key] === undefined ? [] : [`  ${key}: ${quoted(taken[key])},`],
    ),
    '  navbar: {',
    '    items: [',
    "      { label: 'API', to: '/api' },",
    ...links.map(({ label, href }) => `      { label: ${quoted(label)}, href: ${quoted(href)}, position: 'right' },`),
    "      { type: 'localeDropdown', position: 'right' },",
    '    ],',
    '  },',
    ...(url === undefined ? [] : [`  repository: { ${placeText(url, branch)} },`]),
    isTyped ? '} satisfies SiteConfig' : '})',
    '',
  ].join('\n')
}

/** Properties of `repository`, without those that have their default. */
function placeText(url: string, branch: string): string {
  return [`url: ${quoted(url)}`, ...(branch === 'main' ? [] : [`branch: ${quoted(branch)}`])].join(', ')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`).replaceAll(/\r?\n/g, ' ')}'`
}

function hostName(url: string): string {
  const { hostname } = new URL(url)
  const known: Record<string, string> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' }
  return known[hostname] ?? hostname
}
