import type { Diagnostic } from '../facts.ts'

/** Endings of single-file components, by which a build writes declarations: the framework and the tool. */
const frameworks: ReadonlyMap<string, { name: string; tool: string }> = new Map([
  ['vue', { name: 'Vue', tool: '`vue-tsc --declaration --emitDeclarationOnly`' }],
  ['svelte', { name: 'Svelte', tool: '`svelte-package`' }],
  ['astro', { name: 'Astro', tool: 'a `.d.ts` file beside it, written by hand: Astro has no tool for it' }],
  ['marko', { name: 'Marko', tool: '`marko-type-check`' }],
])

/** Framework of a single-file component, by the ending of its path; undefined for any other file. */
export function frameworkOf(path: string): { name: string; tool: string } | undefined {
  return frameworks.get(/\.(\w+)$/.exec(path)?.[1] ?? '')
}

/** A component whose declarations are not there: its name is documented, its props are not. */
export function componentWithoutTypes(
  path: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'entryPoint'>,
): Diagnostic {
  const { name, tool } = frameworkOf(path)!
  return {
    code: 'AX-COMPONENT',
    severity: 'warning',
    ...place,
    found: `the ${name} component ${JSON.stringify(path)} without declarations`,
    expected: 'declarations beside it, such as "Button.vue.d.ts": templates are not read',
    nextStep: `Write them with ${tool}. Until then its props are not documented.`,
  }
}
