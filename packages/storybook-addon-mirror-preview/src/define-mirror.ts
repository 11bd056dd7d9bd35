import { checkOptions, failure, shown } from '@signpost/utils-primitives'
import { isAttributeName } from './attribute-name.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'
import type { MirrorRule } from './mirror-rule.ts'

/**
 * Validates the options of the addon, for `.storybook/main.ts`.
 *
 * Selectors are validated later, in the preview, where a browser can parse them.
 *
 * @param options - See {@link MirrorPreviewOptions}. Other properties are dropped.
 * @returns A copy of the options.
 * @throws TypeError when a rule or the time is invalid. The message has the found and the expected value.
 *
 * @example
 * ```ts
 * import { defineMirror } from '@signpost/storybook-addon-mirror-preview'
 *
 * export const options = defineMirror({
 *   rules: [{ selector: 'style[data-vite-dev-id]', key: 'data-vite-dev-id' }, { selector: 'link[rel="stylesheet"]' }],
 *   throttleMs: 50,
 * })
 * ```
 * @searchAlias configure setup register rules
 * @public
 */
export function defineMirror(options: MirrorPreviewOptions): MirrorPreviewOptions {
  // Timers treat a longer time as 0.
  checkOptions('defineMirror', options, {
    rules: 'array',
    throttleMs: { from: 0, to: 2 ** 31 - 1, unit: 'milliseconds' },
  })
  const { rules, throttleMs = 0 } = options
  if (!Array.isArray(rules)) {
    throw failure('INVALID_RULES', `Expected a list of rules, found ${shown(rules)}: pass [{ selector: 'style' }]`)
  }
  return { rules: rules.map(checkRule), throttleMs }
}

const ruleNames = ['selector', 'key', 'attributes', 'target']

function checkRule(rule: MirrorRule, index: number): MirrorRule {
  const expect = (isRight: boolean, name: keyof MirrorRule, expected: string): void => {
    if (isRight) return
    throw failure(
      'INVALID_RULE',
      `Expected ${name} of rule ${index} to be ${expected}, found ${shown(rule?.[name])}: change it`,
    )
  }
  const unknown = Object.keys(rule ?? {}).find((name) => !ruleNames.includes(name))
  if (unknown !== undefined) {
    throw failure(
      'INVALID_RULE',
      `Expected properties of rule ${index}, found "${unknown}": use one of ${ruleNames.join(', ')}`,
    )
  }
  const { selector, key, attributes = [], target = 'head' } = rule ?? {}
  expect(typeof selector === 'string' && selector.trim() !== '', 'selector', 'a CSS selector')
  expect(key === undefined || isAttributeName(key), 'key', 'the name of an attribute')
  expect(target === 'head' || target === 'root', 'target', '"head" or "root"')
  expect(
    Array.isArray(attributes) && attributes.every(isAttributeName),
    'attributes',
    'names of attributes, none of an event handler',
  )
  expect(target === 'head' || attributes.length > 0, 'attributes', 'names of attributes, since the target is the root')
  return {
    selector,
    ...(key !== undefined && { key }),
    ...(attributes.length > 0 && { attributes: [...attributes] }),
    target,
  }
}
