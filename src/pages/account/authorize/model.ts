import { runInAction } from 'mobx'
import { CallError, ErrorCode } from '@/contract/errors'
import { HumanCheckModel } from '@/components/account/human-check/model'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { codeIn, mobileError, mobileIn, normalizeMobile } from '@/domain/person/mobile'
import type { LoginCapability } from '@/platform/door/login'
import type { HostCapability } from '@/platform/host/types'
import type { Session } from '@/services/account/account'
import { logIn, logInByHost, sendLoginCode } from '@/services/account/login'
import { logInByPassword } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { agreed } from '@/stores/agreed'
import { checkMiniProgram } from '@/stores/mini-program'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { authorizeTexts as texts } from './texts'

type FieldName = 'mobile' | 'code' | 'password' | 'agreement'

/** Login by SMS code or password, and by the host where it can sign people in (§4, §7 Auth and account). */
export class AuthorizeModel {
  mobile = ''
  code = ''
  password = ''
  byPassword = false
  agreed = false
  errors: Partial<Record<FieldName, string>> = {}
  /** The code itself in demo mode; '' elsewhere. */
  demoCode = ''
  /** ms since 1970 when the next code may be asked for; 0 at once. */
  sendAgainAt = 0
  busy = false
  readonly check: HumanCheckModel

  constructor(
    private readonly root: Root,
    private readonly hostLogin: LoginCapability,
    /** Leads on after the session began. */
    private readonly leave: () => void,
    private readonly toField: HostCapability['toField']
  ) {
    this.check = new HumanCheckModel(root)
    observed(this)
  }

  setMobile(mobile: string): void {
    this.mobile = mobileIn(mobile)
    this.clearError('mobile')
  }

  setCode(code: string): void {
    this.code = codeIn(code)
    this.clearError('code')
  }

  setPassword(password: string): void {
    this.password = password
    this.clearError('password')
  }

  setByPassword(byPassword: boolean): void {
    this.byPassword = byPassword
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.clearError('agreement')
  }

  sendCode = singleFlight(async () => {
    const mobile = normalizeMobile(this.mobile)
    const wrong = mobileError(mobile)
    if (wrong) return this.fail('mobile', wrong)
    if (this.root.clock.now() < this.sendAgainAt) return
    try {
      const sent = await this.check.through((ticket) => sendLoginCode(this.root.call, mobile, ticket))
      if (!sent) return
      const { retryAfter, demoCode = '' } = sent
      runInAction(() => {
        this.sendAgainAt = this.root.clock.now() + retryAfter * 1000
        this.demoCode = demoCode
      })
      this.root.feedback.toast({ text: texts.sent, icon: 'success' })
    } catch (error) {
      this.root.presentError(error)
    }
  })

  login = singleFlight(async () => {
    const { byPassword, password } = this
    const field = byPassword ? 'password' : 'code'
    const mobile = normalizeMobile(this.mobile)
    const code = this.code.trim()
    const mobileWrong = mobileError(mobile)
    const wrong = byPassword ? (password === '' ? texts.passwordMissing : null) : this.codeWrong(code)
    if (wrong) this.setError(field, wrong)
    if (mobileWrong) return this.fail('mobile', mobileWrong)
    if (wrong) return this.fail(field, wrong)
    if (!this.hasAgreed()) return
    const { call, session } = this.root
    const { comefrom } = session
    await this.begin(
      () =>
        byPassword
          ? this.check.through((ticket) =>
              logInByPassword(call, {
                mobile,
                password,
                comefrom,
                ...(ticket === undefined ? {} : { ticket })
              })
            )
          : logIn(call, { mobile, code, comefrom }),
      // A code that is wrong, too old or tried too often: what has to be done is done in its field.
      (message) => this.fail(field, message)
    )
  })

  private codeWrong(code: string): string | null {
    if (code === '') return texts.codeMissing
    return /^\d{6}$/.test(code) ? null : texts.codeWrong
  }

  /** The mini-program: `phoneCode` is what its phone button gave, undefined when the user refused. */
  loginByPhone = singleFlight(async (phoneCode: string | undefined) => {
    if (!this.hasAgreed()) return
    const code = phoneCode ? await this.hostLogin.credential() : null
    if (!code || !phoneCode) {
      this.root.feedback.toast({ text: texts.silentFailed })
      return
    }
    await this.begin(() => logInByHost(this.root.call, { code, phoneCode }))
  })

  private async begin(
    open: () => Promise<Session | null>,
    refused?: (message: string) => void
  ): Promise<void> {
    this.setBusy(true)
    try {
      const session = await open()
      if (!session && refused) return
      if (!session) {
        this.root.feedback.toast({ text: texts.silentFailed })
        return
      }
      this.root.session.begin(session)
      agreed(this.root)
      await checkMiniProgram(this.root, this.hostLogin)
      this.root.feedback.toast({ text: texts.done, icon: 'success', ms: SHORT_TOAST_MS })
      this.leave()
    } catch (error) {
      if (refused && error instanceof CallError && error.code === ErrorCode.business) refused(error.message)
      else this.root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  }

  /** Says so when the agreements are not yet accepted. */
  hasAgreed(): boolean {
    if (!this.agreed) this.fail('agreement', texts.agreeFirst)
    return this.agreed
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  /** The field is marked, keeps its text, takes the focus and says why; the toast only shows it. */
  private fail(field: FieldName, message: string): void {
    this.setError(field, message)
    this.toField(field)
    this.root.feedback.invalid(message)
  }

  private setError(field: FieldName, message: string): void {
    this.errors = { ...this.errors, [field]: message }
  }

  private clearError(field: FieldName): void {
    const { [field]: _cleared, ...rest } = this.errors
    this.errors = rest
  }
}
