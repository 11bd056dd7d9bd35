/**
 * Sets the colour mode and the browser's theme colour before the first paint. `?theme=` in the address wins over the
 * stored mode, which wins over the configured one.
 *
 * Also marks the document as one with scripts, by `data-scripts`, so that the stylesheets show what needs them.
 *
 * The configuration is in `data-` attributes of the element: `data-mode` is the default mode, `data-system` is present
 * when the site follows the system's preference, and `data-fixed` when there is no switch. Stored values other than
 * `light` and `dark` are ignored. The text is constant, so that a content security policy can allow it by its hash, and
 * contains no character that HTML escapes, so that it is the same in every document.
 */
export const themeScript = [
  '{',
  'const { mode = `light`, system, fixed } = document.currentScript?.dataset ?? {};',
  'const known = function (value) { return /^(light|dark)$/.exec(value)?.[0] };',
  'const root = document.documentElement.dataset;',
  'root.scripts = ``;',
  'root.themeDefault = system ? `system` : mode;',
  'let choice;',
  'try {',
  'if (fixed) localStorage.removeItem(`theme`);',
  'else choice = known(new URLSearchParams(location.search).get(`theme`)) ?? known(localStorage.getItem(`theme`))',
  '} catch {}',
  'root.themeChoice = choice ?? root.themeDefault;',
  'root.theme = choice ?? (system ? (matchMedia(`(prefers-color-scheme: dark)`).matches ? `dark` : `light`) : mode);',
  'const meta = document.querySelector(`meta[name=theme-color]`);',
  'if (meta) meta.content = meta.dataset[root.theme];',
  '}',
].join('')
