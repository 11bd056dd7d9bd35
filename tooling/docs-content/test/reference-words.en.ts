import type { ReferenceWords } from './configuration-reference.ts'

/** The configuration's page in English. Keys and types are told about in the words of their declarations. */
export const english: ReferenceWords = {
  head: `---
title: Configuration
description: Every key of site.config.ts with its type, its default and what it is for.
sidebar_position: 1
tags: [reference]
keywords: [config file, settings, options, plugins]
---

A site is configured by one file in its folder: \`site.config.ts\`, or the same with the ending \`.mts\`, \`.js\`, \`.mjs\` or
\`.json\`. Only the title is required. A file may import others; it is bundled and run when the content is built.

\`\`\`ts title="site.config.ts"
import { defineConfig } from '@signpost/signpost'

export default defineConfig({
  title: 'My libraries',
  tagline: { en: 'Small things that work', ro: 'Lucruri mici care merg' },
  url: 'https://docs.example.com',
  repository: { url: 'https://github.com/me/my-libraries' },
})
\`\`\`

\`defineConfig\` gives the object its type and returns it as it is. A repository that has not installed the package can
import it all the same, or export a plain object.

Everything is checked before anything is built. A key that is not known, a value of another type and an address that cannot
be used are reported together, each with its place, what was found, what was expected and, when there is one, the nearest
name that is known. A repository without the file gets a title and a tagline from its \`package.json\`. A
site is in English unless \`locales.list\` names more languages.

This page is generated from the types of the configuration and from the checks that fill in its defaults.`,
  columns: ['Key', 'Type', 'Default', 'Meaning'],
  required: 'required',
  sections: {
    general: 'Site and checks',
    locales: 'Languages',
    navbar: 'Navigation bar',
    footer: 'Footer',
    colorMode: 'Colour mode',
    announcementBar: 'Announcement bar',
    docs: 'Hand-written docs',
    repository: 'Repository',
    theme: 'Look',
    analytics: 'Analytics',
    slots: 'Slots',
    security: 'Reports of vulnerabilities',
    workbench: 'Workbench',
    home: 'Home page',
    packages: 'Packages',
    examples: 'Examples',
    coverage: 'Coverage',
    diagnostics: 'Diagnostics',
  },
  typesTitle: 'Types',
}
