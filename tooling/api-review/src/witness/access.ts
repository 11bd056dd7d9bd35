import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { argumentOf } from '../types/pairs.ts'
import type { Unit } from '../types/positions.ts'
import type { Step } from '../types/sites.ts'
import type { Stage, TypePair } from '../types/stage.ts'

/** Input of consumer code for a difference. */
export interface Scene {
  stage: Stage
  entry: string
  units: ReadonlyMap<string, Unit>
  pairs: ReadonlyMap<string, TypePair>
  surface: ReadonlyMap<string, SurfaceSymbol>
}

/** Type of a unit as consumers write it, or undefined when no exported name leads to it. */
export function accessUnit(scene: Scene, unit: Unit, seen: ReadonlySet<string> = new Set()): string | undefined {
  const pair = scene.pairs.get(unit.key)
  if (pair?.access !== undefined) return pair.access
  if (pair) return unit.kind === 'value' ? `${pair.base}${argumentsOf(scene, unit.name)}` : pair.base
  for (const parent of scene.units.values()) {
    const reference = parent.references.find(({ key }) => key === unit.key)
    if (!reference || seen.has(parent.key)) continue
    const access = accessUnit(scene, parent, new Set([...seen, unit.key]))
    if (access !== undefined) return accessPart(access, reference.path)
  }
  return undefined
}

/** Type of a part of a type. */
export function accessPart(type: string, path: readonly Step[], isConstructor = false): string {
  return path.reduce((owner, part) => {
    const known = owner.startsWith('typeof ') ? owner : `NonNullable<${owner}>`
    if (part.kind === 'property')
      return `${known.startsWith('typeof ') ? `(${known})` : known}[${JSON.stringify(part.name)}]`
    if (part.kind === 'return') return `ReturnType<${known}>`
    if (part.kind === 'construct') return `InstanceType<${known}>`
    if (part.kind === 'parameter')
      return `${isConstructor ? 'ConstructorParameters' : 'Parameters'}<${known}>[${part.index}]`
    if (part.kind === 'promise') return `Awaited<${known}>`
    if (part.kind === 'element') return `${known}[${part.index}]`
    if (part.kind === 'argument') {
      const list = Array.from({ length: part.count }, (_, index) => (index === part.index ? 'infer Part' : 'any'))
      return `(${known} extends ${part.of}<${list.join(', ')}> ? Part : never)`
    }
    return `Extract<${known}, object>`
  }, type)
}

/** Explicit type arguments of a generic function, so that its types are those of the comparison. */
function argumentsOf({ surface }: Scene, name: string): string {
  const node = surface.get(name)?.declarations.find(ts.isFunctionDeclaration)
  const list = node?.typeParameters?.map(argumentOf) ?? []
  return list.length > 0 ? `<${list.join(', ')}>` : ''
}
