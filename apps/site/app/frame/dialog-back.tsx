import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { isMadeByBrowser } from '#app/navigation/index.ts'

/** The open dialog: menu or search. */
function openDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog[open]')
}

/**
 * Makes Back close an open dialog instead of leaving the page. An anchor in the address bar looks like Back, but is followed. A blocker takes effect a render after it is created, and
 * there may be only one, so it is in the layout before any dialog opens.
 */
export function DialogBack(): null {
  const back = useBlocker(
    ({ historyAction, nextLocation }) =>
      historyAction === 'POP' && !isMadeByBrowser(nextLocation.key) && openDialog() !== null,
  )
  useEffect(() => {
    if (back.state !== 'blocked') return
    back.reset()
    openDialog()?.close()
  }, [back])
  return null
}
