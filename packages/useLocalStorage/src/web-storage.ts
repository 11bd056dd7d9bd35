/** `localStorage`, looked up when it is used: naming it throws where it is blocked or does not exist. */
export const local = (): Storage => localStorage

/** `sessionStorage`, looked up when it is used: naming it throws where it is blocked or does not exist. */
export const session = (): Storage => sessionStorage
