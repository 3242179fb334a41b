import { makeAutoObservable, runInAction } from 'mobx'
import type { Session, UserInfo } from '@/contract/dto/auth'
import { CallError, ErrorCode } from '@/contract/errors'
import { ACCESS_TOKEN_MS, TOKEN_REFRESH_RETRY_LIMIT } from '@/domain/constants'
import type { StorageCapability } from '@/platform/storage/types'
import type { Credentials, SessionKeeper } from '@/services/call'
import type { SessionSecret } from '@/services/secure-channel'
import { Persisted } from './persisted'

const LOGIN_NOTICE = '您还没有登录，或者登录超时，请重新登录'
/** A remembered login is good for this long without use, in ms. */
const REMEMBER_MS = 30 * 24 * 3_600_000

export interface SessionDeps {
  readonly storage: StorageCapability
  /** ms since 1970 by the server's clock. */
  readonly now: () => number
  readonly comefrom: string
  readonly newDeviceToken: () => string
  readonly refresh: (refreshToken: string) => Promise<Session>
  /** An access token of the entry query (§4): reaches private routes until the account is read. */
  readonly accessToken: string | null
}

/** 'authorize' of §3: who is using the product. */
export class SessionStore implements SessionKeeper {
  current: Session | null
  /** Where login returns to; '/' until a private page set it (R3.4). */
  redirect = '/'
  comefrom: string
  isThird = false
  newMessages = 0
  private readonly kept: Persisted<Session>
  private readonly deviceToken: string
  private flight: Promise<void> | null = null
  private tries = 0
  private readonly endings = new Set<() => void>()

  constructor(private readonly deps: SessionDeps) {
    const { storage, now } = deps
    this.kept = new Persisted<Session>(storage.local, 'session', now, REMEMBER_MS)
    this.current = this.kept.read()
    this.comefrom = deps.comefrom
    const stored = storage.local.get('device-token')
    this.deviceToken = stored ?? deps.newDeviceToken()
    if (stored === null) storage.local.set('device-token', this.deviceToken)
    makeAutoObservable<this, 'deps' | 'kept' | 'deviceToken' | 'flight' | 'tries' | 'endings'>(
      this,
      { deps: false, kept: false, deviceToken: false, flight: false, tries: false, endings: false },
      { autoBind: true }
    )
  }

  get token(): string | null {
    return this.current?.token ?? this.deps.accessToken
  }

  get isLoginedUser(): boolean {
    return this.token !== null
  }

  get userInfo(): UserInfo | null {
    return this.current?.userInfo ?? null
  }

  get secret(): SessionSecret | null {
    return this.current
  }

  credentials(): Credentials {
    return { token: this.token, comefrom: this.comefrom, deviceToken: this.deviceToken, inviteIds: {} }
  }

  /** A login or a renewal succeeded. */
  begin(session: Session): void {
    this.current = session
    this.kept.write(session)
    this.deps.storage.setTokenCookie(session.token, ACCESS_TOKEN_MS / 1000)
  }

  setUserInfo(userInfo: UserInfo): void {
    if (this.current) this.begin({ ...this.current, userInfo })
  }

  setRedirect(path: string): void {
    this.redirect = path
  }

  setNewMessages(count: number): void {
    this.newMessages = count
  }

  /** What else has to go when a session ends: cached contacts, form data (R4.2). */
  onEnd(clear: () => void): void {
    this.endings.add(clear)
  }

  /** Token, contacts and form data go, new messages count 0, and the next login leads to /mine (R4.2). */
  end(): void {
    this.current = null
    this.kept.clear()
    this.deps.storage.setTokenCookie(null, 0)
    this.newMessages = 0
    this.redirect = '/mine'
    for (const clear of this.endings) clear()
  }

  invalidate(): void {
    this.end()
  }

  renewed(): void {
    this.tries = 0
  }

  /**
   * Code 2 (§8): renews the session once for all that wait; the ten tries are shared. Rejects with `tokenInvalid`
   * when they are used up or the credential is refused, with `network` when the line is down (nothing is cleared).
   */
  renew(failedToken: string | null): Promise<void> {
    this.adoptFromStorage()
    if (this.token !== null && this.token !== failedToken) return Promise.resolve()
    this.flight ??= this.refreshUntilDone().finally(() => {
      this.flight = null
    })
    return this.flight
  }

  /** Another tab may have renewed already; its rotated credential must not be replayed. */
  private adoptFromStorage(): void {
    const stored = this.kept.read()
    if (stored && this.current && stored.token !== this.current.token) this.current = stored
  }

  private async refreshUntilDone(): Promise<void> {
    while (this.current && this.tries < TOKEN_REFRESH_RETRY_LIMIT) {
      this.tries += 1
      try {
        const session = await this.deps.refresh(this.current.refreshToken)
        runInAction(() => this.begin(session))
        return
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.code === ErrorCode.network || error.code === ErrorCode.timeout) throw error
        if (error.code === ErrorCode.tokenInvalid) break
      }
    }
    this.tries = 0
    this.invalidate()
    throw new CallError(ErrorCode.tokenInvalid, LOGIN_NOTICE)
  }
}
