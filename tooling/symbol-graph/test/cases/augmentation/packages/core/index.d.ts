export interface Own { x: 1 }
declare module 'ext-lib' {
  interface ExtOptions {
    /** More. */
    extra: Own
  }
}
declare global {
  interface Window { acme: Own }
}
