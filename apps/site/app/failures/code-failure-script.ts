/** Milliseconds after which a page whose code has neither run nor failed counts as one that cannot be loaded. */
export const codePatience = 15_000

/** Id of the message of {@link codeFailureScript}. */
const id = 'code-failure'

/**
 * Shows a message with a retry button when the page's own code could not be loaded or run, and marks the document as one
 * without scripts, so that it looks like one: no button is left that does nothing.
 *
 * By the `load` event the modules of the routes have run, unless one of their files failed. The entry may still be on its way:
 * importing it again gives the same module, or its failure; an empty file gives a module that has not started the app. A
 * response that hangs delays that event, so there is a limit ({@link codePatience}); {@link withdrawCodeFailure} handles code
 * that comes later. The messages are in `data-` attributes, so that search engines do not index them as content.
 */
export const codeFailureScript = [
  '{',
  'const { title, advice, retry } = document.currentScript.dataset;',
  'const add = (parent, name, text) => { const child = document.createElement(name); child.append(text); parent.append(child); return child };',
  'const root = document.documentElement.dataset;',
  'const fail = (error) => {',
  `if (document.getElementById(\`${id}\`)) return;`,
  'delete root.scripts;',
  'const box = document.createElement(`div`);',
  `box.id = \`${id}\`;`,
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
  'if (window.__remixRouteModules && window.__remixManifest)',
  'import(__remixManifest.entry.module).then(() => { if (root.hasStarted === undefined) fail() }, fail);',
  'else fail()',
  '});',
  `setTimeout(() => { if (root.hasHydrated === undefined) fail() }, ${codePatience})`,
  '}',
].join('\n')

/** Marks the app as started, and takes back the message about code that was only late. Must run before hydration. */
export function withdrawCodeFailure(): void {
  const root = document.documentElement.dataset
  root.hasStarted = ''
  const message = document.getElementById(id)
  if (!message) return
  message.remove()
  root.scripts = ''
}
