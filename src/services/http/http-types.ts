export interface HttpRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  /** The body as sent, already text. */
  readonly body?: string
}

export interface HttpResponse {
  readonly status: number
  /** The parsed JSON, or null for anything else. */
  readonly json: Readonly<Record<string, unknown>> | null
  /** The server's clock in ms since 1970 by its Date header; null when it sent none. */
  readonly serverTime: number | null
}
