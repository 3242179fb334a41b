import { HumanCheckModel } from '@/components/account/human-check/model'
import { FormState } from '@/components/account/form/form-state'
import { SELF } from '@/domain/person/contacts'
import { navigate } from '@/routes/navigate'
import { listContacts, type Contact } from '@/services/account/contacts'
import { askPersonal, bindPersonal, type PersonalCard } from '@/services/card/binding'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { digitsOf, NUMBER_LENGTH } from '../shared/numbers'
import { Attempts } from './attempts'
import { texts } from './texts'

const FIELDS = ['cardNumber', 'password', 'contactsId', 'agreed'] as const
type Field = (typeof FIELDS)[number]

const NUMBER = /^\d{16}$/
const PASSWORD = /^\d{6}$/
const PASSWORD_LENGTH = 6

/** A card that was bought: its number and password, and who uses it from then on. */
export class PersonalModel {
  readonly form: FormState<Field>
  readonly check: HumanCheckModel
  readonly attempts: Attempts
  readonly contacts = new LoadableRequest<readonly Contact[]>()
  number = ''
  password = ''
  agreed = false
  private picked = ''
  /** What was found right, and for which number and password: a refused binding does not ask again. */
  private offer: { readonly of: string; readonly card: PersonalCard } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'card', FIELDS)
    this.check = new HumanCheckModel(root)
    this.attempts = new Attempts(root)
    observed(this)
  }

  get people(): readonly Contact[] {
    return this.contacts.value ?? []
  }

  /** As picked, else the account's own person. */
  get user(): Contact | undefined {
    const wanted = this.people.find(({ id }) => id === this.picked)
    return wanted ?? this.people.find(({ relation }) => relation === SELF)
  }

  async loadContacts(): Promise<void> {
    const { scope } = this
    await scope.run(this.contacts, () => listContacts(scope.call))
  }

  typeNumber(text: string): void {
    this.number = digitsOf(text).slice(0, NUMBER_LENGTH)
    this.form.clear('cardNumber')
    this.attempts.reset()
  }

  typePassword(text: string): void {
    this.password = text.replace(/\D/g, '').slice(0, PASSWORD_LENGTH)
    this.form.clear('password')
  }

  pick(id: string): void {
    this.picked = id
    this.form.clear('contactsId')
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.form.clear('agreed')
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { number, password, user, agreed } = this
    const fine = this.form.check({
      cardNumber: number === '' ? texts.numberMissing : NUMBER.test(number) ? null : texts.numberWrong,
      password:
        password === '' ? texts.passwordMissing : PASSWORD.test(password) ? null : texts.passwordWrong,
      contactsId: user ? null : texts.userMissing,
      agreed: agreed ? null : texts.agreeFirst
    })
    if (!fine || !user) return
    const bound = await this.form.send(async () => {
      const card = await this.ask()
      if (card?.bound) return { number: card.number, text: texts.already }
      return card && { number: await bindPersonal(this.root.call, card.proof, user.id), text: texts.bound }
    })
    if (!bound) return
    this.root.feedback.toast({ text: bound.text, icon: 'success' })
    if (!this.scope.left) navigate('cardDetail', { cardNum: bound.number }, { replace: true })
  })

  /** @returns null when the check was left */
  private async ask(): Promise<PersonalCard | null> {
    const { number: cardNumber, password, offer, root } = this
    const of = `${cardNumber} ${password}`
    if (offer?.of === of) {
      // A proof serves for one try: the next asks anew.
      this.setOffer(null)
      return offer.card
    }
    const card = await this.attempts.count(() =>
      this.check.through((ticket) => askPersonal(root.call, { cardNumber, password }, ticket))
    )
    this.setOffer(card && { of, card })
    return card
  }

  private setOffer(offer: PersonalModel['offer']): void {
    this.offer = offer
  }
}
