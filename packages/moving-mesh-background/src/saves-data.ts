/** Whether the visitor asked the browser to save data. Not all browsers can tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
