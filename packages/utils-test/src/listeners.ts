import { replace } from './replace.ts'

/**
 * A listener of an event target.
 *
 * @example
 * ```ts
 * import { ListenerLeakError, type Listener } from '@signpost/utils-test'
 *
 * const listener: Listener = { type: 'resize', capture: false, callback: () => {} }
 * new ListenerLeakError([listener]).message // 'Expected every listener to be removed, found 1 left: resize'
 * ```
 *
 * @public
 */
export interface Listener {
  /** The name of the event. */
  readonly type: string
  /** Whether it listens in the capture phase. */
  readonly capture: boolean
  /** The listener passed to `addEventListener`. */
  readonly callback: EventListenerOrEventListenerObject
}

/** Listeners added to a target while it is watched. */
export interface WatchedListeners {
  /** The current listeners, oldest first. */
  readonly present: ReadonlySet<Listener>
  /** Stops watching. The listeners stay on the target. */
  stop(): void
}

/** Watches `addEventListener` and `removeEventListener` of a target, without changing their behaviour. */
export function watchListeners(target: EventTarget): WatchedListeners {
  const { addEventListener: add, removeEventListener: remove } = target
  const present = new Map<Listener, { registered: EventListenerOrEventListenerObject }>()

  const find = (type: string, callback: unknown, options: unknown): Listener | undefined => {
    const capture = captures(options)
    return [...present.keys()].find((one) => one.type === type && one.callback === callback && one.capture === capture)
  }

  const value = {
    add(
      type: string,
      callback: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const { once = false, signal = undefined } = typeof options === 'object' && options ? options : {}
      if (!callback || signal?.aborted || find(type, callback, options)) {
        add.call(target, type, callback, options)
        return
      }
      const listener: Listener = { type, callback, capture: captures(options) }
      const registered = once
        ? function (this: unknown, event: Event): void {
            present.delete(listener)
            if (typeof callback === 'function') callback.call(this as never, event)
            else callback.handleEvent(event)
          }
        : callback
      add.call(target, type, registered, options)
      present.set(listener, { registered })
      signal?.addEventListener('abort', () => present.delete(listener), { once: true })
    },
    remove(
      type: string,
      callback: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ): void {
      const listener = find(type, callback, options)
      remove.call(target, type, listener ? present.get(listener)!.registered : callback, options)
      if (listener) present.delete(listener)
    },
  }

  const restoreAdd = replace(target, 'addEventListener', { value: value.add, writable: true })
  const restoreRemove = replace(target, 'removeEventListener', { value: value.remove, writable: true })
  return {
    get present() {
      return new Set(present.keys())
    },
    stop() {
      restoreRemove()
      restoreAdd()
    },
  }
}

function captures(options: unknown): boolean {
  return typeof options === 'object' && options !== null
    ? Boolean((options as EventListenerOptions).capture)
    : Boolean(options)
}
