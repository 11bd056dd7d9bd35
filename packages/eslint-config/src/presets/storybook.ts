import { checkOptions } from '../check-options.ts'
import type { PeerOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { GLOBS } from '../globs.ts'
import { loadPeer } from '../missing-peer.ts'
import { mergeRules, type PeerPlugin } from '../peer-plugin.ts'

/**
 * Preset for stories and the folder `.storybook`, by `eslint-plugin-storybook`.
 *
 * @param options - `files` selects the stories. See {@link PeerOptions}.
 * @returns Blocks named `signpost/storybook/*`; empty without the plugin.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.storybook({ files: ['stories/**'] })
 * ```
 * @searchAlias csf component
 * @public
 */
export async function storybook(options: PeerOptions = {}): Promise<FlatConfig[]> {
  checkOptions('storybook', options, presetChecks.storybook)
  const plugin = await loadPeer<PeerPlugin<Readonly<Record<string, FlatConfig[]>>>>(
    Feature.Storybook,
    'eslint-plugin-storybook',
    'storybook: false',
    () => import('eslint-plugin-storybook'),
    options.onMissing,
  )
  if (!plugin) return []

  const recommended = plugin.configs['flat/recommended'] ?? []
  const stories = recommended.filter(({ name }) => name?.endsWith('stories-rules'))
  const others = recommended.filter((config) => !stories.includes(config))
  return [
    ...others.map((config) => ({ ...config, name: `signpost/storybook/${config.name?.split(':').at(-1)}` })),
    {
      name: 'signpost/storybook/stories',
      files: [...(options.files ?? GLOBS.stories)],
      rules: mergeRules(...stories.map(({ rules }) => rules), options.rules),
    },
  ]
}
