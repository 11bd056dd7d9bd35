import { announcementKey, dismissKey } from '#app/site/index.ts'

/**
 * Hides an announcement that was closed on an earlier visit, before the first paint. A new id makes the announcement
 * visible again. The id is in the element's `data-id`.
 *
 * The text follows the rules of `themeScript`. `annoucement-bar`, an old misspelling of the default id, counts as that
 * id.
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
