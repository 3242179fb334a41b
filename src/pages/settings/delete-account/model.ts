import { eraseAccount, keepAccount, readLeaving, type Leaving } from '@/services/account/privacy'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import { accountCode } from '@/services/account/profile'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

/** Leaving the account: what it costs, the user's word and their phone's, and a week to take it back. */
export class DeleteAccountModel {
  readonly leaving = new LoadableRequest<Leaving>()
  readonly form: FormState<'code' | 'agree'>
  readonly sender: CodeSender
  agreed = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'leave', ['code', 'agree'])
    this.sender = new CodeSender(root, accountCode('erase'))
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.leaving, () => readLeaving(scope.call))
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.form.clear('agree')
  }

  send(): void {
    void this.sender.send()
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { feedback, call } = this.root
    const { form, sender } = this
    if (!form.check({ code: sender.error, agree: this.agreed ? null : texts.agreeFirst })) return
    const sure = await feedback.confirm({
      title: texts.sure,
      text: texts.sureText,
      confirmText: texts.confirm,
      cancelText: texts.stay
    })
    if (!sure) return
    const leaving = await form.send(() => eraseAccount(call, sender.code))
    if (leaving) this.leaving.set(leaving)
  })

  readonly keep = singleFlight(async (): Promise<void> => {
    const leaving = await this.form.send(() => keepAccount(this.root.call))
    if (!leaving) return
    this.leaving.set(leaving)
    this.root.feedback.toast({ text: texts.kept, icon: 'success' })
  })
}
