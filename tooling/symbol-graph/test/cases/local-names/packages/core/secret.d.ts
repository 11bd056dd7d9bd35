/** Not exported. */
export default class Secret { secret: string }
