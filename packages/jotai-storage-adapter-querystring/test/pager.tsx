import { useAtom, useAtomValue } from 'jotai'
import { RESET } from 'jotai/utils'
import { useEffect, useState, type ReactElement } from 'react'
import { atomWithQuery, codecs } from '../src/index.ts'

const pageAtom = atomWithQuery('page', 1, { history: 'push' })
const samePageAtom = atomWithQuery('page', 1)
const tagsAtom = atomWithQuery('tags', [], codecs.list(codecs.string))

/** A page for a real browser: two atoms for one parameter, and one for another. */
export function Pager(): ReactElement {
  const [page, setPage] = useAtom(pageAtom)
  const same = useAtomValue(samePageAtom)
  const [tags, setTags] = useAtom(tagsAtom)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])

  return (
    <main>
      <output>{`page ${page} ${same} tags ${tags.join(' ')}`}</output>
      <button onClick={() => setPage((before) => before + 1)}>next</button>
      <button onClick={() => setPage(RESET)}>first</button>
      <button
        onClick={() => {
          setTags((before) => [...before, 'a&b', 'ü+'])
          setPage(9)
        }}
      >
        both
      </button>
      {mounted && <p>mounted</p>}
    </main>
  )
}
