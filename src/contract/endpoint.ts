import type { CallServer } from './call-servers'

/** What one call is, without how it is validated: the client bundles these rows, never the schemas. */
export interface EndpointMeta {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path under the base (`/api` or `/wxappapi`), spelt as §7 does; `:x` is taken from the input. */
  readonly path: string
  /** `user` needs a session, `optional` uses one when present, `none` never looks. */
  readonly auth: 'none' | 'optional' | 'user'
  /**
   * Writes something for the caller. Such a call takes its token from the header alone: a cookie, or a token in the address,
   * comes along with a request that another site made (CSRF), also where §7 makes the call a GET.
   */
  readonly changes: boolean
  /** Header of the access token on a partner's path, in place of `token` (§7). */
  readonly tokenHeader?: 'access-token'
  /** Another server answers it where one is configured, on the site. */
  readonly server?: CallServer
  /** Shows the app-wide loading animation while the call is out (§7 showLoading). */
  readonly showLoading?: boolean
  /** HMAC-SHA256 headers `signature`, `timestamp`, `nonce` (§7 `/signature/…`). */
  readonly signed?: boolean
  /** Body travels as `{ req }`, the results as `{ res }` (§7). */
  readonly encrypted?: boolean
  /** On an encrypted row: a plain body is taken as well and answered in plain, as §7 shows it. Our own client seals. */
  readonly plainToo?: boolean
  /**
   * Needs an `Idempotency-Key` header; the same key and body get the first answer again. `in-command`: the command writes the key
   * itself, in the transaction in which it does its work.
   */
  readonly idempotent?: true | 'in-command'
  /** Only the code is the answer: the generic toast stays away and the caller presents the failure. */
  readonly quiet?: boolean
  /** Takes its JSON as text too, which is how a page that is left can send it to another origin. */
  readonly beacon?: boolean
  /** Answers that carry more than `{ code, message, results }`: region lists, share signature. */
  readonly envelope?: 'geo' | 'wx'
}

/** A row of the catalogue: metadata plus the wire types, which exist at compile time only. */
export interface Endpoint<Input, Results> extends EndpointMeta {
  readonly __types?: { input: Input; results: Results }
}

/** Writes a row: `row<BookingListInput, BookingList>({ method: 'POST', … })`. */
export const row = <Input, Results>(meta: EndpointMeta): Endpoint<Input, Results> => meta
