/** Event of the window after the data of an open page has changed on disk. */
export const dataChanged = 'signpost:data-changed'
