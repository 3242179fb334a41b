import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { HumanCheckModel } from '@/components/account/human-check/model'
import { PIN_LENGTH, pinProblem } from '@/domain/card/pin'
import { clock as clockOf } from '@/domain/day-names'
import { listContacts } from '@/services/account/contacts'
import { refusedTries, sendCardCode, setCardPassword } from '@/services/card/binding'
import { readCard, type CardDetail } from '@/services/card/wallet'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const FIELDS = ['oldPassword', 'code', 'newPassword', 'again'] as const
type Field = (typeof FIELDS)[number]
type Typed = Exclude<Field, 'code'>

const PIN = new RegExp(`^\\d{${PIN_LENGTH}}$`)

/** A card's password: changed by the old one, or by a code to the account's own number. */
export class PasswordModel {
  readonly card = new LoadableRequest<CardDetail>()
  readonly form: FormState<Field>
  readonly sender: CodeSender
  readonly check: HumanCheckModel
  typed: Readonly<Record<Typed, string>> = { oldPassword: '', newPassword: '', again: '' }
  bySms = false
  triesLeft: number | null = null
  lockedUntil = 0
  /** Birthdays and phones of whom it is for. */
  private numbers: readonly string[] = []

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly number: string
  ) {
    this.form = new FormState(root, 'pin', FIELDS)
    this.sender = new CodeSender(root, (call, _mobile, ticket) => sendCardCode(call, undefined, ticket))
    this.check = new HumanCheckModel(root)
    observed(this)
  }

  /** Under the field of the old one: what the server tells of tries; '' nothing. */
  get tries(): string {
    if (this.lockedUntil > 0) return texts.locked(clockOf(this.lockedUntil))
    return this.triesLeft === null ? '' : texts.tries(this.triesLeft)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const card = await scope.run(this.card, () => readCard(scope.call, this.number))
    if (!card) return
    // A help: the server judges the password by the same rule.
    const contacts = await listContacts(scope.call).catch(() => [])
    const holder = contacts.find(({ id }) => id === card.holder.id)
    const { mobile = '' } = this.root.session.account ?? {}
    this.setNumbers([mobile, holder?.mobile ?? '', holder?.birthday ?? ''])
  }

  type(field: Typed, text: string): void {
    this.typed = { ...this.typed, [field]: text.replace(/\D/g, '').slice(0, PIN_LENGTH) }
    this.form.clear(field)
  }

  /** Left with a new password that cannot be one. */
  leaveFresh(): void {
    const { newPassword } = this.typed
    if (newPassword !== '' && this.freshProblem) this.form.note('newPassword', this.freshProblem)
  }

  setBySms(bySms: boolean): void {
    this.bySms = bySms
  }

  /** @returns whether it is saved */
  readonly submit = singleFlight(async (): Promise<boolean> => {
    const { typed, bySms, sender, form, root, number } = this
    const { oldPassword, newPassword, again } = typed
    const fine = form.check({
      oldPassword: bySms
        ? null
        : oldPassword === ''
          ? texts.oldMissing
          : PIN.test(oldPassword)
            ? null
            : texts.oldWrong,
      code: bySms ? sender.error : null,
      newPassword: this.freshProblem,
      again: again === '' ? texts.againMissing : again === newPassword ? null : texts.differs
    })
    if (!fine) return false
    const by = bySms ? { code: sender.code } : { oldPassword }
    const saved = await form.send(() =>
      this.counted(() =>
        this.check.through(async (ticket) => {
          await setCardPassword(root.call, number, by, newPassword, ticket)
          return true
        })
      )
    )
    if (saved) root.feedback.toast({ text: texts.saved, icon: 'success' })
    return saved === true
  })

  private get freshProblem(): string | null {
    const { newPassword, oldPassword } = this.typed
    const numbers = this.numbers.filter((known) => known !== '')
    return pinProblem(newPassword, { numbers, old: this.bySms ? null : oldPassword })
  }

  private async counted<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const told = refusedTries(error)
      if (told) this.setTries(told.left, told.lockedUntil)
      throw error
    }
  }

  private setTries(left: number | null, lockedUntil: number): void {
    this.triesLeft = left
    this.lockedUntil = lockedUntil > this.root.clock.now() ? lockedUntil : 0
  }

  private setNumbers(numbers: readonly string[]): void {
    this.numbers = numbers
  }
}
