import { accountCode, readProfile, verifyPhone, type Profile } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

/** The first step to another number: who it is. */
export class PhoneAuthModel {
  readonly profile = new LoadableRequest<Profile>()
  readonly form: FormState<'code' | 'current'>
  readonly sender: CodeSender
  password = ''
  byPassword = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'old-phone', ['code', 'current'])
    this.sender = new CodeSender(root, accountCode('verify'))
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.profile, () => readProfile(scope.call))
  }

  setByPassword(byPassword: boolean): void {
    this.byPassword = byPassword
  }

  typePassword(password: string): void {
    this.password = password
    this.form.clear('current')
  }

  send(): void {
    void this.sender.send()
  }

  /** @returns with what the number can be changed; null when it is not who it should be */
  readonly next = singleFlight(async (): Promise<string | null> => {
    const { byPassword, password, sender, form } = this
    const fine = form.check({
      code: byPassword ? null : sender.error,
      current: byPassword && password === '' ? texts.passwordMissing : null
    })
    if (!fine) return null
    return form.send(() => verifyPhone(this.root.call, byPassword ? { password } : { code: sender.code }))
  })
}
