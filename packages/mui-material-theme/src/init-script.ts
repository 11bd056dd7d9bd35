import type { ColorSchemeChoice } from './color-scheme-choice.ts'
import type { SchemeMark } from './scheme-selector.ts'
import type { StorageKeys } from './storage-keys.ts'

/** Input of the script. */
export interface InitScriptInput {
  readonly mark: SchemeMark
  readonly schemes: readonly string[]
  readonly mode: `${ColorSchemeChoice}`
  readonly keys: StorageKeys
}

/**
 * Prints a script that marks the page with the stored scheme, as the provider does. Blocked storage and invalid values
 * count as empty. The text cannot end a `<script>` element.
 */
export function printInitScript({ mark, schemes, mode, keys }: InitScriptInput): string {
  const list = `[${schemes.map(literal).join()}]`
  const fill = (template: string): string => `${literal(template)}.replace("%s",s)`
  const set =
    'class' in mark
      ? `l.forEach(function(s){r.classList.remove(${fill(mark.class)})});r.classList.add(${fill(mark.class)})`
      : `${mark.attribute.includes('%s') ? `l.forEach(function(s){r.removeAttribute(${fill(mark.attribute)})});` : ''}r.setAttribute(${fill(mark.attribute)},${fill(mark.value)})`
  return (
    `(function(r,l,m,s){function g(k){try{return localStorage.getItem(k)}catch(e){}}` +
    `m=g(${literal(keys.mode)});if(!/^(light|dark|system)$/.test(m))m=${literal(mode)};` +
    `if(m=="system")try{m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}catch(e){m="light"}` +
    `s=g(${literal(`${keys.colorScheme}-`)}+m);if(l.indexOf(s)<0)s=m;${set}})(document.documentElement,${list})`
  )
}

function literal(text: string): string {
  return JSON.stringify(text).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
