/** The page of the site that frames this story. The manager of the workbench has no colour mode in its root. */
export function framingPage(): HTMLElement | undefined {
  if (parent === window) return undefined
  try {
    const root = parent.document.documentElement
    return root.dataset['theme'] === undefined ? undefined : root
  } catch {
    // A site of another origin.
    return undefined
  }
}

/** The language of that page; English elsewhere. */
export const framedLanguage = (): string => framingPage()?.lang || 'en'
