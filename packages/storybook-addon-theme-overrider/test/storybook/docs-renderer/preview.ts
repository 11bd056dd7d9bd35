import { createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ensure, type ThemeVars } from 'storybook/theming'

/** A docs page of the fixture: themed like that of Storybook, by the parameter. */
function Docs({ theme }: { readonly theme: ThemeVars }): ReactElement {
  const { background, color, typography } = ensure(theme)
  const title = createElement('h1', { className: 'sbdocs-title' }, 'Docs')
  const content = createElement('div', { className: 'sbdocs-content' }, title)
  const style = { background: background.content, color: color.defaultText, fontFamily: typography.fonts.base }
  return createElement('div', { className: 'sbdocs-wrapper', style }, content)
}

const roots = new Map<Element, Root>()

/** Storybook asks this one for each docs page. */
const renderer = {
  async render(_context: unknown, { theme }: { theme: ThemeVars }, element: Element): Promise<void> {
    const root = roots.get(element) ?? createRoot(element)
    roots.set(element, root)
    root.render(createElement(Docs, { theme }))
  },
  unmount(element: Element): void {
    roots.get(element)?.unmount()
    roots.delete(element)
  },
}

export const parameters: { docs: { renderer: () => Promise<typeof renderer> } } = { docs: { renderer: async () => renderer } }
