interface Route<Answer> {
  readonly path: string | readonly string[]
  readonly action: (context: { pathname: string }, params: Record<string, string>) => Answer
}

export default class FlatRouter<Answer> {
  constructor(routes: readonly Route<Answer>[], options: { readonly baseUrl: string })
  /** Rejects with the status 404 when no path is that one. */
  resolve(pathname: string): Promise<Answer>
}
