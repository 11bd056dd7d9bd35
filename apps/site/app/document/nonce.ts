import { createContext, useContext } from 'react'

/** Nonce of the content security policy while the server renders; absent in prerendered pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** See {@link NonceContext}. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
