import type { Page } from '@playwright/test'

/** As much of Storybook's channel as tests need. */
interface Channel {
  on(type: string, listener: (payload: { storyId: string; status: string }) => void): void
  off(type: string, listener: (payload: { storyId: string; status: string }) => void): void
  emit(type: string, payload: object): void
}

/** Selection to show in a preview. */
export interface Selection {
  readonly storyId: string
  readonly viewMode: 'story' | 'docs'
  /** The stories that are part of it. */
  readonly stories: readonly string[]
}

/**
 * Shows a story or a docs page in a preview that shows another one, without loading it again: that is much faster, and what the
 * manager does.
 *
 * @returns The stories that have failed.
 */
export function select(page: Page, selection: Selection): Promise<string[]> {
  return page.evaluate(({ storyId, viewMode, stories }) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    const waiting = new Set(stories)
    const failed: string[] = []
    return new Promise<string[]>((resolve) => {
      function finish({ storyId: finished, status }: { storyId: string; status: string }): void {
        // The selection before this one may finish late.
        if (!waiting.delete(finished)) return
        if (status !== 'success') failed.push(finished)
        if (waiting.size > 0) return
        channel.off('storyFinished', finish)
        resolve(failed)
      }
      channel.on('storyFinished', finish)
      channel.emit('setCurrentStory', { storyId, viewMode })
    })
  }, selection)
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>
}

/** WCAG 2.2 AA violations that axe finds once typefaces are loaded and transitions are over. The page has axe. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (values) => {
    await document.fonts.ready
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as { axe: Axe }
    const options = {
      runOnly: { type: 'tag', values },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }
    const found = await axe.run(document, options)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
    )
  }, tags)
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
