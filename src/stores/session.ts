import { CallError, ErrorCode, LOGIN_NOTICE } from '@/contract/errors'
import { ACCESS_TOKEN_MS, TOKEN_REFRESH_RETRY_LIMIT } from '@/domain/constants'
import type { StorageCapability } from '@/platform/storage/types'
import type { Account, Session } from '@/services/account/account'
import type { Credentials, SessionKeeper } from '@/services/http/call'
import type { SessionSecret } from '@/services/http/secure-channel'
import { isOfPhone, type KeptKey } from './kept-keys'
import { observed } from './observed'
import { Persisted } from './persisted'

/** A remembered login is good for this long without use, in ms. */
const REMEMBER_MS = 30 * 24 * 3_600_000
const KEY = 'session' satisfies KeptKey
/** Session storage of §3, spelt so: a host on WeChat's channel handed its user over. */
const THIRD_KEY = 'formWeChat' satisfies KeptKey

/** What an older client kept does not tell whose it is until the account is asked, as at each entry. */
type KeptSession = Omit<Session, 'account'> & { readonly account?: Account }

/** What led into the product. */
interface Entry {
  readonly comefrom: string
  /** An access token of the entry query (§4): opens private routes while it is traded for a session. */
  readonly accessToken: string | null
  /** Invite ids of the entry (§7). */
  readonly inviteIds: Readonly<Record<string, string>> | null
}

export interface SessionDeps extends Entry {
  readonly storage: StorageCapability
  /** ms since 1970 by the server's clock. */
  readonly now: () => number
  readonly newDeviceToken: () => string
  readonly refresh: (refreshToken: string) => Promise<Session>
  readonly trade: (token: string) => Promise<void>
  /** The token of the address is spent or worthless: it has to go from there. */
  readonly traded: () => void
  /** The session was lost to this failure, not ended by the user. */
  readonly lost: (failure: CallError) => void
}

/** 'authorize' of §3: who is using the product. */
export class SessionStore implements SessionKeeper {
  current: KeptSession | null
  /** Where login returns to; '/' until a private page set it (R3.4). */
  redirect = '/'
  comefrom = ''
  /** A host on channel 66 handed its user over by a token in the address (§3). */
  isThird: boolean
  /** The token of the address until it is traded. */
  private entryToken: string | null = null
  private readonly kept: Persisted<KeptSession>
  /** A phone without room keeps none: then its absence says nothing. */
  private isKept: boolean
  private readonly deviceToken: string
  private readonly invited: Persisted<Readonly<Record<string, string>>>
  private flight: Promise<void> | null = null
  private trading: Promise<void> | null = null
  private tries = 0
  private readonly endings: (() => (() => void) | void)[] = []
  /** What a session that was lost had typed, and whose it is: a login of the same account finds it again. */
  private left: { readonly of: string | undefined; readonly putBack: () => void } | null = null
  /** Another one with each person: what a page holds of the former is dropped with it. */
  era = 0

  constructor(private readonly deps: SessionDeps) {
    const { storage, now } = deps
    this.kept = new Persisted<KeptSession>(storage.local, KEY, now, REMEMBER_MS)
    this.current = this.kept.read()
    this.isKept = this.current !== null
    // Nobody has used the session for so long that it is over: what its person left on the phone is not the next one's.
    if (!this.current && storage.local.get(KEY) !== null) {
      this.kept.clear()
      this.wipe()
    }
    this.isThird = storage.session.get(THIRD_KEY) !== null
    this.invited = new Persisted(storage.local, 'invite-ids', now, REMEMBER_MS)
    this.enter(deps)
    const stored = storage.local.get('device-token')
    this.deviceToken = stored ?? deps.newDeviceToken()
    if (stored === null) storage.local.set('device-token', this.deviceToken)
    observed(this)
  }

  /** By the link that opened the product, or by one that led into it while it ran. */
  enter({ comefrom, accessToken, inviteIds }: Entry): void {
    this.comefrom = comefrom
    this.entryToken ??= accessToken
    if (inviteIds) this.invited.write(inviteIds)
  }

  get token(): string | null {
    return this.current?.token ?? null
  }

  get isLoginedUser(): boolean {
    return this.current !== null || this.entryToken !== null
  }

  get account(): Account | null {
    return this.current?.account ?? null
  }

  get secret(): SessionSecret | null {
    return this.current
  }

  credentials(): Credentials {
    const { token, comefrom, deviceToken } = this
    return { token, comefrom, deviceToken, inviteIds: this.invited.read() ?? {} }
  }

  /** A login or a renewal succeeded. */
  begin(session: KeptSession): void {
    const id = session.account?.id
    if (this.account && id && this.account.id !== id) this.end()
    this.current = session
    this.entryToken = null
    this.invited.clear()
    this.isKept = this.kept.write(session)
    this.deps.storage.setTokenCookie(session.token, ACCESS_TOKEN_MS / 1000)
    const { left } = this
    this.left = null
    if (!left || left.of !== id) return
    left.putBack()
    this.era++
  }

  /** What the server says of who is logged in. Who has left meanwhile, also in another tab, is not brought back by the answer (R4.2). */
  setAccount(account: Account): void {
    this.adopt()
    const { current } = this
    if (current && (current.account?.id ?? account.id) === account.id) this.begin({ ...current, account })
  }

  setRedirect(path: string): void {
    this.redirect = path
  }

  /** What else has to go when a session ends: contacts, form data (R4.2). @param clear may answer how to put it back */
  onEnd(clear: () => (() => void) | void): void {
    this.endings.push(clear)
  }

  /** All that is of the person goes, in memory and from the phone, and the next login leads to /mine (R4.2). */
  end(): void {
    this.kept.clear()
    this.deps.storage.setTokenCookie(null, 0)
    this.drop()
  }

  /** All but the session that the phone keeps: it may be the next one's, whom another tab has logged in. */
  private drop(): void {
    const of = this.current && (this.account?.id ?? '')
    this.current = null
    this.entryToken = null
    this.setThird(false)
    this.redirect = '/mine'
    // A guest's own things are nobody else's; a call that was under way with the lost session ends here once more.
    if (of === null) return
    this.era++
    this.wipe()
    const back = this.endings.map((clear) => clear())
    this.left = { of, putBack: () => back.forEach((put) => put?.()) }
  }

  private wipe(): void {
    const { local, session } = this.deps.storage
    local.wipe((key) => key === KEY || isOfPhone(key))
    session.wipe(isOfPhone)
  }

  /** The person leaves: nothing waits for them on this phone. */
  leave(): void {
    this.end()
    this.left = null
  }

  invalidate(failure: CallError): void {
    const had = this.isLoginedUser
    this.end()
    if (had) this.deps.lost(failure)
  }

  /**
   * Trades the token of the address, once for all that wait; where somebody else is logged in, once they agree. What cannot be
   * traded is cleared and told; who had logged in before stays so. Rejects only while nobody knows whether the token is good.
   */
  ready(): Promise<void> {
    const token = this.entryToken
    if (token === null) return Promise.resolve()
    this.trading ??= this.deps
      .trade(token)
      .then(this.deps.traded)
      .finally(() => (this.trading = null))
    return this.trading
  }

  forgetEntry(): void {
    this.entryToken = null
  }

  setThird(isThird: boolean): void {
    this.isThird = isThird
    if (isThird) this.deps.storage.session.set(THIRD_KEY, '1')
    else this.deps.storage.session.remove(THIRD_KEY)
  }

  renewed(): void {
    this.tries = 0
  }

  /**
   * Code 2 (§8): renews the session once for all that wait; the ten tries are shared. Rejects with `tokenInvalid`
   * when they are used up or the credential is refused, with `network` when the line is down (nothing is cleared).
   */
  renew(failedToken: string | null): Promise<void> {
    this.adopt()
    if (this.token !== null && this.token !== failedToken) return Promise.resolve()
    this.flight ??= this.refreshUntilDone().finally(() => {
      this.flight = null
    })
    return this.flight
  }

  /**
   * What another tab did to the session is done here: it was renewed (a rotated credential must not be replayed), its person left, or
   * somebody else has logged in.
   * @param asGuest also where nobody was logged in here
   */
  adopt(asGuest = false): void {
    const { current } = this
    const stored = this.kept.read()
    if (!(current || asGuest) || (!stored && !this.isKept) || stored?.token === current?.token) return
    if (current && stored?.account?.id !== current.account?.id) {
      this.drop()
      this.left = null
    }
    if (stored) this.begin(stored)
  }

  private async refreshUntilDone(): Promise<void> {
    while (this.current && this.tries < TOKEN_REFRESH_RETRY_LIMIT) {
      this.tries += 1
      try {
        const { refreshToken } = this.current
        const session = await this.deps.refresh(refreshToken)
        this.adopt()
        // Its person may have left meanwhile, here or in another tab (R4.2).
        if (this.current?.refreshToken === refreshToken) this.begin(session)
        return
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.code === ErrorCode.network || error.code === ErrorCode.timeout) throw error
        if (error.code === ErrorCode.tokenInvalid) break
      }
    }
    this.tries = 0
    const failure = new CallError(ErrorCode.tokenInvalid, LOGIN_NOTICE)
    this.invalidate(failure)
    throw failure
  }
}
