import type { CommandDefinition, CommandOption } from '@signpost/diagnostics/command-line'
import type { FormatName } from './output/formats.ts'

/** Names of all output formats, as `formats.ts` has them. */
const formatNames: readonly FormatName[] = ['terminal', 'markdown', 'json', 'github', 'sarif', 'gitlab']

const root: CommandOption = { value: '<dir>', help: 'the repository; default of `signpost`: here' }
const base: CommandOption = {
  value: '<ref>',
  help: 'the commit to compare with; default: main, else master, else the default branch of the remote',
}
const stale: CommandOption = {
  help: 'take the committed reports as they are, even if older than the sources; without it exit code 2',
}

/** Commands of the API review, by name. This module loads no compiler, so that `signpost --help` needs none. */
export const reviewCommands: Readonly<Record<string, CommandDefinition<never>>> = {
  check: {
    summary: 'compare the API reports of the last extraction with api-reports/; exit code 1 when they differ',
    options: { root },
  },
  update: { summary: 'accept the extracted reports: write them to api-reports/', options: { root } },
  diff: {
    operands: '<base> <head>',
    example: 'two sides, each a .d.ts, an .api.md, a folder, a .tgz or npm:<name>@<version>',
    summary:
      'what changed between two versions of a package, and whom it breaks; exit code 1 when the pragmatic verdict is major. A side is a .d.ts, an .api.md, a folder, a .tgz or npm:<name>@<version>',
    options: { root, json: { help: 'print the findings as JSON' } },
  },
  review: {
    summary:
      'what changed in the committed API reports of all packages, and whom it breaks; exit code 1 when a break is not accepted',
    options: {
      root,
      base,
      since: { value: '<ref>', help: 'the same as --base, by the name that `build` and `check` have' },
      filter: {
        value: '<package>',
        help: 'only these packages, by name, folder or a pattern such as @acme/*; several by repeating',
        isList: true,
      },
      format: {
        value: '<format>',
        help: `${formatNames.join(', ')}, several by repeating; <format>=<file> writes a file; default: terminal`,
        isList: true,
      },
      changesets: { help: 'exit code 1 also when a changeset is too small' },
      'allow-stale': stale,
    },
  },
  accept: {
    operands: '<finding>',
    example: 'the id of one finding of `review`',
    summary: 'accept a break that review found: write it to api-reports/accepted.json',
    options: {
      root,
      reason: { value: '<text>', help: 'why' },
      until: { value: '<day>', help: 'the last day on which it holds, such as 2027-01-31' },
      base,
      'allow-stale': stale,
    },
  },
  explain: {
    operands: '<rule>',
    example: 'the name of one rule, such as: explain parameter-added',
    summary: 'what a rule of review means',
    options: { root },
  },
  conformance: {
    operands: '<cases.json>',
    summary: 'review every case of a file; exit code 1 when one fails',
    options: {},
  },
  history: {
    summary: 'what changed since the last release, for the site: write it to api-reports/history/',
    options: {
      root,
      release: { help: 'as the versions of the packages in their manifests' },
      'from-git': { help: "all of it, from the releases in Git's history" },
      check: { help: 'write nothing; exit code 1 when a file is out of date' },
      'allow-stale': stale,
    },
  },
}
