/**
 * Explains a wrong base URL above a home page that came without styles and scripts.
 *
 * It checks after the `load` event: by then the routes' code has run, unless none was loaded. The messages are in
 * `data-` attributes, so that search engines do not index them as content.
 */
export const baseUrlScript = [
  '{',
  'const { base, title, reason, current, suggestion } = document.currentScript.dataset;',
  'const add = (parent, name, text) => { const child = document.createElement(name); child.append(text); parent.append(child) };',
  'addEventListener(`load`, () => {',
  // The stylesheet sets the height of the bar.
  'const hasStyles = getComputedStyle(document.documentElement).getPropertyValue(`--bar`) !== ``;',
  'if (window.__remixRouteModules || hasStyles) return;',
  'const banner = document.createElement(`div`);',
  'banner.id = `base-url-banner`;',
  'add(banner, `strong`, title);',
  'add(banner, `p`, reason);',
  'add(banner, `p`, `${current} ${base}`);',
  'add(banner, `p`, `${suggestion} ${location.pathname.replace(/[/]*$/, `/`)}`);',
  'document.body.prepend(banner)',
  '})',
  '}',
].join('\n')
