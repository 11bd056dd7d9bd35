import { checkArgument } from '@signpost/utils-primitives'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value is a node as far as its comparison reads it. */
const isNode = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['attributes'])

/** Checks nodes in development: they come from a channel, on which anything may be sent. */
export function checkNodes(nodes: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_NODES',
      nodes,
      'nodes in an array',
      () => Array.isArray(nodes) && nodes.every(isNode),
      'pass those of an observer',
    )
  }
}

/** Checks patches in development, as {@link checkNodes}. */
export function checkPatches(patches: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_PATCHES',
      patches,
      'patches in an array',
      () =>
        Array.isArray(patches) &&
        patches.every(
          (patch: unknown) =>
            isObject(patch) && (patch['kind'] === 'remove' || (patch['kind'] === 'upsert' && isNode(patch['node']))),
        ),
      'pass those of diffNodes',
    )
  }
}
