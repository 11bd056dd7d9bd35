import { useBlocker } from '@remix-run/react'
import { type ReactElement, useEffect, useSyncExternalStore } from 'react'

/** The open dialog: menu or search. */
function openDialog(): HTMLDialogElement | null {
  return document.querySelector('dialog[open]')
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** Makes Back close an open dialog instead of leaving the page. */
export function DialogBack(): ReactElement | null {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openDialog() !== null,
    () => false,
  )
  return isOpen ? <BackBlocker /> : null
}

/** Exists only while a dialog is open: a router with a blocker warns about every address that is edited by hand. */
function BackBlocker(): null {
  const back = useBlocker(({ historyAction }) => historyAction === 'POP' && openDialog() !== null)
  useEffect(() => {
    if (back.state !== 'blocked') return
    back.reset()
    openDialog()?.close()
  }, [back])
  return null
}
