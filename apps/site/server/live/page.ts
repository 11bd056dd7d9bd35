// Script of each page of `signpost dev`, which the page imports after hydration. Built sites have nothing of it.

/** Milliseconds before a server that does not answer is asked again. */
const pause = 1000

/** Milliseconds between two looks at the address: the router changes it without an event. */
const look = 200

/** Address of an endpoint beside this script. */
const endpoint = (name: string, query: Record<string, string>): string =>
  new URL(`./${name}?${new URLSearchParams(query).toString()}`, import.meta.url).href

/** Only authors see this: it is in English like the build's messages, and has its own style. */
const style = `
.page-findings { position: fixed; inset: auto 0 0; z-index: 300; max-block-size: 40vh; overflow: auto; padding: 0.5rem 1rem;
  color: var(--ink); background: var(--warn-wash); border-block-start: 2px solid var(--warn) }
.page-findings summary { font-weight: 600 }
.page-findings pre { white-space: pre-wrap; overflow-wrap: anywhere }
`

/** Asks for the next change of the data, again and again; each one is an event of the window. */
async function followChanges(): Promise<never> {
  for (let seen = new URL(import.meta.url).searchParams.get('since') ?? ''; ; ) {
    try {
      const response = await fetch(endpoint('changes', { since: seen }))
      const { state } = (await response.json()) as { state: string }
      if (state !== seen) dispatchEvent(new Event('signpost:data-changed'))
      seen = state
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

let box: HTMLElement | undefined

/** Shows the build's findings about the open page (R5.9), worded as in the terminal. */
function show(text: string): void {
  box?.remove()
  box = undefined
  if (text === '') return
  box = document.createElement('aside')
  box.className = 'page-findings'
  box.lang = 'en'
  box.ariaLabel = 'Found on this page'
  const details = document.createElement('details')
  details.open = true
  const summary = document.createElement('summary')
  summary.textContent = 'Found on this page'
  const found = document.createElement('pre')
  found.textContent = text
  details.append(summary, found)
  box.append(details)
  document.body.append(box)
}

let asked: AbortController | undefined

/** Asks for the findings about the open page. The answer about a page that was left is not shown. */
function askFindings(): void {
  asked?.abort()
  asked = new AbortController()
  fetch(endpoint('findings', { path: location.pathname }), { signal: asked.signal })
    .then((response) => response.json() as Promise<{ text: string }>)
    .then(
      ({ text }) => show(text),
      () => undefined,
    )
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets.push(sheet)

let shown = location.pathname
askFindings()
addEventListener('signpost:data-changed', askFindings)
setInterval(() => {
  if (location.pathname === shown) return
  shown = location.pathname
  show('')
  askFindings()
}, look)
void followChanges()
