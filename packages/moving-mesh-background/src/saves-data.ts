/** Whether the visitor has asked the browser to save data. `false` in browsers that do not report it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
