/**
 * A part of the configuration that can be switched on or off. The values are the names of the options of
 * {@link (defineConfig:1) | defineConfig}.
 *
 * @example
 * ```ts
 * import { detectFeatures, Feature } from '@signpost/eslint-config'
 *
 * const hasReact = (await detectFeatures()).has(Feature.React)
 * ```
 * @searchAlias toggle integration plugin preset
 * @public
 */
export enum Feature {
  /** Globals of Node.js and CommonJS modules. */
  Node = 'node',
  /** TypeScript, by `typescript-eslint`. */
  TypeScript = 'typescript',
  /** Imports and exports, by `eslint-plugin-import-x`. */
  Imports = 'imports',
  /** Boundaries between the packages of a workspace, by `eslint-plugin-import-x`. */
  Monorepo = 'monorepo',
  /** Better ways to write JavaScript, by `eslint-plugin-unicorn`. */
  Unicorn = 'unicorn',
  /** Components and hooks, by `@eslint-react/eslint-plugin` and `eslint-plugin-react-hooks`. */
  React = 'react',
  /** Logical properties in CSS-in-JS. */
  LogicalProperties = 'logicalProperties',
  /** Tests. */
  Vitest = 'vitest',
  /** Stories, by `eslint-plugin-storybook`. */
  Storybook = 'storybook',
}
