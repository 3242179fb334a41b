import { when } from 'mobx'
import { CallError } from '@/contract/errors'
import { REDIRECT_BRIDGE_MS } from '@/domain/constants'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { Target } from './target'

/** A login by what a host says of its person, without a form. */
export interface SilentLogin {
  /** Whether it has logged somebody in; rejects while the line is down. */
  logIn(root: Root): Promise<boolean>
  /** The page on which the host is asked for more (§8, 50001). @param url public path to return to */
  openForm(url: string): void
}

/** After so many ms the way on by hand is the main thing on the page. */
const LATE_MS = 5000

/** `guest`: a login opens in a moment; `running`: a host logs in by itself. */
type BridgeState = 'leading' | 'guest' | 'running' | 'offline'

interface Ways {
  /** The app's own login; false where the host has none. */
  appLogin(): boolean
  toLogin(): void
}

/** The way from another host to a page of ours: at once where no login is needed, else by the one that this host has. */
export class BridgeModel {
  state: BridgeState = 'leading'
  late = false
  private readonly ending: (() => void)[] = []
  /** Of the last start: what an earlier one was waiting for leads nowhere. */
  private turn = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly target: Target,
    private readonly ways: Ways,
    /** Of the channel; undefined for one whose host says nothing of its person. */
    private readonly silent: (() => Promise<SilentLogin>) | undefined
  ) {
    observed(this)
  }

  enter(): void {
    const timer = setTimeout(this.setLate, LATE_MS)
    this.scope.onLeave(() => clearTimeout(timer))
    this.scope.onLeave(this.covered)
    void this.start()
  }

  /** Another page lies over this one: nothing leads on over it. */
  covered(): void {
    for (const end of this.ending.splice(0)) end()
  }

  returned(): void {
    void this.start()
  }

  /** Also after a failure. A token of the address is traded first. */
  async start(): Promise<void> {
    const { session } = this.root
    this.covered()
    const turn = (this.turn += 1)
    this.show('leading')
    try {
      await session.ready()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return this.show('offline')
    }
    if (!this.scope.shown || turn !== this.turn) return
    if (session.isLoginedUser || !this.target.isPrivate) return this.target.open()
    // By whatever login, also one in another tab.
    this.endWith(
      when(
        () => session.isLoginedUser,
        () => void this.start()
      )
    )
    if (this.silent) return this.logInSilently(this.silent)
    this.show('guest')
    this.setTimer(setTimeout(this.logIn, REDIRECT_BRIDGE_MS))
  }

  /** R2.180: to login, the app's own where it has one. */
  logIn(): void {
    clearTimeout(this.timer)
    this.show('running')
    if (!this.ways.appLogin()) this.ways.toLogin()
  }

  /** Once the app's own login, or the bank's, has been asked, the button leads to ours. */
  logInByHand(): void {
    if (this.state === 'guest') this.logIn()
    else this.ways.toLogin()
  }

  /** R2.181 */
  private async logInSilently(load: () => Promise<SilentLogin>): Promise<void> {
    this.show('running')
    let form: (() => void) | null = null
    try {
      const silent = await load()
      if (!(await silent.logIn(this.root))) form = () => silent.openForm(this.target.path)
    } catch {
      return this.show('offline')
    }
    if (this.scope.shown) form?.()
  }

  private show(state: BridgeState): void {
    this.state = state
  }

  private setTimer(timer: ReturnType<typeof setTimeout>): void {
    this.timer = timer
    this.endWith(() => clearTimeout(timer))
  }

  private endWith(end: () => void): void {
    this.ending.push(end)
  }

  private setLate(): void {
    this.late = true
  }
}
