import { posix } from 'node:path'
import { frameworkOf } from './components.ts'

/** The path without `./`, or nothing when it leaves the package folder or enters a `node_modules`. */
export function insidePath(target: string): string | undefined {
  if (target.includes('\0') || target.includes('\\') || /^([a-z]+:|\/)/i.test(target)) return undefined
  const path = posix.normalize(target).replace(/^\.\//, '').replace(/\/$/, '')
  const segments = path.split('/')
  return segments.includes('..') || segments.includes('node_modules') ? undefined : path
}

/**
 * Possible declaration files of a target, best first: itself, or those beside the JavaScript file or the component that it names.
 */
export function declarationPaths(target: string): string[] {
  if (isDeclaration(target)) return [target]
  if (frameworkOf(target) !== undefined) return [`${target}.d.ts`, target.replace(/\.(\w+)$/, '.d.$1.ts')]
  const script = /^(?<stem>.*)\.(?<kind>[cm]?)[jt]sx?$/.exec(target)?.groups
  if (!script) return []
  const stem = script['stem'] ?? ''
  return script['kind'] ? [`${stem}.d.${script['kind']}ts`, `${stem}.d.ts`] : [`${stem}.d.ts`]
}

export function isDeclaration(path: string): boolean {
  return /\.d\.[cm]?ts$/.test(path)
}
