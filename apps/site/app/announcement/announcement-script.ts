import { announcementKey, dismissKey } from '#app/site/index.ts'

/**
 * Hides an announcement that was closed before, before anything is painted, and forgets that when the announcement is
 * another one than then. Its id stands in the element's `data-id`.
 *
 * See `themeScript` for what the text may consist of. An old name of the default id, misspelt, counts as that id.
 */
export const announcementScript = [
  '{',
  'const { id } = document.currentScript.dataset;',
  'let dismissed = false;',
  'try {',
  `const last = localStorage.getItem(\`${announcementKey}\`);`,
  'if ((last === `annoucement-bar` ? `announcement-bar` : last) === id)',
  `dismissed = localStorage.getItem(\`${dismissKey}\`) === \`true\`;`,
  `else localStorage.setItem(\`${dismissKey}\`, \`false\`);`,
  `if (last !== id) localStorage.setItem(\`${announcementKey}\`, id)`,
  '} catch {}',
  'document.documentElement.dataset.announcementBarInitiallyDismissed = dismissed;',
  '}',
].join('\n')
