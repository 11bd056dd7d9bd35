/** Waits until every observer of the document that is older has heard of all that was done to it. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { attributes: true })
    document.body.toggleAttribute('data-settled')
  })
}
