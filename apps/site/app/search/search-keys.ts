type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target' | 'defaultPrevented'
>

/** Key that lists all keys. */
export const keysKey = '?'

/** Whether a key opens the search: Ctrl-K or Cmd-K anywhere; `/` and `?` outside of text fields, unless they are switched off. */
export function opensSearch(event: Key, slash = true): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event
  if (event.defaultPrevented || isComposing || altKey) return false
  // On some keyboard layouts the slash needs Shift.
  if (key === '/' || key === keysKey) return slash && !ctrlKey && !metaKey && !isField(target)
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

/** Whether a key types a character. */
export function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing
}

/** Whether the target is a text field. A field in a closed dialog keeps the focus until the next paint. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog:not([open])')) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
