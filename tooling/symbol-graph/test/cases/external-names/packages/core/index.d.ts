export * as ext from 'ext-lib'
export { default as Main, Other as Extra } from 'ext-lib'
