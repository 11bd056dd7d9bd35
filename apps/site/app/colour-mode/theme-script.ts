/**
 * Sets the colour mode, and the colour of the browser around the page, before anything is painted: the address's `?theme=`,
 * then what is stored, then the configured one.
 *
 * What is configured stands in the `data-` attributes of its element: `data-mode` is the default mode, `data-system` is there
 * where the system's preference is followed, and `data-fixed` where there is no switch. Anything stored but `light` and `dark`
 * is ignored. The text is constant, so that a policy can allow it by its hash, and has none of the characters that HTML
 * escapes, so that it is the same in every kind of document.
 */
export const themeScript = [
  '{',
  'const { mode = `light`, system, fixed } = document.currentScript?.dataset ?? {};',
  'const known = function (value) { return [`light`, `dark`].includes(value) ? value : null };',
  'const root = document.documentElement.dataset;',
  'root.themeDefault = system ? `system` : mode;',
  'let choice = null;',
  'try {',
  'if (fixed) localStorage.removeItem(`theme`);',
  'else choice = known(new URLSearchParams(location.search).get(`theme`)) ?? known(localStorage.getItem(`theme`))',
  '} catch {}',
  'root.themeChoice = choice ?? root.themeDefault;',
  'const dark = system ? matchMedia(`(prefers-color-scheme: dark)`).matches : false;',
  'root.theme = choice ?? (system ? (dark ? `dark` : `light`) : mode);',
  'const meta = document.querySelector(`meta[name=theme-color]`);',
  'if (meta) meta.content = meta.dataset[root.theme];',
  '}',
].join('')
