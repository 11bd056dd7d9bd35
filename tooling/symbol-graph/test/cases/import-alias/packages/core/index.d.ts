declare namespace _auth {
  /** Who. */
  interface Auth { user: string }
}
export declare namespace auth {
  export import Auth = _auth.Auth
}
export {}
