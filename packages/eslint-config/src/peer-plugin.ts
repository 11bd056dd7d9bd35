import type { ESLint } from 'eslint'
import type { FlatConfig, Rules } from './flat-config.ts'

/** An ESLint plugin from outside, with flat configurations. */
export interface PeerPlugin<Configs = Readonly<Record<string, FlatConfig>>> extends Omit<ESLint.Plugin, 'configs'> {
  readonly configs: Configs
}

/** What the object in `plugins` is for ESLint. */
export function asPlugin(plugin: PeerPlugin<unknown>): ESLint.Plugin {
  return plugin as ESLint.Plugin
}

/** Rules of a plugin, and then the user's. */
export function mergeRules(...all: readonly (FlatConfig['rules'] | Rules)[]): NonNullable<FlatConfig['rules']> {
  return Object.assign({}, ...all) as NonNullable<FlatConfig['rules']>
}
