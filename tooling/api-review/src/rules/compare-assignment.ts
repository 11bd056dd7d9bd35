import type ts from '#typescript'
import { assignedPath, type Surface } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'

/** Members of an assigned object that programs read. */
const mostMembers = 5

/**
 * Finds that a module is no longer assigned a value by `export =`, with programs that load it by `require`. An ES import may find the
 * value as `default`.
 *
 * @param base - Exports with {@link assignedPath}.
 */
export function compareAssignment(base: Surface, head: Surface, checker: ts.TypeChecker): Draft[] {
  const assigned = base.get(assignedPath)
  if (!assigned?.meanings.value || head.has(assignedPath)) return []
  const type = checker.getTypeOfSymbol(assigned.symbol)
  const isCalled = type.getCallSignatures().length + type.getConstructSignatures().length > 0
  const names = checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'prototype' && !head.get(name)?.meanings.value)
  if (!isCalled && names.length === 0) return []
  const uses = [
    'type Value = Parameters<typeof assigned>',
    'type Value = ConstructorParameters<typeof assigned>',
    ...names.slice(0, mostMembers).map((name) => `assigned.${name}`),
  ]
  return [draft('assignment-removed', assignedPath, ...uses.map((use) => `import assigned = require('./lib')\n${use}`))]
}
