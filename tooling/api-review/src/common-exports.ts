import { defaultOptions } from './compiler/program.ts'
import { createStage } from './compiler/stage.ts'
import type { Side } from './parse/side.ts'
import { surfaceOf } from './match/surface.ts'

/** Whether two sides have an entry point of one name, and export one name from it. True where a side exports nothing: its declarations are global. */
export function haveCommonExports(base: Side, head: Side): boolean {
  const { checker, file } = createStage(base, head, defaultOptions, new Map(), new Map())
  const namesOf = (side: 'base' | 'head', { entries }: Side, entry: string) => {
    const path = entries.get(entry)
    const module = path === undefined ? undefined : checker.getSymbolAtLocation(file(`/review/${side}/${path}`))
    return module ? [...surfaceOf(checker, module).keys()] : []
  }
  const entries = [...new Set([...base.entries.keys(), ...head.entries.keys()])]
  const [own, others] = [
    entries.map((entry) => namesOf('base', base, entry)),
    entries.map((entry) => namesOf('head', head, entry)),
  ]
  if ([own, others].some((lists) => lists.every(({ length }) => length === 0))) return true
  return own.some((names, index) => names.some((name) => others[index]?.includes(name)))
}
