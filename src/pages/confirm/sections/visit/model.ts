import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { VisitPricing } from '../../pricing/visit'
import { BreakfastsModel } from './breakfasts'
import type { SlotModel } from './slot'

/** The visit as it is booked: its hold, 改时段 and the breakfast. */
export class VisitModel {
  readonly hold: HoldKeeper
  readonly breakfasts: BreakfastsModel
  /** 改时段; its part is fetched with the first tap on it. */
  slot: SlotModel | null = null

  /** @param reload another branch or day was taken */
  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly pricing: VisitPricing,
    reload: () => Promise<void>
  ) {
    this.breakfasts = new BreakfastsModel(root, scope, pricing)
    const moved = () => {
      pricing.quote.reset()
      void reload()
    }
    this.hold = new HoldKeeper(root, scope, pricing.subject, moved, pricing.calls.way)
    observed(this)
  }

  async changeSlot(): Promise<void> {
    const { root, scope, hold } = this
    try {
      const { SlotModel } = await import('./slot')
      await this.setSlot(this.slot ?? new SlotModel(root, scope, hold, this.pricing.calls.slots)).open()
    } catch (error) {
      root.presentError(error)
    }
  }

  private setSlot(slot: SlotModel): SlotModel {
    return (this.slot = slot)
  }
}
