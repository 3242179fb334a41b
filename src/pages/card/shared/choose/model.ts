import { kindOfCategory } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import { cardChoices, cardPeople, nameFamily, type CardChoice, type CardPerson } from '@/services/card/people'
import { readCard, type CardDetail } from '@/services/card/wallet'
import { singleFlight, throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { startBooking } from './start'
import { texts } from './texts'

interface Opened {
  readonly card: CardDetail
  readonly people: readonly CardPerson[]
}

export interface ChooseParams {
  readonly cardNumber: string
  /** Of the packages that are shown (§9); undefined: all of them. */
  readonly category?: number | undefined
}

/** For whom a card is used, and which of its packages, or another in its place. */
export class ChooseModel {
  readonly request = new LoadableRequest<Opened>()
  readonly choices = new LoadableRequest<readonly CardChoice[]>()
  private picked = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: ChooseParams
  ) {
    observed(this)
  }

  get people(): readonly CardPerson[] {
    return this.request.value?.people ?? []
  }

  /** As picked, else the holder, else the first that can be booked for. */
  get person(): CardPerson | undefined {
    // Who is not named yet is asked for first.
    const free = this.people.filter(({ reason, canName, named }) => reason === '' && (named || !canName))
    return free.find(({ id }) => id === this.picked) ?? free.find(({ holder }) => holder) ?? free[0]
  }

  get listed(): readonly CardChoice[] {
    const { category } = this.params
    const kind = category === undefined ? null : kindOfCategory(category)
    const all = this.choices.value ?? []
    return kind === null ? all : all.filter((choice) => choice.kind === kind)
  }

  get included(): readonly CardChoice[] {
    return this.listed.filter(({ way }) => way === 'included')
  }

  /** In the place of the card's own: what costs more, the nearest first; a cheaper one only once it was chosen. */
  get upgrades(): readonly CardChoice[] {
    const wanted = this.root.items.get('comboId')
    return this.listed
      .filter(
        ({ way, fit, comboId }) => fit && (way === 'upgrade' || (way === 'downgrade' && comboId === wanted))
      )
      .sort((left, right) => left.payFen - right.payFen)
  }

  /** As chosen here or on the way back from a comparison, else the first that suits. */
  get chosen(): CardChoice | undefined {
    const free = this.listed.filter(({ fit }) => fit)
    const wanted = this.root.items.get('comboId')
    return (
      free.find(({ comboId }) => comboId === wanted) ??
      free.find(({ way }) => way === 'included') ??
      undefined
    )
  }

  enter(): void {
    void this.load()
  }

  /** Somebody may have been added, or something booked meanwhile. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, params } = this
    const opened = await scope.run(this.request, async () => {
      const [card, people] = await Promise.all([
        readCard(scope.call, params.cardNumber),
        cardPeople(scope.call, params.cardNumber)
      ])
      return { card, people }
    })
    if (opened) await this.loadChoices()
  }

  async loadChoices(fresh = false): Promise<void> {
    const { scope, person, params } = this
    if (!person) return
    await scope.run(this.choices, () => cardChoices(scope.call, params.cardNumber, person.id), { fresh })
  }

  readonly pick = singleFlight(async (person: CardPerson): Promise<void> => {
    if (person.reason !== '' && !person.canName) return
    if (person.canName && !person.named && !(await this.name(person))) return
    this.setPicked(person.id)
    await this.loadChoices(true)
  })

  choose({ comboId, fit }: CardChoice): void {
    if (fit) this.root.items.set('comboId', comboId)
  }

  readonly compare = throttle(({ fromComboId, comboId }: CardChoice): void => {
    const { person, params, root } = this
    root.items.set('comboId', comboId)
    navigate('cardUpgrade', {
      cardNum: params.cardNumber,
      comboId: fromComboId,
      ...(person ? { contactsId: person.id } : {})
    })
  })

  readonly next = throttle((): void => {
    const { person, chosen } = this
    const card = this.request.value?.card
    if (card && person && chosen) startBooking(this.root, card, person, chosen)
  })

  /** Into the family's share, once it is agreed to. */
  private async name(person: CardPerson): Promise<boolean> {
    const { root, params } = this
    const goOn = await root.feedback.confirm({
      title: texts.nameTitle,
      text: texts.nameText(person.name),
      confirmText: texts.nameIt,
      cancelText: texts.notNow
    })
    if (!goOn || this.scope.left) return false
    try {
      const people = await nameFamily(root.call, params.cardNumber, person.id)
      const opened = this.request.value
      if (opened) this.request.set({ ...opened, people })
      return true
    } catch (error) {
      root.presentError(error)
      await this.load()
      return false
    }
  }

  private setPicked(id: string): void {
    this.picked = id
  }
}
