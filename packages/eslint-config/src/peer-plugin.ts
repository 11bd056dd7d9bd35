import type { ESLint } from 'eslint'
import type { FlatConfig, Rules } from './flat-config.ts'

/** A third-party ESLint plugin with flat configurations. */
export interface PeerPlugin<Configs = Readonly<Record<string, FlatConfig>>> extends Omit<ESLint.Plugin, 'configs'> {
  readonly configs: Configs
}

/** Casts a plugin for the `plugins` of a block. */
export function asPlugin(plugin: PeerPlugin<unknown>): ESLint.Plugin {
  return plugin as ESLint.Plugin
}

/** Merges rule sets; later ones override earlier ones. */
export function mergeRules(...all: readonly (FlatConfig['rules'] | Rules)[]): NonNullable<FlatConfig['rules']> {
  return Object.assign({}, ...all) as NonNullable<FlatConfig['rules']>
}
