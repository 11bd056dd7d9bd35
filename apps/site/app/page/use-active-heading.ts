import type { Heading } from '@signpost/graph-model'
import { useEffect, useState } from 'react'
import { barHeight } from '#app/site/index.ts'
import { activeHeading } from './active-heading.ts'

/** Width of the narrowest viewport with the contents beside the page, as in the stylesheets. */
const contentsFrom = '80em'

/** Height that the bar covers; zero where the bar hides on scrolling down. */
function covered(): number {
  return document.documentElement.dataset.hidesOnScroll === undefined ? barHeight : 0
}

/** Id of the current heading; `undefined` on the server, above the first heading, and where the contents are in the page. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const read = (): void => {
      // Places of hundreds of headings take long on a phone, where the contents are not beside the page.
      if (!matchMedia(`(min-width: ${contentsFrom})`).matches) return
      const boxes = headings.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top, bottom: box.bottom }] : []
      })
      setActive(activeHeading(boxes, covered(), window.innerHeight))
    }
    let frame = 0
    const schedule = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    read()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [headings])
  return active
}
