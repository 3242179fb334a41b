import { daysBetween, dateOf } from '@/domain/date'
import { listGiftCards, type StoredCard } from '@/services/placing/stored-money'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** So many days before its end a card is pointed out. */
const SOON_DAYS = 60

/** The gift cards that something is left on, the one that runs out first before the others. */
export class GiftCardModel {
  readonly request = new LoadableRequest<readonly StoredCard[]>()

  constructor(
    private readonly root: Pick<Root, 'clock'>,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get leftFen(): number {
    return (this.request.value ?? []).reduce((sum, { leftFen }) => sum + leftFen, 0)
  }

  /** The card that runs out soon; null: none does. */
  get soon(): { readonly card: StoredCard; readonly days: number } | null {
    const [card] = this.request.value ?? []
    if (!card) return null
    const days = this.daysTo(card)
    return days <= SOON_DAYS ? { card, days } : null
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => listGiftCards(scope.call))
  }

  private daysTo({ expiresAt }: StoredCard): number {
    return daysBetween(dateOf(this.root.clock.now()), dateOf(expiresAt))
  }
}
