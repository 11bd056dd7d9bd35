import type { MediaWindow } from '@signpost/use-match-media'
import { REDUCED_MOTION_QUERY } from '../src/index.ts'

/** A fake window whose user may prefer reduced motion. It supports no other query. */
export class FakeMotion {
  /** Current number of listeners. */
  listeners = 0
  readonly #target = new EventTarget()
  #reduced: boolean

  constructor(reduced = false) {
    this.#reduced = reduced
  }

  /** Changes the setting of the user. */
  set reduced(reduced: boolean) {
    this.#reduced = reduced
    this.#target.dispatchEvent(new Event('change'))
  }

  readonly window: MediaWindow = {
    matchMedia: (media) => {
      const isReduced = (): boolean => media === REDUCED_MOTION_QUERY && this.#reduced
      const list = {
        media,
        get matches() {
          return isReduced()
        },
        addEventListener: (type: string, listener: () => void) => {
          this.listeners++
          this.#target.addEventListener(type, listener)
        },
        removeEventListener: (type: string, listener: () => void) => {
          this.listeners--
          this.#target.removeEventListener(type, listener)
        },
      }
      return list as unknown as MediaQueryList
    },
  }
}
