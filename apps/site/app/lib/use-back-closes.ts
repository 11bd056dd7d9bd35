import { useBlocker } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'

/** Lets Back close a dialog in place of leaving the page. There may be one blocker at a time: only one dialog is ever open. */
export function useBackCloses(dialog: RefObject<HTMLDialogElement>): void {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (back.state !== 'blocked') return
    back.reset()
    dialog.current?.close()
  }, [back, dialog])
}
