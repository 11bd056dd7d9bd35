/**
 * Formats a date.
 * @template {Date} T - the type of date
 * @template Missing - the type that is not there
 * @param {Date} date the date
 * @param {string} format the format
 * @param {Object} [options] more
 * @param {string} [options.locale='en'] the locale
 * @returns {string} the text
 */
export declare function formats<T extends Date>(date: T, formatStr: string, options?: { locale?: string }): string
