import { codes } from '../src/index.ts'
import type { ReferenceWords } from './codes-reference.ts'

/** The page of codes in English. */
export const english: ReferenceWords = {
  head: `---
title: Diagnostics
description: Every diagnostic code with its meaning and what to do, and how to switch a diagnostic off.
sidebar_position: 3
tags: [reference]
keywords: [warnings, errors, codes, suppress]
---

Every tool reports problems in the same form, one per line: severity, file, line and column, what was found, what was
expected, what to do, and a code.

\`\`\`text
[WARNING] content/docs/en/intro.md:3: found the unknown key "tgas"; expected one of title, tags. Did you mean "tags"? (unknown-front-matter)
\`\`\`

An **error** means that something is missing or wrong in the output. A **warning** means that the output is complete, but
perhaps not what its author meant. An **info** needs no action. A few warnings say that a part of a package is not documented;
they count like errors, and their text says so.

## Switch a diagnostic off {#off}

A warning that is accepted can be switched off by its code, with a reason, in the site's configuration:

\`\`\`ts title="site.config.ts"
import { defineConfig } from '@signpost/signpost'

export default defineConfig({
  title: 'My libraries',
  diagnostics: {
    off: [{ code: 'SG-UNEXPORTED', reason: 'Internal option types stay private on purpose.' }],
  },
})
\`\`\`

It is then neither printed nor counted by \`build\`, \`check\` and \`dev\`, nor in the findings of a page; the summary says how
many were switched off. A package that is documented only in part is still counted so, but \`check\` no longer fails for it.
An entry whose code was never reported is itself reported, so that the list stays short.

Errors cannot be switched off, nor can warnings about a missing or broken page. Where a code has both severities, only its warnings
are switched off. The severity of links and addresses is set by a key of its own, such as [\`onBrokenLinks\`](configuration.md#general).

This page is generated from the record of codes in \`tooling/diagnostics\`.`,
  severities: { error: 'error', warning: 'warning', info: 'info' },
  tools: {
    'api-extract': [
      'Extraction',
      'Reported while the declarations of a package are read. Files are relative to the package.',
    ],
    signpost: ['Command line', 'Reported by `signpost` itself.'],
    'symbol-graph': ['Symbol graph', 'Reported while doc models, facts and doc comments become pages.'],
    'docs-content': ['Configuration and docs', 'Reported while the configuration and the hand-written docs are read.'],
    prerender: ['Prerendering', 'Reported while pages are written as files.'],
    'check-site': ['Site check', 'Reported when the built pages are checked.'],
    examples: [
      'Examples',
      'Reported by `signpost examples` and `signpost check --examples`. Files are relative to the root.',
    ],
  },
  setBy: (key) => `Severity set by ${key}.`,
  always: 'Cannot be switched off.',
  loss: 'The package counts as documented in part.',
  explain: (code) => [codes[code].title, codes[code].meaning, codes[code].nextStep],
}
