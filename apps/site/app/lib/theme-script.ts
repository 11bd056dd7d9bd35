/** Where the visitor's colour mode is kept. */
export const themeKey = 'theme'

/**
 * Sets the colour mode before anything is painted: the address's `?theme=`, then what is stored, then light.
 *
 * Anything but `light` and `dark` is ignored. The text is constant, so that a policy can allow it by its hash, and has none
 * of the characters that HTML escapes, so that React writes it as it is.
 */
export const themeScript = [
  'let mode = null;',
  'function known(value) { return [`light`, `dark`].includes(value) ? value : null }',
  'try { mode = known(new URLSearchParams(location.search).get(`theme`)) ?? known(localStorage.getItem(`theme`)) } catch {}',
  'mode ??= `light`;',
  'document.documentElement.dataset.theme = mode;',
  'document.documentElement.dataset.themeChoice = mode;',
].join('')
