/** A router with the interface of React Router's data routers. The test decides when a navigation ends. */
export class PlainRouter {
  state: { location: { pathname: string; search: string } } = { location: { pathname: '/', search: '' } }
  readonly navigations: string[] = []
  readonly #listeners = new Set<() => void>()
  #next: { search: string } | undefined

  navigate(to: { search: string }, options: { replace: boolean }): void {
    this.navigations.push(`${options.replace ? 'replace' : 'push'} ${to.search}`)
    this.#next = to
    this.#notify()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get listeners(): number {
    return this.#listeners.size
  }

  /** Ends the last navigation; earlier ones are cancelled. */
  finish(): void {
    if (this.#next) this.go(this.state.location.pathname, this.#next.search)
  }

  /** Navigates elsewhere. */
  go(pathname: string, search = ''): void {
    this.#next = undefined
    this.state = { location: { pathname, search } }
    this.#notify()
  }

  #notify(): void {
    this.#listeners.forEach((listener) => listener())
  }
}
