/**
 * Shows a message with a retry button when the page's own code could not be loaded or run, and marks the document as one
 * without scripts, so that it looks like one: no button is left that does nothing.
 *
 * By the `load` event the modules of the routes have run, unless one of their files failed. The entry may still be on its way:
 * importing it again gives the same module, or its failure. The messages are in `data-` attributes, so that search engines do
 * not index them as content.
 */
export const codeFailureScript = [
  '{',
  'const { title, advice, retry } = document.currentScript.dataset;',
  'const add = (parent, name, text) => { const child = document.createElement(name); child.append(text); parent.append(child); return child };',
  'const fail = (error) => {',
  'delete document.documentElement.dataset.scripts;',
  'const box = document.createElement(`div`);',
  'box.id = `code-failure`;',
  'box.className = `load-failure`;',
  'box.setAttribute(`role`, `alert`);',
  'const text = add(box, `p`, ``);',
  'add(text, `strong`, title);',
  'text.append(` ${advice} `);',
  'if (error) add(text, `code`, error.message);',
  'const button = add(box, `button`, retry);',
  'button.type = `button`;',
  'button.className = `button`;',
  'button.addEventListener(`click`, () => location.reload());',
  'document.querySelector(`.navbar`).after(box)',
  '};',
  'addEventListener(`load`, () => {',
  'if (window.__remixRouteModules) import(__remixManifest.entry.module).catch(fail);',
  'else fail()',
  '})',
  '}',
].join('\n')
