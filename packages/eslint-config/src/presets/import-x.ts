import type { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { loadPeer, type OnMissing } from '../missing-peer.ts'
import { asPlugin, type PeerPlugin } from '../peer-plugin.ts'

/** The plugin, with the resolver it has. */
export interface ImportX extends PeerPlugin<unknown> {
  readonly createNodeResolver: (options: object) => unknown
}

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']

/** The plugin for `feature`, `undefined` when it is missing. */
export function loadImportX(feature: Feature, onMissing?: OnMissing): Promise<ImportX | undefined> {
  return loadPeer<ImportX>(
    feature,
    'eslint-plugin-import-x',
    `${feature}: false`,
    () => import('eslint-plugin-import-x'),
    onMissing,
  )
}

/** The plugin for `files`, which finds modules as Node.js does, TypeScript among them. */
export function setupImportX(plugin: ImportX, files: string[]): FlatConfig {
  return {
    name: 'signpost/import-x',
    files,
    plugins: { 'import-x': asPlugin(plugin) },
    settings: {
      'import-x/extensions': extensions,
      'import-x/resolver-next': [
        plugin.createNodeResolver({
          extensions: [...extensions, '.json', '.node'],
          conditionNames: ['types', 'import', 'require', 'default'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'], '.cjs': ['.cts', '.cjs'] },
        }),
      ],
    },
  }
}
