import { defineSiteConfig } from '@signpost/docs-content'

const api = { en: 'API Docs', ro: 'Documentație API' }
const guides = { en: 'Guides', ro: 'Ghiduri' }
const repository = 'https://github.com/signpost-docs/signpost'

/** Configuration of this site. */
export const config = defineSiteConfig({
  title: 'Signpost',
  tagline: {
    en: 'API reference and docs for TypeScript monorepos, generated from their source.',
    ro: 'Referință API și documentație pentru monorepouri TypeScript, generate din cod.',
  },
  favicon: './brand/icon.svg',
  url: 'https://signpost-docs.github.io',
  baseUrl: process.env.SIGNPOST_BASE_URL ?? '/',
  locales: { default: 'en', list: ['en', 'ro'] },
  navbar: {
    logo: { src: './brand/mark.svg', alt: '' },
    items: [
      { to: '/api', label: api },
      { to: '/docs/intro', label: guides, activeBasePath: '/docs/' },
      { type: 'docsVersionDropdown', position: 'right' },
      { href: repository, label: 'GitHub', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  home: {
    command: 'npx @signpost/signpost build',
    symbol: true,
    markdown: { en: './content/home.en.md', ro: './content/home.ro.md' },
    facts: [
      {
        title: { en: 'Generated from source', ro: 'Direct din sursă' },
        text: {
          en: 'Signatures, types and comments come from the published declarations. Nothing is written twice, so nothing goes out of date.',
          ro: 'Semnăturile, tipurile și comentariile provin din declarațiile publicate. Nimic nu se scrie de două ori, deci nimic nu rămâne în urmă.',
        },
      },
      {
        title: { en: 'Everything is linked', ro: 'Totul este legat' },
        text: {
          en: 'Every exported symbol has its own page, and names in signatures link to theirs, across packages too.',
          ro: 'Fiecare simbol exportat are pagina lui, iar numele din semnături duc la paginile lor, și dintr-\u2060un pachet în altul.',
        },
      },
      {
        title: { en: 'Prerendered and fast', ro: 'Generat dinainte, deci rapid' },
        text: {
          en: 'Pages are prerendered and served as files. They work without scripts; with scripts, the next page opens at once.',
          ro: 'Paginile sunt generate dinainte și servite ca fișiere. Funcționează și fără scripturi, iar cu ele pagina următoare se deschide imediat.',
        },
      },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Code', ro: 'Cod' },
        links: [
          { to: '/api', label: api },
          { to: '/docs/intro', label: guides },
        ],
      },
    ],
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
  // Pages are cached by their inputs, to which the commit does not belong.
  repository: { url: repository, links: 'branch' },
  security: {
    contact: `${repository}/security/advisories/new`,
    expires: '2027-11-01',
    policy: `${repository}/blob/main/SECURITY.md`,
  },
  // The tools are published, too, but have no pages.
  packages: { include: ['packages/*'] },
  workbench: {
    stories: { 'eslint-plugin-logical-properties': 'eslint-plugin-logical-properties--live' },
    packages: [
      'eslint-plugin-logical-properties',
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
  examples: { check: true },
})

export default config
