/**
 * Explains, above a home page that came without its styles and scripts, that a wrong base URL is the usual reason.
 *
 * It looks once everything has been loaded that will be: the routes' code is in the window then, unless none of it came. The
 * words stand in the element's `data-` attributes, so that no search engine takes them for content of the page.
 */
export const baseUrlScript = [
  '{',
  'const { base, title, reason, current, suggestion } = document.currentScript.dataset;',
  'const add = (parent, name, text) => { const child = document.createElement(name); child.append(text); parent.append(child) };',
  'addEventListener(`load`, () => {',
  // The style sheet knows the height of the bar.
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
