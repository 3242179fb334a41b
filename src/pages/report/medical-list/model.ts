import { navigate } from '@/routes/navigate'
import {
  listCardServices,
  type CardCombo,
  type CardServices,
  type ServiceCard
} from '@/services/report/card-services'
import { throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { texts } from './texts'

type ServiceTab = 'open' | 'used'

/** The own cards with what can be booked on them, and what became of them. */
export class MedicalListModel {
  readonly request = new LoadableRequest<CardServices>()
  tab: ServiceTab = 'open'

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  get tabs(): readonly { key: ServiceTab; text: string; count: number }[] {
    const { cards = [], uses = [] } = this.request.value ?? {}
    const combos = cards.reduce((sum, card) => sum + card.combos.length, 0)
    return [
      { key: 'open', text: texts.open, count: combos },
      { key: 'used', text: texts.used, count: uses.length }
    ]
  }

  enter(): void {
    void this.load()
  }

  /** Something may have been booked meanwhile. */
  returned(): void {
    void this.load()
  }

  load(): Promise<CardServices | undefined> {
    return this.scope.run(this.request, () => listCardServices(this.scope.call))
  }

  select(tab: ServiceTab): void {
    this.tab = tab
  }

  readonly book = throttle(({ number: cardNumber }: ServiceCard, { kind, productCode: id }: CardCombo) => {
    if (kind) navigate('bookingBranch', { cardNumber, id })
  })
}
