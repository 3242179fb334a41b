import { NEW_MESSAGES_MS } from '@/domain/constants'
import { observed } from './observed'
import type { SessionStore } from './session'

/** 'message' of §3: how many messages the account has not read. */
export class MessageStore {
  newMessages = 0
  /** When the server last told the count, in ms since 1970; 0: not yet in this session. */
  lastUpdate = 0
  isChecking = false
  /** Counts the sessions, so that an answer for one that has ended is dropped. */
  private round = 0

  constructor(
    private readonly session: Pick<SessionStore, 'isLoginedUser'>,
    private readonly now: () => number
  ) {
    observed(this)
  }

  sessionEnded(): void {
    this.round++
    this.newMessages = 0
    this.lastUpdate = 0
    this.isChecking = false
  }

  /** The count was told so lately that nobody asks again (R9.5). */
  get valid(): boolean {
    return Math.abs(this.now() - this.lastUpdate) < NEW_MESSAGES_MS
  }

  /**
   * Asks the server unless somebody is asking or the count is fresh. A help: without an answer what was known stays.
   * @param count asks it: the call is of few pages, the store of all
   */
  async check(count: () => Promise<number>): Promise<void> {
    if (!this.session.isLoginedUser || this.isChecking || this.valid) return
    const { round } = this
    this.isChecking = true
    const found = await count().catch(() => null)
    if (round === this.round) this.checked(found)
  }

  /** A list or a reading told the count as well. */
  told(count: number): void {
    this.newMessages = count
    this.lastUpdate = this.now()
  }

  private checked(count: number | null): void {
    this.isChecking = false
    if (count !== null) this.told(count)
  }
}
