import { progress } from '#app/site/index.ts'

const id = 'nprogress'
const busy = 'nprogress-busy'

/**
 * Shows a progress bar when loading a page takes longer than {@link progress.delay}. It is hidden from assistive
 * technology, which announces the new title instead.
 *
 * @param random - Random number from 0 to 1, for irregular steps.
 * @returns A function to call when loading has ended or failed.
 */
export function startProgress(random: () => number = Math.random): () => void {
  let bar: HTMLElement | undefined
  let value: number = progress.minimum
  let timer = setTimeout(show, progress.delay)

  function show(): void {
    document.getElementById(id)?.remove()
    bar = document.createElement('div')
    bar.id = id
    bar.ariaHidden = 'true'
    bar.append(document.createElement('div'))
    document.body.append(bar)
    document.documentElement.classList.add(busy)
    set(progress.minimum)
    trickle()
  }

  function set(next: number): void {
    value = next
    // Set from a script, this is not a style attribute that a content security policy would block.
    bar?.querySelector('div')?.style.setProperty('--done', String(value))
  }

  function trickle(): void {
    timer = setTimeout(() => {
      set(Math.min(value + random() * progress.mostPerTrickle, progress.mostWhileLoading))
      trickle()
    }, progress.trickle)
  }

  return () => {
    clearTimeout(timer)
    const shown = bar
    if (!shown) return
    set(Math.min(value + 0.3 + random() * 0.5, progress.mostWhileLoading))
    const after = (steps: number, action: () => void): unknown => setTimeout(action, steps * progress.speed)
    after(1, () => set(1))
    after(2, () => shown.classList.add('done'))
    after(3, () => {
      shown.remove()
      if (!document.getElementById(id)) document.documentElement.classList.remove(busy)
    })
  }
}
