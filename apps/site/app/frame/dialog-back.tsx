import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'

/** The dialog that is over the page: the menu or the search. */
function openDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog[open]')
}

/**
 * Lets Back close a dialog in place of leaving the page. It is there before any dialog is, because a blocker is heard a render
 * after it is made; and there may be only one.
 */
export function DialogBack(): null {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP' && openDialog() !== null)
  useEffect(() => {
    if (back.state !== 'blocked') return
    back.reset()
    openDialog()?.close()
  }, [back])
  return null
}
