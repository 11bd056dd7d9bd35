import { plugin } from '@signpost/eslint-plugin-logical-properties'
import type { Linter } from 'eslint'

/** Configurations of the plugin that have rules. */
export type Preset = 'recommended' | 'strict'

/** A report of a rule, at a line and column from 1, with the edits that a reader may choose. */
export interface Report {
  readonly place: string
  readonly text: string
  readonly suggestions: readonly { readonly label: string; readonly code: string }[]
}

/** Reports of ESLint on a code, and the code after all safe fixes. */
export interface LintedStyles {
  readonly reports: readonly Report[]
  readonly fixed: string
}

/** Loads ESLint for browsers: a megabyte that only this story needs. */
export async function loadStyleLinter(): Promise<(code: string, preset: Preset) => LintedStyles> {
  const { Linter } = await import('eslint/universal')
  const linter = new Linter()
  // ESLint compiles schemas of options to code, which the security policy of the workbench forbids. There are none here to check.
  const rules = Object.fromEntries(
    Object.entries(plugin.rules).map(([name, rule]) => [
      name,
      { ...rule, meta: { ...rule.meta, schema: false as const } },
    ]),
  )
  return (code, preset) => {
    const config: Linter.Config = {
      ...plugin.configs[preset],
      plugins: { 'logical-properties': { ...plugin, rules } },
      files: ['**/*.jsx'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    }
    const messages = linter.verify(code, config, 'styles.jsx')
    const { output } = linter.verifyAndFix(code, config, 'styles.jsx')
    return { reports: messages.map((message) => reportOf(message, code)), fixed: output }
  }
}

function reportOf({ line, column, message, suggestions = [] }: Linter.LintMessage, code: string): Report {
  return {
    place: `${line}:${column}`,
    text: message,
    suggestions: suggestions.map(({ desc, fix }) => ({
      label: desc,
      code: code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]),
    })),
  }
}
