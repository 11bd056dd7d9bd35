export * as ext from 'ext-lib'
