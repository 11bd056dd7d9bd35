import * as util from './angular'
import { tools } from './tools'
export declare function outline(of: util.Shape, unit: tools.Unit): util.Corner[]
