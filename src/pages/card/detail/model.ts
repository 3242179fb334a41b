import { navigate } from '@/routes/navigate'
import { cardPeople, dropFamily, nameFamily, type CardPerson } from '@/services/card/people'
import { readCard, type CardDetail } from '@/services/card/wallet'
import { singleFlight, throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { LossModel } from './loss'

/** One card: what is on it, for whom, and what can be done about it. */
export class DetailModel {
  readonly request = new LoadableRequest<CardDetail>()
  readonly people = new LoadableRequest<readonly CardPerson[]>()
  readonly loss: LossModel
  familyOpen = false
  /** Whose place is being changed. */
  changing = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly number: string
  ) {
    this.loss = new LossModel(root, scope, number, {
      changed: (card) => this.request.set(card),
      reload: () => this.load()
    })
    observed(this)
  }

  /** Everybody but the holder. */
  get family(): readonly CardPerson[] {
    return (this.people.value ?? []).filter(({ holder }) => !holder)
  }

  enter(): void {
    void this.load()
  }

  /** Something may have been booked, or somebody added to the family. */
  returned(): void {
    void this.load()
    if (this.familyOpen) void this.loadPeople()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readCard(scope.call, this.number))
  }

  readonly book = throttle((): void => {
    this.root.items.set('cardNumber', this.number)
    navigate('cardAppointment', { cardNumber: this.number })
  })

  openFamily(): void {
    this.familyOpen = true
    void this.loadPeople()
  }

  closeFamily(): void {
    this.familyOpen = false
  }

  async loadPeople(): Promise<void> {
    const { scope } = this
    await scope.run(this.people, () => cardPeople(scope.call, this.number))
  }

  readonly change = singleFlight(async ({ id, named }: CardPerson): Promise<void> => {
    const { root, number } = this
    this.setChanging(id)
    try {
      this.people.set(await (named ? dropFamily : nameFamily)(root.call, number, id))
      await this.load()
    } catch (error) {
      root.presentError(error)
      await this.loadPeople()
    } finally {
      this.setChanging('')
    }
  })

  private setChanging(id: string): void {
    this.changing = id
  }
}
