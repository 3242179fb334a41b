import { passwordChecks, passwordError, type KnownOf } from '@/domain/account/password'
import { accountCode, readProfile, setPassword, type Profile } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

const FIELDS = ['current', 'code', 'password', 'again'] as const
type Field = (typeof FIELDS)[number]

/** The password: changed by the one there is or by a code, or set where there is none. */
export class ModifyPasswordModel {
  readonly profile = new LoadableRequest<Profile>()
  readonly form: FormState<Field>
  readonly sender: CodeSender
  current = ''
  password = ''
  again = ''
  private forgotten = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'password', FIELDS)
    this.sender = new CodeSender(root, accountCode('password'))
    observed(this)
  }

  get hasPassword(): boolean {
    return this.profile.value?.hasPassword === true
  }

  /** By a code, because there is no password or it is forgotten. */
  get bySms(): boolean {
    return this.forgotten || !this.hasPassword
  }

  get checks() {
    return passwordChecks(this.password, this.known)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.profile, () => readProfile(scope.call))
  }

  change(field: 'current' | 'password' | 'again', value: string): void {
    this[field] = value
    this.form.clear(field)
  }

  setForgotten(forgotten: boolean): void {
    this.forgotten = forgotten
  }

  send(): void {
    void this.sender.send()
  }

  /** @returns whether the password is set */
  readonly submit = singleFlight(async (): Promise<boolean> => {
    const { bySms, sender, current, password, again } = this
    const fine = this.form.check({
      current: bySms || current !== '' ? null : texts.currentMissing,
      code: bySms ? sender.error : null,
      password: passwordError(password, this.known),
      again: again === '' ? texts.againMissing : again === password ? null : texts.differs
    })
    if (!fine) return false
    const done = await this.form.send(async () => {
      await setPassword(this.root.call, bySms ? { code: sender.code } : { current }, password)
      return true
    })
    if (done !== true) return false
    const text = this.hasPassword ? texts.done : texts.doneSet
    this.root.feedback.toast({ text, icon: 'success' })
    return true
  })

  private get known(): KnownOf {
    return { mobile: this.profile.value?.mobile ?? '', birthday: this.profile.value?.birthday ?? '' }
  }
}
