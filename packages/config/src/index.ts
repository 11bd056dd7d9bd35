/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Typed settings resolved from layers: defaults, a file, the environment, arguments, the running program.
 *
 * {@link (defineConfig:1) | defineConfig} defines the settings with the fields of {@link field}. {@link Config}
 * resolves the layers, validates all values at once, explains where each came from and reports changes. The library
 * reads only what you pass to it, so it runs in browsers too.
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
