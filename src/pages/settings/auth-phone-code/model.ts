import { mobileError, mobileIn, normalizeMobile } from '@/domain/person/mobile'
import { accountCode, changePhone } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

/** The second step to another number: it is proven and bound. */
export class AuthPhoneCodeModel {
  readonly form: FormState<'mobile' | 'code' | 'ticket'>
  readonly sender: CodeSender
  mobile = ''
  /** The number that is bound; '' before. */
  bound = ''

  constructor(
    private readonly root: Root,
    private readonly ticket: string
  ) {
    this.form = new FormState(root, 'new-phone', ['mobile', 'code', 'ticket'])
    this.sender = new CodeSender(root, accountCode('bind'))
    observed(this)
  }

  /** The old number has not been proven, or too long ago. */
  get unproven(): boolean {
    return this.ticket === '' || this.form.errors.ticket !== undefined
  }

  enter(): void {
    // All of it came with the address.
  }

  typeMobile(mobile: string): void {
    this.mobile = mobileIn(mobile)
    this.form.clear('mobile')
  }

  send(): void {
    if (this.form.check({ mobile: this.mobileWrong })) void this.sender.send(normalizeMobile(this.mobile))
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { form, sender, ticket } = this
    if (!form.check({ mobile: this.mobileWrong, code: sender.error })) return
    const mobile = normalizeMobile(this.mobile)
    const account = await form.send(() => changePhone(this.root.call, { ticket, mobile, code: sender.code }))
    if (!account) return
    this.root.session.setAccount(account)
    this.finish(mobile)
  })

  private get mobileWrong(): string | null {
    const wrong = mobileError(this.mobile)
    if (wrong) return wrong
    return normalizeMobile(this.mobile) === this.root.session.account?.mobile ? texts.same : null
  }

  private finish(mobile: string): void {
    this.bound = mobile
  }
}
