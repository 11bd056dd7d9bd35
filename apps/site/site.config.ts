import { defineSiteConfig } from '@signpost/docs-content'

const api = { en: 'API Docs', ro: 'Documentație API' }
const repository = 'https://github.com/signpost-docs/signpost'

/** Configuration of this site. */
export const config = defineSiteConfig({
  title: 'Signpost',
  tagline: {
    en: 'API reference and docs for TypeScript monorepos, generated from their source.',
    ro: 'Referință API și documentație pentru monorepouri TypeScript, generate din cod.',
  },
  favicon: '/favicon.svg',
  url: 'https://signpost-docs.github.io',
  baseUrl: process.env.SIGNPOST_BASE_URL ?? '/',
  locales: { default: 'en', list: ['en', 'ro'] },
  navbar: {
    items: [
      { to: '/api', label: api },
      { type: 'docsVersionDropdown', position: 'right' },
      { href: repository, label: 'GitHub', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    columns: [{ title: { en: 'Code', ro: 'Cod' }, links: [{ to: '/api', label: api }] }],
    copyright: { text: { en: 'Copyright © {year} Signpost', ro: 'Drepturi de autor © {year} Signpost' }, year: 2025 },
  },
  docs: {
    path: '/docs',
    editUrl: `${repository}/edit/main/apps/site/content/docs`,
    lastUpdate: { date: true },
    tags: [
      { slug: 'start', label: { en: 'Getting started', ro: 'Primii pași' } },
      { slug: 'writing', label: { en: 'Writing', ro: 'Redactare' } },
      { slug: 'publishing', label: { en: 'Publishing', ro: 'Publicare' } },
      { slug: 'reference', label: { en: 'Reference', ro: 'Referință' } },
    ],
  },
  repository: { url: repository },
  security: {
    contact: `${repository}/security/advisories/new`,
    expires: '2027-11-01',
    policy: `${repository}/blob/main/SECURITY.md`,
  },
  workbench: {
    packages: [
      'moving-mesh-background',
      'mui-material-theme',
      'storybook-addon-mirror-preview',
      'storybook-addon-split-toolbars',
      'storybook-addon-theme-overrider',
      'stylesheet',
      'theme',
      'theme-storybook',
      'useDuplicateRef',
      'useLocalStorage',
      'useMatchMedia',
      'usePrefersReducedMotion',
      'website-theme',
    ],
  },
})

export default config
