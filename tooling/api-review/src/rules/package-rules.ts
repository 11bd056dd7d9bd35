import { always, type Rule } from './rule.ts'

const packages = 'https://nodejs.org/api/packages.html'
const manifest = 'https://docs.npmjs.com/cli/configuring-npm/package-json'

/** Ids of {@link packageRules}. */
export type PackageRuleId =
  | 'entry-removed'
  | 'entry-added'
  | 'entry-types-removed'
  | 'entry-types-added'
  | 'deep-imports-closed'
  | 'require-removed'
  | 'import-removed'
  | 'module-format-changed'
  | 'module-format-added'
  | 'deep-file-removed'
  | 'environment-removed'
  | 'condition-unreachable'
  | 'side-effects-dropped'
  | 'bin-removed'
  | 'bin-added'
  | 'platform-narrowed'
  | 'platform-widened'
  | 'public-dependency-changed'
  | 'global-types-dropped'
  | 'ambient-moved'
  | 'types-versions-removed'
  | 'engines-narrowed'
  | 'engines-widened'
  | 'peer-added'
  | 'optional-peer-added'
  | 'peer-narrowed'
  | 'peer-widened'
  | 'peer-in-step'
  | 'peer-made-optional'
  | 'peer-removed'

/** Rules about `package.json`: entry points, module formats, commands, platforms, bundling, dependencies, engines and peers. */
export const packageRules: Readonly<Record<PackageRuleId, Rule>> = {
  'entry-removed': {
    title: 'Entry point removed',
    explanation:
      'The path can no longer be imported: by nobody, or by those consumers whose conditions fit nothing, or lead to a file that the package lacks.',
    ...always('major', 'major', 'namer'),
    example: { before: './core in exports', after: '(nothing)' },
  },
  'entry-added': {
    title: 'Entry point added',
    explanation: 'A new path to import.',
    ...always('minor', 'minor', 'namer'),
    example: { before: '(nothing)', after: './core in exports' },
  },
  'entry-types-removed': {
    title: 'Types of an entry point removed',
    explanation: 'The path can still be imported, and has no types (TS7016).',
    ...always('major', 'major', 'namer'),
    example: {
      before: "exports: { '.': { types: './a.d.ts', default: './a.js' } }",
      after: "exports: { '.': { default: './a.js' } }",
    },
    source: 'https://www.typescriptlang.org/docs/handbook/modules/reference.html#packagejson-exports',
  },
  'entry-types-added': {
    title: 'Types of an entry point added',
    explanation: 'The path has types now.',
    ...always('minor', 'minor', 'namer'),
    example: {
      before: "exports: { '.': { default: './a.js' } }",
      after: "exports: { '.': { types: './a.d.ts', default: './a.js' } }",
    },
    source: 'https://www.typescriptlang.org/docs/handbook/modules/reference.html#packagejson-exports',
  },
  'deep-imports-closed': {
    title: 'Deep imports closed',
    explanation:
      'The package has `exports` now: files it does not list can no longer be imported. The pragmatic verdict counts them as private.',
    ...always('major', 'minor', 'namer'),
    example: { before: "main: './index.js'", after: "exports: './index.js'" },
    source: `${packages}#package-entry-points`,
  },
  'require-removed': {
    title: 'CommonJS removed',
    explanation:
      '`require` finds nothing, or an ES module, which Node.js loads only from 20.19 and 22.12 on, and never one with a top-level await.',
    ...always('major', 'major', 'caller'),
    example: {
      before: "exports: { import: './a.mjs', require: './a.cjs' }",
      after: "exports: { import: './a.mjs' }",
    },
    source: `${packages}#conditional-exports`,
  },
  'import-removed': {
    title: 'Import removed',
    explanation: '`import` finds nothing.',
    ...always('major', 'major', 'caller'),
    example: {
      before: "exports: { import: './a.mjs', require: './a.cjs' }",
      after: "exports: { require: './a.cjs' }",
    },
    source: `${packages}#conditional-exports`,
  },
  'module-format-changed': {
    title: 'Module format changed',
    explanation:
      '`import` loads another format: the default export of CommonJS is `module.exports`, and Node.js finds its named exports by their text.',
    ...always('major', 'minor', 'caller'),
    example: { before: "type: 'commonjs'", after: "type: 'module'" },
    source: 'https://nodejs.org/api/esm.html#interoperability-with-commonjs',
  },
  'module-format-added': {
    title: 'Module format added',
    explanation: 'The path can be loaded in another way too.',
    ...always('minor', 'minor', 'caller'),
    example: {
      before: "exports: { require: './a.cjs' }",
      after: "exports: { import: './a.mjs', require: './a.cjs' }",
    },
    source: `${packages}#conditional-exports`,
  },
  'deep-file-removed': {
    title: 'File removed',
    explanation:
      'The package has no `exports`: each of its files can be imported, and this one is gone. The pragmatic verdict counts it as private.',
    ...always('major', 'minor', 'namer'),
    example: { before: './lib/parse.js in the package', after: '(nothing)' },
    source: `${packages}#package-entry-points`,
  },
  'environment-removed': {
    title: 'Build for an environment removed',
    explanation:
      'Consumers with this condition, or bundlers that read the fields `browser` and `module`, get another file, which may need what their environment lacks.',
    ...always('major', 'minor', 'caller'),
    example: {
      before: "exports: { browser: './web.js', default: './a.js' }",
      after: "exports: { default: './a.js' }",
    },
    source: `${packages}#community-conditions-definitions`,
  },
  'condition-unreachable': {
    title: 'Condition no longer reached',
    explanation: 'Conditions are read in their order: an earlier one always holds, so that this one is never used.',
    ...always('major', 'minor', 'caller'),
    example: {
      before: "exports: { require: './a.cjs', default: './a.js' }",
      after: "exports: { default: './a.js', require: './a.cjs' }",
    },
    source: `${packages}#conditional-exports`,
  },
  'side-effects-dropped': {
    title: 'Files without side effects',
    explanation: 'Bundlers may leave out these files where nothing of them is used, styles and polyfills too.',
    ...always('minor', 'patch', 'caller'),
    example: { before: "sideEffects: ['*.css']", after: 'sideEffects: false' },
    source: 'https://webpack.js.org/guides/tree-shaking/#mark-the-file-as-side-effect-free',
  },
  'bin-removed': {
    title: 'Command removed',
    explanation: 'Scripts that run the command no longer find it.',
    ...always('major', 'major', 'caller'),
    example: { before: "bin: { build: './build.js' }", after: 'bin: {}' },
    source: `${manifest}#bin`,
  },
  'bin-added': {
    title: 'Command added',
    explanation: 'A new command to run.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'bin: {}', after: "bin: { build: './build.js' }" },
    source: `${manifest}#bin`,
  },
  'platform-narrowed': {
    title: 'Platform no longer supported',
    explanation: 'npm refuses to install the package on a platform on which it did.',
    ...always('major', 'major', 'installer'),
    example: { before: "os: ['darwin', 'linux']", after: "os: ['linux']" },
    source: `${manifest}#os`,
  },
  'platform-widened': {
    title: 'More platforms supported',
    explanation: 'The package can be installed on every platform that it could be, and on more.',
    ...always('minor', 'minor', 'installer'),
    example: { before: "os: ['linux']", after: "os: ['darwin', 'linux']" },
    source: `${manifest}#os`,
  },
  'public-dependency-changed': {
    title: 'Dependency of public types incompatible',
    explanation:
      'The declarations use types of this dependency, and no version of it is in both ranges: they no longer match those of consumers who have the earlier one.',
    ...always('major', 'minor', 'reader'),
    example: { before: "dependencies: { rxjs: '^6.0.0' }", after: "dependencies: { rxjs: '^7.0.0' }" },
  },
  'global-types-dropped': {
    title: 'Reference to global types dropped',
    explanation:
      'The declarations no longer refer to this package, or library of the platform: code that uses its globals, and does not name it in `types` or `lib`, does not find them (TS2304).',
    ...always('major', 'patch', 'namer'),
    example: { before: '/// <reference types="vite/client" />', after: '(nothing)' },
    source: 'https://www.typescriptlang.org/docs/handbook/triple-slash-directives.html',
  },
  'ambient-moved': {
    title: 'Global names moved to another entry point',
    explanation:
      'Consumers who import this entry point alone no longer find these global names (TS2304), modules that are declared by name (TS2307), or members that a file adds to another one (TS2339).',
    ...always('major', 'major', 'namer'),
    example: {
      before: "index.d.ts: import './globals'",
      after: "exports: { '.': './index.js', './globals': './globals.js' }",
    },
    source: 'https://www.typescriptlang.org/docs/handbook/declaration-merging.html#global-augmentation',
  },
  'types-versions-removed': {
    title: 'Types for versions of TypeScript removed',
    explanation:
      'Consumers with these versions get the declarations for newer ones, which they may not be able to read.',
    ...always('major', 'minor', 'reader'),
    example: { before: "typesVersions: { '<4.8': { '*': ['ts4.7/*'] } }", after: '(nothing)' },
    source:
      'https://www.typescriptlang.org/docs/handbook/declaration-files/publishing.html#version-selection-with-typesversions',
  },
  'engines-narrowed': {
    title: 'Engine no longer supported',
    explanation: 'A version that the range had is not in it: installing warns, or fails with `engine-strict`.',
    ...always('major', 'major', 'installer'),
    example: { before: "engines: { node: '>=18' }", after: "engines: { node: '>=20' }" },
    source: `${manifest}#engines`,
  },
  'engines-widened': {
    title: 'More engines supported',
    explanation: 'The range has every version that it had, and more.',
    ...always('minor', 'minor', 'installer'),
    example: { before: "engines: { node: '>=20' }", after: "engines: { node: '>=18' }" },
    source: `${manifest}#engines`,
  },
  'peer-added': {
    title: 'Required peer added',
    explanation: 'Consumers must install another package; npm fails when theirs is not in the range.',
    ...always('major', 'major', 'installer'),
    example: { before: 'peerDependencies: {}', after: "peerDependencies: { react: '^18.0.0' }" },
    source: `${manifest}#peerdependencies`,
  },
  'optional-peer-added': {
    title: 'Optional peer added',
    explanation: 'Consumers need not install it.',
    ...always('minor', 'minor', 'installer'),
    example: {
      before: 'peerDependencies: {}',
      after: "peerDependencies: { react: '^18.0.0' }, peerDependenciesMeta: { react: { optional: true } }",
    },
    source: `${manifest}#peerdependenciesmeta`,
  },
  'peer-narrowed': {
    title: 'Peer range narrowed',
    explanation: 'A version that the range had is not in it: consumers with that version must update it.',
    ...always('major', 'major', 'installer'),
    example: {
      before: "peerDependencies: { react: '^17.0.0 || ^18.0.0' }",
      after: "peerDependencies: { react: '^18.0.0' }",
    },
    source: `${manifest}#peerdependencies`,
  },
  'peer-widened': {
    title: 'Peer range widened',
    explanation: 'The range has every version that it had, and more.',
    ...always('minor', 'minor', 'installer'),
    example: {
      before: "peerDependencies: { react: '^18.0.0' }",
      after: "peerDependencies: { react: '^18.0.0 || ^19.0.0' }",
    },
    source: `${manifest}#peerdependencies`,
  },
  'peer-in-step': {
    title: 'Peer released together',
    explanation: 'The peer is the version of the package itself, before and after: both are updated together.',
    ...always('patch', 'patch', 'installer'),
    example: {
      before: "version: '5.0.0', peerDependencies: { '@a/b': '5.0.0' }",
      after: "version: '5.1.0', peerDependencies: { '@a/b': '5.1.0' }",
    },
    source: `${manifest}#peerdependencies`,
  },
  'peer-made-optional': {
    title: 'Peer made optional',
    explanation: 'Consumers need not install it any more, unless they use what needs it.',
    ...always('minor', 'minor', 'installer'),
    example: {
      before: "peerDependencies: { react: '^18.0.0' }",
      after: "peerDependencies: { react: '^18.0.0' }, peerDependenciesMeta: { react: { optional: true } }",
    },
    source: `${manifest}#peerdependenciesmeta`,
  },
  'peer-removed': {
    title: 'Peer removed',
    explanation: 'Consumers need not install it any more.',
    ...always('minor', 'minor', 'installer'),
    example: { before: "peerDependencies: { react: '^18.0.0' }", after: 'peerDependencies: {}' },
    source: `${manifest}#peerdependencies`,
  },
}
