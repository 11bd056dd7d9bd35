import { defineConfig, GLOBS } from './packages/eslint-config/dist/index.js'

/** Lint rules for the whole repository, by its own library. A package has no file of its own: eslint finds this one from any folder. */
export default defineConfig(
  {
    detect: false,
    node: true,
    typescript: {
      preset: 'strict',
      files: [...GLOBS.js, ...GLOBS.ts],
      rules: {
        '@typescript-eslint/no-namespace': 'off',
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/unified-signatures': 'off',
      },
    },
    react: { files: ['apps/site/app/**', 'apps/storybook/**', 'packages/use*/**'], components: false },
    vitest: true,
    logicalProperties: true,
    ignores: [
      '**/.api/',
      '**/.cache/',
      '**/.graph/',
      '**/.content/',
      '**/.test/',
      '**/test/cases/',
      '**/test/fixtures/',
    ],
    javascript: {
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector: "CallExpression[callee.property.name='localeCompare']",
            message: 'localeCompare differs between machines: compare by code unit.',
          },
          {
            selector: "JSXAttribute[name.name='style']",
            message: 'A style attribute breaks the content security policy: use a class.',
          },
          {
            selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
            message:
              'Only app/document/raw-html.tsx of the site writes HTML as it is: use it, with a text that is sanitised or constant.',
          },
        ],
      },
    },
  },
  { name: 'type tests', files: GLOBS.typeTests, rules: { '@typescript-eslint/no-explicit-any': 'error' } },
  { name: 'CommonJS', files: ['**/*.cjs', '**/*.cts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { name: 'old syntax', files: ['scripts/node-version.js'], rules: { 'no-var': 'off' } },
)
