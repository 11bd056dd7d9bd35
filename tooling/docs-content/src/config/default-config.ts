import { basename } from 'node:path'
import { openSourceRoot, type SourceRoot } from '@signpost/files'
import { readPackageManifest } from '@signpost/files/manifests'
import type { CheckedConfig } from './checked-config.ts'
import { repositoryUrl } from './repository-url.ts'
import type { SiteConfig } from './site-config.ts'
import { validateSiteConfig } from './validate-site-config.ts'

/**
 * The configuration of a folder that has none: title and description from its manifest, the title else the folder's
 * name, a link to the API, and to the repository when package.json names one on the web.
 */
export function defaultConfig(folder: string, source: SourceRoot = openSourceRoot(folder)): CheckedConfig {
  const manifest = readManifest(folder, source)
  const name =
    typeof manifest['name'] === 'string' && manifest['name'] !== '' ? manifest['name'] : basename(folder) || 'API'
  const repository = repositoryUrl(manifest['repository'])
  const description = typeof manifest['description'] === 'string' ? manifest['description'] : ''
  const config: SiteConfig = {
    title: name,
    ...(description !== '' && { tagline: description }),
    navbar: {
      items: [
        { label: 'API Docs', to: '/api' },
        ...(repository === undefined
          ? []
          : [{ label: hostName(repository), href: repository, position: 'right' as const }]),
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    footer: {
      columns: [{ title: 'Code', links: [{ label: 'API Docs', to: '/api' }] }],
    },
    ...(repository !== undefined && { repository: { url: repository } }),
  }
  return validateSiteConfig(config, 'package.json')
}

function hostName(url: string): string {
  const host = new URL(url).hostname
  return (
    new Map([
      ['github.com', 'GitHub'],
      ['gitlab.com', 'GitLab'],
      ['bitbucket.org', 'Bitbucket'],
    ]).get(host) ?? host
  )
}

function readManifest(folder: string, source: SourceRoot): Record<string, unknown> {
  try {
    return readPackageManifest(folder, source)?.fields ?? {}
  } catch {
    return {}
  }
}
