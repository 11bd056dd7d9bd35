import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RunningSite } from './serve.ts'
import { serve } from './serve.ts'
import { test as siteTest } from './site.ts'

const program = fileURLToPath(new URL('../../../tooling/docs-content/bin.js', import.meta.url))

const wide = `const wide = '${'long '.repeat(60).trim()}'`

/** Markdown features beyond plain text. */
const markdown = `# Markdown

:::warning
Mind the gap.
:::

:::tip Remember this
It is easy.
:::

:::details More of it
Folded text.

## In the fold
:::

:::tabs os
:::tab Linux
Text for Linux.
:::
:::tab Windows
Text for Windows.

## In the tab

\`\`\`sh title="hidden at first"
${wide}
\`\`\`
:::
:::

:::tabs os
:::tab Windows
Windows again.
:::
:::tab Linux
Linux again.
:::
:::

:::tabs
:::tab One
First of its own.
:::
:::tab Two
Second of its own.
:::
:::

\`\`\`ts title="marked.ts" {2}
const a = 1
const b = 'somewhat longer than a telephone is wide'
\`\`\`

\`\`\`ts title="commented.ts" showLineNumbers=9
const a = 1
// highlight-next-line
const b = 2
\`\`\`

\`\`\`ts title="wide.ts"
${wide}
\`\`\`

![A wide drawing](./drawing.svg)
`

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="1600" height="800" fill="teal"/></svg>'

/**
 * Docs with shapes that the site's own docs need not have: all types of categories, an unlisted doc, a draft,
 * untranslated docs.
 */
const files: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify({
    title: 'Fixture',
    locales: { list: ['en', 'ro'] },
    url: 'https://fixture.example',
    docs: {
      editUrl: 'https://edit.example/docs',
      sidebars: {
        docs: [
          'intro',
          { type: 'category', label: 'Guide', items: ['guide/first', 'guide/hidden', 'guide/last'] },
          { type: 'category', label: 'Tasks', link: 'tasks/index', items: ['tasks/one'] },
          { type: 'category', label: 'Always', collapsible: false, items: ['always', 'markdown'] },
          'alone',
          { type: 'link', label: 'Elsewhere', href: 'https://elsewhere.example/' },
          { type: 'link', label: 'Packages', href: '/api' },
        ],
      },
    },
  }),
  'content/docs/en/intro.md': `---
title: Start
tags: [Basics, Zebra]
last_update: { date: '2025-11-20T23:30:00-05:00', author: Ana Pop }
---

## First {#first}

### Second {#second}

#### Third {#third}
`,
  'content/docs/ro/intro.md':
    '---\ntitle: Început\nlast_update: { date: 2025-11-20 }\n---\n\n## Unu\n\n### Doi\n\n#### Trei\n',
  'content/docs/en/guide/first.md':
    '---\ntags: [Basics]\nlast_update: { author: Ana Pop }\n---\n# First steps\n\nTo begin with.\n',
  'content/docs/en/guide/hidden.md': '---\nunlisted: true\ntags: [Basics]\n---\n# Hidden\n\n## Where it is\n',
  'content/docs/en/guide/last.md': '# Last steps\n',
  'content/docs/en/tasks/index.md': '# Tasks\n',
  'content/docs/en/tasks/one.md': '# One task\n',
  'content/docs/en/always.md': '# Always there\n',
  'content/docs/en/markdown.md': markdown,
  'content/docs/en/drawing.svg': drawing,
  'content/docs/en/alone.md': '---\ndisplayed_sidebar: null\n---\n# Alone\n\n## Its part\n',
  'content/docs/en/draft.md': '---\ndraft: true\n---\n# Draft\n',
}

/** Test fixture: a site with these docs, served with the usual app and graph. */
export const test = siteTest.extend<object, { site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from a pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'signpost-docs-'))
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      execFileSync(process.execPath, [program, 'build', '--site', folder, '--strict'], { stdio: 'pipe' })
      const server = await serve('ssr', { env: { SIGNPOST_CONTENT: join(folder, '.content') } })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
