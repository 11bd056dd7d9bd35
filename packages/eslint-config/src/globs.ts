/**
 * The type of {@link (GLOBS:variable) | GLOBS}.
 *
 * @example
 * ```ts
 * import { GLOBS, type Globs } from '@signpost/eslint-config'
 *
 * const patternsOf = (kind: keyof Globs): readonly string[] => GLOBS[kind]
 * ```
 * @public
 */
export interface Globs {
  /** JavaScript. */
  readonly js: readonly string[]
  /** JavaScript and TypeScript with JSX. */
  readonly jsx: readonly string[]
  /** TypeScript, with JSX or without. */
  readonly ts: readonly string[]
  /** TypeScript with JSX. */
  readonly tsx: readonly string[]
  /** CommonJS modules. */
  readonly commonjs: readonly string[]
  /** Tests, and all files in test folders. */
  readonly tests: readonly string[]
  /** Type tests. */
  readonly typeTests: readonly string[]
  /** Storybook stories. */
  readonly stories: readonly string[]
  /** Configuration files of tools. */
  readonly configs: readonly string[]
  /** Generated files, which are never linted. */
  readonly ignores: readonly string[]
}

/**
 * File patterns of the presets. An option `files` replaces them; spread them to extend.
 *
 * @example
 * ```ts
 * import { defineConfig, GLOBS } from '@signpost/eslint-config'
 *
 * export default defineConfig({ vitest: { files: [...GLOBS.tests, 'e2e/**'] } })
 * ```
 * @searchAlias extensions wildcard match
 * @public
 */
export const GLOBS: Globs = {
  js: ['**/*.js', '**/*.mjs', '**/*.cjs', '**/*.jsx'],
  jsx: ['**/*.jsx', '**/*.tsx'],
  ts: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.cts'],
  tsx: ['**/*.tsx'],
  commonjs: ['**/*.cjs', '**/*.cts'],
  tests: ['**/*.{test,spec}.{js,mjs,cjs,jsx,ts,mts,cts,tsx}', '**/__tests__/**'],
  typeTests: ['**/*.{test-d,spec-d}.{ts,mts,cts,tsx}'],
  stories: ['**/*.{stories,story}.{js,mjs,cjs,jsx,ts,tsx}'],
  configs: ['**/*.config.{js,mjs,cjs,ts,mts,cts}', '**/.storybook/**', '**/.*rc.{js,mjs,cjs}'],
  ignores: [
    '**/dist/',
    '**/build/',
    '**/coverage/',
    '**/.cache/',
    '**/.turbo/',
    '**/storybook-static/',
    '**/test-results/',
    '**/playwright-report/',
  ],
}

/** JavaScript and TypeScript. */
export const code: readonly string[] = [...GLOBS.js, ...GLOBS.ts]

/** Patterns for files that match both a pattern of `left` and one of `right`. */
export function both(left: readonly string[], right: readonly string[]): string[][] {
  return left.flatMap((one) => right.map((other) => [one, other]))
}
