import { useEffect } from 'react'
import { targetOf } from '#app/navigation/index.ts'

const cardId = 'link-card'

/** Milliseconds that a pointer rests on a link before its card is shown, and may be away from both before it closes. */
const delays = { show: 300, close: 200 }

/** Pixels between a link and its card, and between a card and the window. */
const gaps = { link: 6, window: 8 }

/**
 * Shows the card of a link to a symbol, or the type of a name in an example, while a mouse rests on it or the keyboard's focus is on it.
 * In an example, arrow keys move the focus to the next name. A pointer may go to the card, to select its text; Escape closes it. Screen
 * readers read it as the description of the link.
 */
export function LinkCards(): null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: { link: HTMLElement; card: HTMLElement; title: string | null } | undefined
    const close = (): void => {
      clearTimeout(timer)
      if (!shown) return
      const { link, card, title } = shown
      shown = undefined
      card.remove()
      link.removeAttribute('aria-describedby')
      if (title !== null) link.title = title
    }
    const show = (link: HTMLElement): void => {
      if (shown?.link === link) return
      close()
      const content = contentOf(link)
      if (!content || !link.isConnected) return
      const card = document.createElement('div')
      card.id = cardId
      card.className = 'link-card'
      card.role = 'tooltip'
      card.append(content)
      shown = { link, card, title: link.getAttribute('title') }
      // The browser would show it as well.
      link.removeAttribute('title')
      link.setAttribute('aria-describedby', cardId)
      document.body.append(card)
      place(card, link)
    }
    const after = (delay: number, action: () => void): void => {
      clearTimeout(timer)
      timer = setTimeout(action, delay)
    }
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      const link = linkOf(target)
      if (link) after(delays.show, () => show(link))
      else if (shown?.card.contains(target)) clearTimeout(timer)
      else if (shown) after(delays.close, close)
      else clearTimeout(timer)
    }
    const onFocus = ({ target }: FocusEvent): void => {
      const link = target instanceof Element && target.matches(':focus-visible') ? linkOf(target) : null
      if (link) show(link)
      else close()
    }
    const onBlur = ({ target }: FocusEvent): void => {
      if (shown?.link === target) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
      const next = nextName(event)
      if (next === undefined) return
      event.preventDefault()
      // No stop of the Tab key: tens of names on a page would be in its way.
      if (next.dataset['type'] !== undefined) next.tabIndex = -1
      next.focus()
    }
    document.addEventListener('pointerover', onOver)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    document.addEventListener('click', close)
    document.addEventListener('keydown', onKey)
    // This code is loaded by the first move, which may have ended on a link.
    const { activeElement } = document
    const hovered = [...document.querySelectorAll(':hover')].at(-1)
    const under = hovered && matchMedia('(hover: hover)').matches ? linkOf(hovered) : null
    const focused = activeElement?.matches(':focus-visible') ? linkOf(activeElement) : null
    if (focused) show(focused)
    else if (under) after(delays.show, () => show(under))
    return () => {
      close()
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return null
}

/** The name to which an arrow key leads from the focus in an example. Keys scroll a block that has the focus and is too wide. */
function nextName({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | undefined {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const from = document.activeElement
  const block = from?.closest('main .code-block pre')
  if (step === 0 || altKey || ctrlKey || metaKey || shiftKey || !from || !block) return undefined
  if (from === block && block.scrollWidth > block.clientWidth) return undefined
  const names = [...block.querySelectorAll<HTMLElement>('a[href], [data-type]')]
  return names[names.indexOf(from as HTMLElement) + step]
}

function linkOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('main :is(a[href], [data-type])')
}

/** Copy of the card of a link; undefined for a link without one. */
function contentOf(link: HTMLElement): Node | undefined {
  const { type } = link.dataset
  if (type !== undefined) return codeOf(type)
  const href = link.getAttribute('href')!
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('main template.cards')) {
    const card = content.querySelector(`[data-to="${CSS.escape(href)}"]`)
    if (card) return document.importNode(card, true)
  }
  return href.startsWith('#') ? partCard(link, href) : rowCard(link)
}

/** Card of a name in a list, whose row has only the name; undefined where the name says all that is known. */
function rowCard(link: HTMLElement): Node | undefined {
  const row = link.closest('li')
  const name = link.querySelector('code')
  const { title } = link
  const { route, kind: own } = link.dataset
  if (!row || !name || (title === '' && route === undefined)) return undefined
  const kinds = row.parentElement!.querySelector('template')?.content
  const kind = row.querySelector('.kind') ?? kinds?.querySelector(own === undefined ? '.kind' : `.kind-${own}`)
  const card = document.createDocumentFragment()
  card.append(headOf(kind, name, row.querySelector('.note')))
  if (route !== undefined) card.append(codeOf(route))
  if (title !== '') {
    const text = document.createElement('p')
    text.textContent = title
    text.dir = 'auto'
    card.append(text)
  }
  return card
}

/** First line of a card: copies of the parts that there are. */
function headOf(...parts: readonly (Element | null | undefined)[]): HTMLElement {
  const head = document.createElement('p')
  head.className = 'card-name'
  head.append(...parts.flatMap((part) => (part ? [part.cloneNode(true)] : [])))
  return head
}

/** Longest signature of a card that is made of a part of the page, in characters. */
const longestSignature = 300

/** Card of a member or an unexported symbol that the page itself describes, made of its name, signature and first paragraph. */
function partCard(link: HTMLElement, href: string): Node | undefined {
  const part = targetOf(href)?.closest('.parameters > div, .member, .unexported > details')
  if (!part || part.contains(link)) return undefined
  const [name, signature, text] = [
    'h3 > code',
    '.signature > code, .member-type, :scope > dt',
    ':is(.signature, .member-facts) ~ p, :scope > dd > p',
  ].map((selector) => part.querySelector(selector))
  const card = document.createDocumentFragment()
  if (name) {
    card.append(headOf(part.querySelector('summary > .kind'), name))
  }
  if (signature) {
    const own = signature.matches('.is-type') ? (name?.textContent ?? '') : ''
    const words = own + signature.textContent!.trim()
    card.append(codeOf(words.length > longestSignature ? `${words.slice(0, longestSignature)}…` : words))
  }
  if (text) card.append(text.cloneNode(true))
  return card
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement('code')
  code.className = 'card-signature'
  code.translate = false
  code.textContent = text
  return code
}

/** Puts a card below its link, or above where there is more room, within the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  // A link that is broken over lines: where it begins.
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const last = link.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const isAbove = last.bottom + gaps.link + height > innerHeight && top > innerHeight - bottom
  const x = Math.max(gaps.window, Math.min(left, document.documentElement.clientWidth - width - gaps.window))
  const y = isAbove ? top - gaps.link - height : last.bottom + gaps.link
  card.style.insetInlineStart = 'auto'
  card.style.left = `${x + scrollX}px`
  card.style.top = `${y + scrollY}px`
}
