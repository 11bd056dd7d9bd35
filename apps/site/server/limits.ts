/** Limits for clients. Times are in milliseconds. */
export interface Limits {
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  headers: number
  /** The same, to the end of its body. */
  request: number
  /** Without a byte in either direction: the client is silent, or does not read the response. */
  silence: number
  /** Between two requests of one connection. */
  keepAlive: number
  /** Interval in which the first two are checked. */
  check: number
  /** From a response that ends a connection to the end of the connection, so that the client can read it. */
  linger: number
  /** Connections served at once. Requests on further ones get 503; beyond twice as many, connections are closed unread. */
  connections: number
  /** Requests of one connection that wait for the response to an earlier one. */
  pipelined: number
}

/** Limits for a server on the internet. */
export const usualLimits: Limits = {
  headers: 10_000,
  request: 30_000,
  silence: 30_000,
  keepAlive: 5_000,
  check: 1_000,
  linger: 1_000,
  connections: 2_000,
  pipelined: 16,
}
