import globals from 'globals'
import type { Feature } from './feature.ts'
import { boolean, callback, either, oneOf, type OptionCheck, record, text, texts } from './check-options.ts'
import type {
  FeatureOptions,
  ImportsOptions,
  JavaScriptOptions,
  LogicalPropertiesOptions,
  NodeOptions,
  PeerOptions,
  ReactOptions,
  TypeScriptOptions,
  UnicornOptions,
  VitestOptions,
} from './feature-options.ts'

type Checks<Options> = Readonly<Record<keyof Options, OptionCheck>>

const common: Checks<FeatureOptions> = { files: texts, rules: record }
const peer: Checks<PeerOptions> = { ...common, onMissing: callback }

const javascript: Checks<JavaScriptOptions> = {
  ...common,
  globals: {
    expected: 'an array of names of the package globals, such as "browser",',
    fits: (value) =>
      Array.isArray(value) && value.every((name) => typeof name === 'string' && Object.hasOwn(globals, name)),
  },
  stylistic: boolean,
}
const typescript: Checks<TypeScriptOptions> = {
  ...peer,
  preset: oneOf('recommended', 'strict'),
  typeChecked: either(boolean, texts),
  tsconfigRootDir: text,
  stylistic: boolean,
}
const react: Checks<ReactOptions> = { ...peer, components: boolean, hooks: oneOf(true, false, 'compiler') }
const node: Checks<NodeOptions> = { ...common, commonjs: texts }
const vitest: Checks<VitestOptions> = { ...common, globals: boolean }
const imports: Checks<ImportsOptions> = { ...peer, cycles: boolean }
const unicorn: Checks<UnicornOptions> = { ...peer, preset: oneOf('unopinionated', 'recommended') }
const logicalProperties: Checks<LogicalPropertiesOptions> = {
  ...common,
  severity: oneOf('error', 'warn', 'off'),
  functions: texts,
  tags: texts,
  keyframes: texts,
  jsxAttributes: texts,
  resolvers: texts,
  allow: texts,
  unsafeFixes: boolean,
  target: oneOf('baseline', 'all'),
}

/** Checks of the options of each preset. `monorepo` has one more in `defineConfig`: `root`. */
export const presetChecks: Readonly<
  Record<`${Feature}` | 'javascript' | 'configFiles', Readonly<Record<string, OptionCheck>>>
> = {
  javascript,
  configFiles: common,
  node,
  typescript,
  imports,
  monorepo: peer,
  unicorn,
  react,
  logicalProperties,
  vitest,
  storybook: peer,
}
