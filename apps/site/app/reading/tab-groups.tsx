import { useLocation } from '@remix-run/react'
import { createStorageStore, type StorageCodec, type StorageStore } from '@signpost/use-local-storage'
import { useEffect } from 'react'

const word: StorageCodec<string> = { encode: (text) => text, decode: (text) => text }
const stores = new Map<string, StorageStore<string>>()

/** Stores the choice in a group of tabs, when the browser allows storage. */
function storeOf(group: string): StorageStore<string> {
  const store = stores.get(group) ?? createStorageStore(`docusaurus.tab.${group}`, '', { codec: word })
  stores.set(group, store)
  return store
}

/** Opens the tab that contains the target of the address, because a closed one cannot be scrolled to. */
function reveal(): void {
  const target = document.getElementById(window.location.hash.slice(1))
  const input = target?.closest('.tab-panel')?.previousElementSibling?.previousElementSibling
  if (!(input instanceof HTMLInputElement) || input.checked) return
  input.checked = true
  target?.scrollIntoView()
}

/**
 * Syncs the tabs of a group on the page, on other pages and in other windows. A parameter of the address, such as
 * `?os=Linux`, wins over the stored choice and is not stored.
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
