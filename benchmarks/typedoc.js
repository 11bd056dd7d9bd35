export { measure, title } from './corpus/typedoc.js'
