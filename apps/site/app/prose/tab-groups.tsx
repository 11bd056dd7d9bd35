import { useLocation } from '@remix-run/react'
import { createStorageStore, type StorageCodec, type StorageStore } from '@signpost/use-local-storage'
import { useEffect } from 'react'

const word: StorageCodec<string> = { encode: (text) => text, decode: (text) => text }
const stores = new Map<string, StorageStore<string>>()

/** What was chosen last in a group of tabs, kept for the next visit where the browser allows that. */
function storeOf(group: string): StorageStore<string> {
  const store = stores.get(group) ?? createStorageStore(`docusaurus.tab.${group}`, '', { codec: word })
  stores.set(group, store)
  return store
}

/** Chooses the tab that holds the place which the address names, because a closed one cannot be scrolled to. */
function reveal(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const input = target?.closest('.tab-panel')?.previousElementSibling?.previousElementSibling
  if (!(input instanceof HTMLInputElement) || input.checked) return
  input.checked = true
  target?.scrollIntoView()
}

/**
 * Lets the tabs of a group follow each other: on the page, on the next one, and in other windows. The address may ask for a
 * tab, `?os=Linux`, which counts more than what was chosen before and is not kept.
 */
export function TabGroups(): null {
  const { key, search } = useLocation()
  useEffect(() => {
    const inputs = Array.from(document.querySelectorAll<HTMLInputElement>('input[data-tab-group]'))
    const show = (group: string, value: string): void => {
      for (const input of inputs) if (input.dataset.tabGroup === group && input.value === value) input.checked = true
    }
    const asked = new URLSearchParams(search)
    const ends = Array.from(new Set(inputs.map((input) => input.dataset.tabGroup ?? '')), (group) => {
      const store = storeOf(group)
      show(group, asked.get(group) ?? store.get())
      return store.subscribe(() => show(group, store.get()))
    })
    const onChange = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.dataset.tabGroup)
        storeOf(target.dataset.tabGroup).set(target.value)
    }
    document.addEventListener('change', onChange)
    return () => {
      document.removeEventListener('change', onChange)
      for (const end of ends) end()
    }
  }, [key, search])

  useEffect(() => {
    reveal()
    window.addEventListener('hashchange', reveal)
    return () => window.removeEventListener('hashchange', reveal)
  }, [key])
  return null
}
