import { progress } from '#app/site/index.ts'

const id = 'nprogress'
const busy = 'nprogress-busy'

/**
 * Shows that a page is loading, once that takes longer than a moment. Hidden from assistive technology, which is told the
 * title of the page instead when it is there.
 *
 * @param random - From 0 to 1, for steps that look alive.
 * @returns What is to be called when the page is there, or will not come.
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
    // Set from a script, this is no style attribute that a policy would refuse.
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
