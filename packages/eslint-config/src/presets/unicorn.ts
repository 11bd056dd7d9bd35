import { checkOptions } from '../check-options.ts'
import type { UnicornOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig, Rules } from '../flat-config.ts'
import { code } from '../globs.ts'
import { loadPeer } from '../missing-peer.ts'
import { asPlugin, mergeRules, type PeerPlugin } from '../peer-plugin.ts'

/** Layout rules whose metadata does not mark them as such. */
const layout: Rules = {
  'unicorn/no-nested-ternary': 'off',
  'unicorn/number-literal-case': 'off',
  'unicorn/template-indent': 'off',
}

/**
 * Preset of better ways to write JavaScript, by `eslint-plugin-unicorn`, without its layout rules.
 *
 * @param options - See {@link UnicornOptions}.
 * @returns A block named `signpost/unicorn`; empty without the plugin.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.unicorn({ rules: { 'unicorn/prefer-ternary': 'off' } })
 * ```
 * @searchAlias sindresorhus modern best practices idiomatic
 * @public
 */
export async function unicorn(options: UnicornOptions = {}): Promise<FlatConfig[]> {
  checkOptions('unicorn', options, presetChecks.unicorn)
  const { preset = 'unopinionated' } = options
  const plugin = await loadPeer<PeerPlugin>(
    Feature.Unicorn,
    'eslint-plugin-unicorn',
    'unicorn: false',
    () => import('eslint-plugin-unicorn'),
    options.onMissing,
  )
  if (!plugin) return []
  return [
    {
      name: 'signpost/unicorn',
      files: [...(options.files ?? code)],
      plugins: { unicorn: asPlugin(plugin) },
      rules: mergeRules(withoutLayout(plugin, preset), layout, options.rules),
    },
  ]
}

function withoutLayout({ rules = {}, configs }: PeerPlugin, preset: string): FlatConfig['rules'] {
  const typeOf = (name: string): unknown => rules[name.replace('unicorn/', '')]?.meta?.type
  return Object.fromEntries(Object.entries(configs[preset]?.rules ?? {}).filter(([name]) => typeOf(name) !== 'layout'))
}
