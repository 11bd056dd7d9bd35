import { Observable, ValueSubject, computed, type Readable } from '@signpost/observable'
import type { DeepPartial, PathValue, Paths } from '@signpost/types'
import type { ConfigChange } from './config-change.ts'
import type { ConfigLayer } from './config-layer.ts'
import type { ConfigDefinition, ConfigShape, InferConfig } from './config-shape.ts'
import { LayerPriority } from './layer-priority.ts'
import { readValues, type LayerReading } from './layer-reading.ts'
import { mountLayer, type MountedLayer } from './mounted-layer.ts'
import { objectLayer } from './object-layer.ts'
import type { Provenance } from './provenance.ts'
import { masked, resolve, type Resolved } from './resolve.ts'
import { isSame } from './same-value.ts'
import { treeOf, valueAt } from './tree.ts'

/**
 * The settings of a program, from layers over each other.
 *
 * @remarks
 * For each setting the highest layer that has a value wins; a group is merged, a list or another value is replaced. Only
 * the values that win are parsed. All values can be used at any time: a change after which one could not is refused as a
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
 * @public
 */
export class Config<T> implements Disposable {
  readonly #definition: ConfigDefinition<ConfigShape>
  /** The weakest first. */
  #layers: readonly MountedLayer[] = []
  readonly #state: ValueSubject<Resolved>
  /** Whether every layer is attached. */
  #isComplete = false
  #disposed = false

  private constructor(definition: ConfigDefinition<ConfigShape>, layers: readonly ConfigLayer<T>[]) {
    this.#definition = definition
    let resolved: Resolved
    try {
      for (const layer of layers) this.#layers = this.#with(this.#mount(layer))
      resolved = resolve(definition, this.#layers)
    } catch (error) {
      for (const mounted of this.#layers) mounted.detach()
      throw error
    }
    this.#state = new ValueSubject(resolved)
    this.#isComplete = true
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), { value: () => this.toJSON() })
  }

  /**
   * Attaches layers to a definition and reads them.
   *
   * @typeParam S - The shape.
   * @param definition - Which settings there are.
   * @param layers - In any order that gives layers of the same priority the right one: the later wins.
   * @returns The settings.
   * @throws {@link ConfigError} with every setting that cannot be used; a `TypeError` when two layers have one name. No
   *   layer is then attached any more.
   */
  static create<S extends ConfigShape>(
    definition: ConfigDefinition<S>,
    layers: readonly ConfigLayer<InferConfig<S>>[] = [],
  ): Config<InferConfig<S>> {
    return new Config(definition, layers)
  }

  /**
   * All settings now, secrets too. Groups and lists are frozen, and the same objects as long as nothing in them changes.
   */
  get value(): T {
    return this.#state.value.tree as T
  }

  /**
   * What changes, from when it is subscribed to. Completes when the settings are disposed. Nothing is delivered when a layer
   * changes but no value does.
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
   * The value of one setting, of a group, or of something in a list or in JSON.
   *
   * @typeParam P - The path.
   * @param path - The names on the way, with dots between them: `server.port`.
   * @returns The value now.
   * @throws A `TypeError` when there is no such setting.
   */
  get<P extends Paths<T>>(path: P): PathValue<T, P> {
    this.#check(path)
    return valueAt(this.#state.value.tree, path) as PathValue<T, P>
  }

  /**
   * The value of one setting or group, now and later.
   *
   * @typeParam P - The path.
   * @param path - As for {@link Config.get}.
   * @returns The value, which delivers only what differs from before, and completes when the settings are disposed.
   * @throws A `TypeError` when there is no such setting.
   */
  select<P extends Paths<T>>(path: P): Readable<PathValue<T, P>> {
    this.#check(path)
    return computed((get) => valueAt(get(this.#state).tree, path) as PathValue<T, P>, { equals: isSame })
  }

  /**
   * Tells where the value of a setting came from.
   *
   * @param path - A setting, or something in a list or in JSON, which came with it.
   * @returns The layer that won, and those that lost.
   * @throws A `TypeError` when there is no such setting, or when it is a group.
   */
  explain(path: Paths<T>): Provenance {
    const field = this.#check(path)
    if (field === undefined) throw new TypeError(`Expected a setting to explain, found the group "${path}"`)
    return this.#state.value.settings.get(field)!.provenance
  }

  /**
   * Sets values in a layer, over those that it has.
   *
   * @param layer - The name of the layer. When there is none, one is added, with {@link LayerPriority.Override}.
   * @param patch - Some of the settings, in their groups. `undefined` leaves a setting as it is.
   * @throws {@link ConfigError} when a setting cannot be used then; nothing is changed. An `Error` once disposed.
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
   * @param layer - Where it stands is said by its priority. Over others of the same one.
   * @throws {@link ConfigError} when a setting cannot be used then, a `TypeError` when there is a layer of that name;
   *   nothing is changed. An `Error` once disposed.
   */
  addLayer(layer: ConfigLayer<T>): void {
    this.#checkOpen()
    const mounted = this.#mount(layer)
    try {
      this.#changeLayers(this.#with(mounted))
    } catch (error) {
      mounted.detach()
      throw error
    }
  }

  /**
   * Removes a layer and stops listening to it.
   *
   * @param name - The name of the layer.
   * @returns Whether there was one.
   * @throws {@link ConfigError} when a required setting would be without a value; nothing is changed. An `Error` once
   *   disposed.
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
   * All settings, to be shown: `'[secret]'` stands for each secret. `JSON.stringify` and the console of Node.js use it.
   *
   * @returns The settings in their groups.
   */
  toJSON(): Record<string, unknown> {
    const { shape, fields } = this.#definition
    const { settings } = this.#state.value
    return treeOf(shape, (path) => masked(fields.get(path)!, settings.get(path)!.value)) as Record<string, unknown>
  }

  /** Stops listening to every layer and completes what was subscribed to. The values stay readable. */
  [Symbol.dispose](): void {
    if (this.#disposed) return
    this.#disposed = true
    for (const mounted of this.#layers) mounted.detach()
    this.#state.complete()
  }

  #mount(layer: ConfigLayer<T>): MountedLayer {
    if (this.#layers.some(({ name }) => name === layer.name)) {
      throw new TypeError(
        `Expected layers of different names, found two called "${layer.name}"; give one another \`name\``,
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

  /** The path of the field that `path` is or leads into; nothing when it is a group. */
  #check(path: string): string | undefined {
    for (const field of this.#definition.fields.keys()) {
      if (path === field || path.startsWith(`${field}.`)) return field
    }
    if (valueAt(this.#definition.shape, path) === undefined) {
      throw new TypeError(`Expected the path of a setting, found ${JSON.stringify(path)}`)
    }
    return undefined
  }

  #checkOpen(): void {
    if (this.#disposed) throw new Error('Expected settings that are in use, found some that were disposed')
  }
}
