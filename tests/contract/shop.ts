import * as v from 'valibot'
import { catalogue, type EndpointName, type InputOf, type ResultsOf } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { schemas } from '@/contract/schemas'
import {
  createCaller,
  type CallOptions,
  type WireAnswer,
  type WireRequest
} from '../../server/testing/caller'

export type Send = (request: WireRequest) => Promise<WireAnswer>

/** The backend answers otherwise than the contract says. */
export class Broken extends Error {}

/** What cannot be looked at with this backend, and why. */
export class Skipped extends Error {}

/** How somebody logs in whose code comes by SMS. */
export interface Who {
  readonly phone: string
  /** null: the backend tells it, as the demo does. */
  readonly code: string | null
}

/** A backend under the suite, and what has been learnt of it. */
export class Shop {
  private who: Session | null = null

  constructor(
    private readonly transport: Send,
    private readonly now: () => Date = () => new Date()
  ) {}

  /** As it goes over the wire. */
  readonly send: Send = (request) => this.transport(request)

  get session(): Session {
    if (!this.who) throw new Skipped('nobody could log in')
    return this.who
  }

  logged(session: Session): void {
    this.who = session
  }

  /** The call as our client makes it; what it answers is held against the contract. */
  async ask<N extends EndpointName>(
    name: N,
    input: InputOf<N>,
    options: CallOptions = {}
  ): Promise<ResultsOf<N>> {
    const answer = await this.caller().callRaw(name, input, this.asUser(name, options))
    if (answer.code !== ErrorCode.ok) throw new Broken(`${name} answered ${answer.code} ${answer.message}`)
    const row: EndpointMeta = catalogue[name]
    if (row.encrypted && !isEnvelope(answer.raw['results'])) throw new Broken(`${name} is answered in plain`)
    const parsed = v.safeParse(schemas[name].results, answer.results)
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw new Broken(`${name}: results${pathOf(issue)} ${issue.message}`)
    }
    return parsed.output as ResultsOf<N>
  }

  /** The call has to end with one of these codes. @param send in place of the wire: changes what goes over it */
  async refuses(
    name: EndpointName,
    input: unknown,
    codes: readonly number[],
    options: CallOptions = {},
    send: Send = this.send
  ): Promise<void> {
    const answer = await createCaller(this.now, send).callRaw(name, input, options)
    if (!codes.includes(answer.code))
      throw new Broken(`${name} answered ${answer.code}, and not ${codes.join(' or ')}`)
    if (answer.message.trim() === '') throw new Broken(`${name} refuses without a word`)
  }

  private caller() {
    return createCaller(this.now, this.send)
  }

  private asUser(name: EndpointName, options: CallOptions): CallOptions {
    const { auth }: EndpointMeta = catalogue[name]
    return auth === 'user' && options.session === undefined ? { ...options, session: this.session } : options
  }
}

const isEnvelope = (results: unknown): boolean =>
  results === null || (typeof results === 'object' && 'res' in results && typeof results.res === 'string')

const pathOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue)
  return path === null ? '' : `.${path}`
}
