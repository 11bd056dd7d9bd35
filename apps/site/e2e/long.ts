/** Whether this is a long run (`npm run test:long`): every page, width and mode, where `npm test` takes one of each kind. */
export const isLong: boolean = process.env['SIGNPOST_LONG'] === '1'
