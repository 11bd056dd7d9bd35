import { add } from 'core'
export default add
