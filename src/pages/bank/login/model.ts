import { runInAction } from 'mobx'
import { CallError, ErrorCode } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { bankApp } from '@/platform/bank-app'
import type { BankCustomer } from '@/platform/bank-app/types'
import type { HostCapability } from '@/platform/host/types'
import { authorizeCustomer } from '@/services/account/bank'
import { singleFlight } from '@/services/http/throttle'
import { agreed } from '@/stores/agreed'
import { enterByBank } from '@/stores/bank-login'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** What the page shows of the login. */
type LoginState =
  | { readonly kind: 'running' | 'none' | 'offline' }
  | { readonly kind: 'consent'; readonly customer: BankCustomer }
  | { readonly kind: 'refused'; readonly message: string }

/** Login by the partner bank (§6, §8): silently for who has agreed before, else once they agree. */
export class BankLoginModel {
  state: LoginState = { kind: 'running' }
  agreed = false
  /** Why the box is marked; '' while it is not. */
  agreementError = ''
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    /** Leads on after the session began. */
    private readonly leave: () => void,
    private readonly toField: HostCapability['toField']
  ) {
    observed(this)
  }

  enter(): void {
    if (!this.root.session.isLoginedUser) void this.start()
  }

  /** Also after a failure: the bank's app is asked anew. */
  readonly start = singleFlight(async (): Promise<void> => {
    this.show({ kind: 'running' })
    try {
      const end = await enterByBank(this.root, bankApp, this.succeed)
      if (end.kind !== 'session') this.show(end)
    } catch (error) {
      this.show(
        error instanceof CallError && error.code === ErrorCode.business
          ? { kind: 'refused', message: error.message }
          : { kind: 'offline' }
      )
    }
  })

  readonly authorize = singleFlight(async (): Promise<void> => {
    const { state } = this
    if (state.kind !== 'consent') return
    if (!this.agreed) return this.askAgreement()
    this.setBusy(true)
    try {
      const session = await authorizeCustomer(this.root.call, state.customer)
      runInAction(() => this.root.session.begin(session))
      agreed(this.root)
      this.succeed()
    } catch (error) {
      // What the bank said has run out meanwhile: it is asked again by a button.
      if (error instanceof CallError && error.code === ErrorCode.business)
        this.show({ kind: 'refused', message: error.message })
      else this.root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.agreementError = ''
  }

  showGrant(): void {
    void this.root.feedback.alert({ title: texts.grantTitle, text: texts.grantText })
  }

  private askAgreement(): void {
    this.agreementError = texts.agreeFirst
    this.toField('agreement')
    this.root.feedback.invalid(texts.agreeFirst)
  }

  private succeed(): void {
    if (this.scope.left) return
    this.root.feedback.toast({ text: texts.done, icon: 'success', ms: SHORT_TOAST_MS })
    this.leave()
  }

  private show(state: LoginState): void {
    this.state = state
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
