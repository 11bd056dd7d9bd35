import type { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { loadPeer, type OnMissing } from '../missing-peer.ts'
import { asPlugin, type PeerPlugin } from '../peer-plugin.ts'

/** The plugin with its resolver factory. */
export interface ImportX extends PeerPlugin<unknown> {
  readonly createNodeResolver: (options: object) => unknown
}

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']

/** Loads the plugin for `feature`; `undefined` when it is missing. */
export function loadImportX(feature: Feature, onMissing?: OnMissing): Promise<ImportX | undefined> {
  return loadPeer<ImportX>(
    feature,
    'eslint-plugin-import-x',
    `${feature}: false`,
    () => import('eslint-plugin-import-x'),
    onMissing,
  )
}

/** Sets up the plugin for `files`, with Node.js module resolution that includes TypeScript. */
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
