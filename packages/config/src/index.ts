/**
 * Settings with types, put together from layers: defaults, a file, the environment, arguments, a running program.
 *
 * {@link (defineConfig:1) | defineConfig} says which settings there are, with the fields of {@link field};
 * {@link Config} puts layers over each other, checks all values at once, tells where a value came from and when it
 * changes. It runs in browsers too: nothing is read that it was not given.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field, jsonLayer } from '@signpost/config'
 *
 * const definition = defineConfig({
 *   server: { port: field.number({ default: 3000, env: 'PORT' }), host: field.string({ default: 'localhost' }) },
 * })
 *
 * using config = Config.create(definition, [jsonLayer('{ "server": { "host": "::1" } }'), envLayer({ PORT: '8080' })])
 * console.log(config.get('server.port')) // 8080
 * console.log(config.explain('server.port').source) // PORT
 * ```
 *
 * @packageDocumentation
 */

export { argvLayer, type ArgvLayerOptions } from './argv-layer.ts'
export type { ConfigChange } from './config-change.ts'
export { ConfigError } from './config-error.ts'
export type { ConfigIssue } from './config-issue.ts'
export type { ConfigLayer, LayerEntry, LayerOptions, LayerTarget, UnknownSettings } from './config-layer.ts'
export type { ConfigDefinition, ConfigShape, InferConfig } from './config-shape.ts'
export { Config } from './config.ts'
export { defineConfig } from './define-config.ts'
export { envLayer, type EnvLayerOptions } from './env-layer.ts'
export type { Field, FieldOptions, NumberOptions } from './field.ts'
export * as field from './fields.ts'
export { firstDefined, type FirstDefined } from './first-defined.ts'
export { jsonLayer } from './json-layer.ts'
export { LayerPriority } from './layer-priority.ts'
export { objectLayer } from './object-layer.ts'
export { observableLayer } from './observable-layer.ts'
export type { Provenance } from './provenance.ts'
