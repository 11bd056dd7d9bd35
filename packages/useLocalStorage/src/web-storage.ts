/** Returns `localStorage`. Accessed lazily: that throws where it is blocked or does not exist. */
export const local = (): Storage => localStorage

/** Returns `sessionStorage`. Accessed lazily: that throws where it is blocked or does not exist. */
export const session = (): Storage => sessionStorage
