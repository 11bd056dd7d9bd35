import * as one from './x'
import * as two from './x'
export { one, two }
