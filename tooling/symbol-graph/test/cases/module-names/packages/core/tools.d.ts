export * as tools from './units'
