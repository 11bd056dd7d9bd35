import globals from 'globals'
import { checkOptions } from '../check-options.ts'
import type { ReactOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { both, GLOBS } from '../globs.ts'
import { loadPeer } from '../missing-peer.ts'
import { asPlugin, mergeRules, type PeerPlugin } from '../peer-plugin.ts'

type HooksPlugin = PeerPlugin<{ readonly flat?: Readonly<Record<string, FlatConfig>> }>

/**
 * Preset for React: components by `@eslint-react/eslint-plugin`, hooks by `eslint-plugin-react-hooks`, and browser
 * globals.
 *
 * @param options - See {@link ReactOptions}.
 * @returns Blocks named `signpost/react/*`; without those of a missing plugin.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.react({ files: ['app/**'], hooks: 'compiler' })
 * ```
 * @searchAlias jsx tsx exhaustive deps frontend
 * @public
 */
export async function react(options: ReactOptions = {}): Promise<FlatConfig[]> {
  checkOptions('react', options, presetChecks.react)
  const { components = true, hooks = true, onMissing } = options
  const files = [...(options.files ?? [...GLOBS.js, ...GLOBS.ts])]
  const ofComponents = components
    ? await loadPeer<PeerPlugin>(
        Feature.React,
        '@eslint-react/eslint-plugin',
        'react: { components: false }',
        () => import('@eslint-react/eslint-plugin'),
        onMissing,
      )
    : undefined
  const ofHooks = hooks
    ? await loadPeer<HooksPlugin>(
        Feature.React,
        'eslint-plugin-react-hooks',
        'react: { hooks: false }',
        () => import('eslint-plugin-react-hooks'),
        onMissing,
      )
    : undefined

  return [
    {
      name: 'signpost/react/setup',
      files,
      languageOptions: { globals: { ...globals.browser }, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    ...(ofComponents ? componentRules(ofComponents, files) : []),
    ...(ofHooks ? [hookRules(ofHooks, files, hooks === 'compiler')] : []),
    ...(options.rules ? [{ name: 'signpost/react/options', files, rules: mergeRules(options.rules) }] : []),
  ]
}

function componentRules({ configs }: PeerPlugin, files: string[]): FlatConfig[] {
  const typescriptOnly = configs['recommended-typescript']?.rules ?? {}
  return [
    { ...configs['recommended'], name: 'signpost/react/components', files },
    {
      name: 'signpost/react/components-in-typescript',
      files: both(files, GLOBS.ts),
      rules: Object.fromEntries(Object.entries(typescriptOnly).filter(([, setting]) => setting === 'off')),
    },
  ]
}

function hookRules(plugin: HooksPlugin, files: string[], compiler: boolean): FlatConfig {
  return {
    name: 'signpost/react/hooks',
    files,
    plugins: { 'react-hooks': asPlugin(plugin) },
    rules: mergeRules(compiler ? plugin.configs.flat?.['recommended']?.rules : {}, {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    }),
  }
}
