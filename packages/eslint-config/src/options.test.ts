import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { defineConfig, presets } from './index.ts'

const record = { valid: [{}] }
const texts = { valid: [['**/*.js']], invalid: [[''], [1]] }
const boolean = { valid: [true, false] }
const callback = { valid: [() => {}] }
const feature = { valid: [false, {}] }
const common = { files: texts, rules: record }
const peer = { ...common, onMissing: callback }

testOptions(
  'defineConfig',
  (options) => defineConfig(options),
  {
    cwd: { valid: ['.'], invalid: [''] },
    detect: { valid: [false] },
    ignores: texts,
    stylistic: boolean,
    onMissing: callback,
    javascript: record,
    configFiles: record,
    node: feature,
    typescript: feature,
    imports: feature,
    monorepo: feature,
    unicorn: feature,
    react: feature,
    logicalProperties: feature,
    vitest: feature,
    storybook: feature,
  },
  { detect: false },
)
testOptions('presets.javascript', (options) => presets.javascript(options), {
  ...common,
  globals: { valid: [['browser']], invalid: [['brwser']] },
  stylistic: boolean,
})
testOptions('presets.configFiles', (options) => presets.configFiles(options), common)
testOptions('presets.node', (options) => presets.node(options), { ...common, commonjs: texts })
testOptions('presets.vitest', (options) => presets.vitest(options), { ...common, globals: boolean })
testOptions('presets.storybook', (options) => presets.storybook(options), peer)
testOptions('presets.monorepo', (options) => presets.monorepo('.', options), peer)
testOptions('presets.imports', (options) => presets.imports(options), { ...peer, cycles: boolean })
testOptions('presets.unicorn', (options) => presets.unicorn(options), {
  ...peer,
  preset: { valid: ['unopinionated', 'recommended'], invalid: ['', 'all'] },
})
testOptions('presets.react', (options) => presets.react(options), {
  ...peer,
  components: boolean,
  hooks: { valid: [true, false, 'compiler'], invalid: ['', 'compilr'] },
})
testOptions('presets.typescript', (options) => presets.typescript(options), {
  ...peer,
  preset: { valid: ['recommended', 'strict'], invalid: ['', 'strictest'] },
  typeChecked: { valid: [true, false, ['src/**']], invalid: [[1]] },
  tsconfigRootDir: { valid: ['.'], invalid: [''] },
  stylistic: boolean,
})
testOptions('presets.logical', (options) => presets.logical(options), {
  ...common,
  severity: { valid: ['error', 'warn', 'off'], invalid: ['', 'warning'] },
  functions: texts,
  tags: texts,
  keyframes: texts,
  jsxAttributes: texts,
  resolvers: texts,
  allow: { valid: [['marginLeft']], invalid: [['marginBlockStart'], [1]] },
  unsafeFixes: boolean,
  target: { valid: ['baseline', 'all'], invalid: ['', 'some'] },
})

testRefusals('defineConfig', {
  'a promise of options': () => defineConfig(Promise.resolve({}) as never),
  'a map of options': () => defineConfig(new Map() as never),
  'a function as a configuration': () => defineConfig({ detect: false }, (() => ({})) as never),
})
