import type { FastifyBaseLogger } from 'fastify'
import type { EndpointName, ResultsOf } from '@/contract/catalogue'
import type { ParsedInput } from '@/contract/schemas'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { Gateway } from '../money/gateway'
import type { IdempotencyKey } from './idempotency'
import { tokenInvalid } from './refusal'

export interface CurrentUser {
  readonly id: string
  readonly phone: string
}

export interface Invitation {
  readonly inviteId: string
  readonly inviteUserId: string
}

export interface CurrentSession {
  readonly id: string
  readonly userId: string
  /** base64url; seed of the signing and encryption keys. */
  readonly secret: string
  /** The proven entry channel: 66 for who came by the mini-program's own credential. */
  readonly channel: number
}

/** What a handler knows besides its input. A call that is made under an idempotency key has it as `once`. */
export interface RequestContext {
  readonly db: Db
  readonly gateway: Gateway
  readonly now: () => Date
  readonly user: CurrentUser | null
  readonly session: CurrentSession | null
  /** The raw access token, when one came. */
  readonly token: string | null
  /** Random id of a guest's device (header `devicetoken`); owns holds until login adopts them. */
  readonly deviceToken: string | null
  /** What the caller's browser or WeChat calls itself. */
  readonly userAgent: string
  /** Entry channel as the client names it (§1): 50 web, 66 mini-program, 68 partner bank. Chooses content, gives no right. */
  readonly comefrom: number
  /** The channel whose coupons may be used: the session's proven one, web for a guest. */
  readonly channel: number
  /** What a login call says of an invitation (headers of §7). */
  readonly invitation: Invitation | null
  readonly idempotencyKey: string | null
  readonly once: IdempotencyKey | null
  readonly log: FastifyBaseLogger
  readonly config: Config
  /** Where the call comes from; '' of a caller who has gone. */
  readonly address: string
  /** The same, as limits count it. */
  readonly network: string
  /** The same, with all networks of an IPv6 customer as one. */
  readonly site: string
  readonly requestId: string
  /** A cookie of the caller's by its name. */
  readonly cookie: (name: string) => string | undefined
  /** `https://host` as the user sees it, for links that leave the answer. */
  readonly origin: string
}

/** One call: input as the schema parsed it, results as the catalogue promises; refuses by throwing `Refusal`. */
type Handler<N extends EndpointName> = (
  input: ParsedInput<N>,
  context: RequestContext
) => Promise<ResultsOf<N>>

export type Handlers = { [N in EndpointName]: Handler<N> }

/** Who is logged in. Rows with `auth: 'user'` have checked that before; where a guest may call as well, they are asked to log in (3). */
export function requireUser<C extends Pick<RequestContext, 'user'>>({ user }: C): CurrentUser {
  if (!user) throw tokenInvalid()
  return user
}
