type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target' | 'defaultPrevented'
>

/** Whether a key asks for the search: Ctrl-K or Cmd-K anywhere, `/` where nothing is being written and it is not switched off. */
export function opensSearch(event: Key, slash = true): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event
  if (event.defaultPrevented || isComposing || altKey) return false
  // A keyboard may have the slash on its second level.
  if (key === '/') return slash && !ctrlKey && !metaKey && !isField(target)
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

/** Whether a key writes a character. */
export function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing
}

/** Whether something is being written there. A field of a dialog that was closed has the focus until the page is painted again. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog:not([open])')) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
