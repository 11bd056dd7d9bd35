import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import { Observable, ValueSubject, computed, type Readable } from '@signpost/observable'
import type { DeepPartial, PathValue, Paths } from '@signpost/types'
import type { ConfigChange } from './config-change.ts'
import type { ConfigLayer } from './config-layer.ts'
import type { ConfigDefinition, ConfigShape, InferConfig } from './config-shape.ts'
import { defineConfig } from './define-config.ts'
import { LayerPriority } from './layer-priority.ts'
import { readValues, type LayerReading } from './layer-reading.ts'
import { masked } from './masked.ts'
import { mountLayer, type MountedLayer } from './mounted-layer.ts'
import { objectLayer } from './object-layer.ts'
import type { Provenance } from './provenance.ts'
import { resolve, type Resolved } from './resolve.ts'
import { isSame } from './same-value.ts'
import { treeOf, valueAt } from './tree.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * The settings of a program, resolved from layers.
 *
 * @remarks
 * For each setting, the highest layer with a value wins. Groups are merged; lists and other values are replaced. Only
 * winning values are parsed. The settings are valid at all times: a change that would make one invalid is rejected as a
 * whole.
 *
 * @typeParam T - The type of all settings.
 *
 * @example
 * ```ts
 * import { argvLayer, Config, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number({ default: 3000, env: 'PORT' }) } })
 * using config = Config.create(definition, [envLayer({ PORT: '80' }), argvLayer(['--server.port=81'])])
 *
 * console.log(config.get('server.port')) // 81
 * console.log(config.explain('server.port').overridden) // ['environment']
 *
 * config.select('server.port').subscribe((port) => console.log('port', port)) // port 81
 * config.set('admin', { server: { port: 82 } }) // port 82
 * ```
 *
 * @searchAlias nconf convict hierarchical cascading preferences
 * @public
 */
export class Config<T> implements Disposable {
  readonly #definition: ConfigDefinition<ConfigShape>
  /** Lowest priority first. */
  #layers: readonly MountedLayer[] = []
  readonly #state: ValueSubject<Resolved>
  /** Whether every layer is attached. */
  #isComplete = false
  #disposed = false

  private constructor(definition: ConfigDefinition<ConfigShape>, layers: readonly ConfigLayer<T>[]) {
    checkArgument(
      'INVALID_DEFINITION',
      definition,
      'a definition',
      () => {
        const { fields, shape } = Object(definition) as Partial<ConfigDefinition<ConfigShape>>
        return fields instanceof Map && typeof shape === 'object' && shape !== null
      },
      'pass that of defineConfig',
    )
    // Checks the shape of a definition that was put together by hand.
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') defineConfig(definition.shape)
    checkArgument('INVALID_LAYERS', layers, 'layers in an array', () => Array.isArray(layers), 'pass [envLayer(env)]')
    this.#definition = definition
    let resolved: Resolved
    try {
      for (const layer of layers) this.#layers = this.#with(this.#mount(layer))
      resolved = resolve(definition, this.#layers)
    } catch (error) {
      throw detachAll(this.#layers, error)[0]
    }
    this.#state = new ValueSubject(resolved)
    this.#isComplete = true
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), { value: () => this.toJSON() })
  }

  /**
   * Attaches layers to a definition and resolves all settings.
   *
   * @typeParam S - The shape.
   * @param definition - The settings to resolve.
   * @param layers - In any order; of two layers with the same priority the later one wins.
   * @returns The settings.
   * @throws {@link ConfigError} with every invalid setting; a `TypeError` when two layers have the same name. No layer
   *   stays attached then.
   */
  static create<S extends ConfigShape>(
    definition: ConfigDefinition<S>,
    layers: readonly ConfigLayer<InferConfig<S>>[] = [],
  ): Config<InferConfig<S>> {
    return new Config(definition, layers)
  }

  /**
   * Current values of all settings, including secrets, which only the Node.js console masks. Groups, lists and JSON are
   * frozen, and stay the same objects until a value in them changes.
   */
  get value(): T {
    return this.#state.value.tree as T
  }

  /**
   * Changes from the time of subscription on. Completes when the config is disposed. Nothing is delivered when a layer
   * changes but no resolved value does.
   */
  get changes(): Observable<ConfigChange<T>> {
    return new Observable((subscriber) => {
      let known = this.#state.value
      const subscription = this.#state.subscribe({
        next: (now) => {
          const before = known
          known = now
          const paths = [...now.settings.keys()].filter(
            (path) => !isSame(before.settings.get(path)!.value, now.settings.get(path)!.value),
          )
          if (paths.length > 0) {
            subscriber.next({ paths, value: now.tree, previous: before.tree } as unknown as ConfigChange<T>)
          }
        },
        complete: () => subscriber.complete(),
      })
      return () => subscription.unsubscribe()
    })
  }

  /**
   * Returns the value of a setting, of a group, or of an element in a list or in JSON.
   *
   * @typeParam P - The path.
   * @param path - Names separated by dots: `server.port`.
   * @returns The current value.
   * @throws A `TypeError` when there is no such setting.
   */
  get<P extends Paths<T>>(path: P): PathValue<T, P> {
    this.#check(path)
    return valueAt(this.#state.value.tree, path) as PathValue<T, P>
  }

  /**
   * Returns the value of a setting or group as an observable.
   *
   * @typeParam P - The path.
   * @param path - As for {@link Config.get}.
   * @returns A readable that delivers only values that differ from the previous one, and completes when the config is
   *   disposed.
   * @throws A `TypeError` when there is no such setting.
   */
  select<P extends Paths<T>>(path: P): Readable<PathValue<T, P>> {
    this.#check(path)
    return computed((get) => valueAt(get(this.#state).tree, path) as PathValue<T, P>, { equals: isSame })
  }

  /**
   * Explains where the value of a setting came from.
   *
   * @param path - A setting, or an element in a list or in JSON, which shares the provenance of its setting.
   * @returns The layer that won, and those it overrode.
   * @throws A `TypeError` when there is no such setting, or when it is a group.
   */
  explain(path: Paths<T>): Provenance {
    const field = this.#check(path)
    if (field === undefined) {
      throw failure('UNKNOWN_SETTING', `Expected the path of a setting, found the group "${path}": see the definition`)
    }
    return this.#state.value.settings.get(field)!.provenance
  }

  /**
   * Sets values in a layer, keeping its other values.
   *
   * @param layer - The name of the layer. If no such layer exists, one is added with {@link LayerPriority.Override}.
   * @param patch - The settings to change, in their groups. `undefined` leaves a setting unchanged.
   * @throws {@link ConfigError} when a setting would be invalid; nothing changes. An `Error` after disposal.
   */
  set(layer: string, patch: DeepPartial<T>): void {
    this.#checkOpen()
    const mounted = this.#layers.find(({ name }) => name === layer)
    if (!mounted) {
      this.addLayer(objectLayer<T>(patch, { name: layer, priority: LayerPriority.Override }))
      return
    }
    const { entries, issues } = readValues(patch, this.#definition.shape, layer, 'reject')
    this.#changeReading(mounted, { entries: new Map([...mounted.reading.entries, ...entries]), issues })
  }

  /**
   * Adds a layer.
   *
   * @param layer - Its priority decides its place; it goes above existing layers of the same priority.
   * @throws {@link ConfigError} when a setting would be invalid, a `TypeError` when the name is taken; nothing changes.
   *   An `Error` after disposal.
   */
  addLayer(layer: ConfigLayer<T>): void {
    this.#checkOpen()
    const mounted = this.#mount(layer)
    try {
      this.#changeLayers(this.#with(mounted))
    } catch (error) {
      throw detachAll([mounted], error)[0]
    }
  }

  /**
   * Removes a layer and detaches it.
   *
   * @param name - The name of the layer.
   * @returns Whether the layer existed.
   * @throws {@link ConfigError} when a required setting would have no value; nothing changes. An `Error` after
   *   disposal.
   */
  removeLayer(name: string): boolean {
    this.#checkOpen()
    const mounted = this.#layers.find((layer) => layer.name === name)
    if (!mounted) return false
    this.#changeLayers(this.#layers.filter((layer) => layer !== mounted))
    mounted.detach()
    return true
  }

  /**
   * Returns all settings with each secret replaced by `'[secret]'`. `JSON.stringify` and the Node.js console call it.
   *
   * @returns The settings in their groups.
   */
  toJSON(): Record<string, unknown> {
    const { shape, fields } = this.#definition
    const { settings } = this.#state.value
    return treeOf(shape, (path) => masked(fields.get(path)!, settings.get(path)!.value)) as Record<string, unknown>
  }

  /** Detaches every layer and completes all subscriptions. The values stay readable. Further calls have no effect. */
  dispose(): void {
    if (this.#disposed) return
    this.#disposed = true
    const errors = detachAll(this.#layers)
    this.#state.complete()
    if (errors.length > 0) throw errors[0]
  }

  /** Same as {@link Config.dispose}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.dispose()
  }

  #mount(layer: ConfigLayer<T>): MountedLayer {
    checkArgument(
      'INVALID_LAYER',
      layer,
      'a layer with a name and attach',
      () => {
        const { name, attach } = Object(layer) as Partial<ConfigLayer<T>>
        return typeof name === 'string' && typeof attach === 'function'
      },
      'pass one such as envLayer(env)',
    )
    if (this.#layers.some(({ name }) => name === layer.name)) {
      throw failure(
        'DUPLICATE_LAYER',
        `Expected layers of different names, found two called "${layer.name}": rename one`,
      )
    }
    return mountLayer(layer, this.#definition, (mounted, reading) => this.#changeReading(mounted, reading))
  }

  #with(mounted: MountedLayer): readonly MountedLayer[] {
    return [...this.#layers, mounted].sort((a, b) => a.priority - b.priority)
  }

  #changeReading(mounted: MountedLayer, reading: LayerReading): void {
    const before = mounted.reading
    mounted.reading = reading
    // Attaching one layer may change another.
    if (!this.#isComplete) return
    try {
      this.#changeLayers(this.#layers)
    } catch (error) {
      mounted.reading = before
      throw error
    }
  }

  #changeLayers(layers: readonly MountedLayer[]): void {
    const resolved = resolve(this.#definition, layers, this.#state.value)
    this.#layers = layers
    this.#state.set(resolved)
  }

  /** Path of the field that `path` names or leads into; `undefined` for a group. */
  #check(path: string): string | undefined {
    checkArgument(
      'UNKNOWN_SETTING',
      path,
      'the path of a setting',
      () => typeof path === 'string',
      'see the definition',
    )
    for (const field of this.#definition.fields.keys()) if (`${path}.`.startsWith(`${field}.`)) return field
    if (valueAt(this.#definition.shape, path) === undefined) {
      throw failure('UNKNOWN_SETTING', `Expected the path of a setting, found ${shown(path)}: see the definition`)
    }
    return undefined
  }

  #checkOpen(): void {
    if (this.#disposed) throw failure('DISPOSED', 'Expected settings, found disposed ones: create new ones', Error)
  }
}

/** Detaches all layers, also when one of them fails. Returns the errors, after the given ones. */
function detachAll(layers: readonly MountedLayer[], ...errors: unknown[]): readonly unknown[] {
  for (const mounted of layers) {
    try {
      mounted.detach()
    } catch (error) {
      errors.push(error)
    }
  }
  return errors
}
