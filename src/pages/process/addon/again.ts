import { mergeCarryOver } from '@/domain/addon/carry-over'
import { sameSelection } from '@/domain/addon/selection-read'
import { bookedOf, type DraftKey } from '@/domain/draft/draft'
import { askCarryOver, type CarriedOver } from '@/services/booking/addons'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { AddonSession } from '@/components/addon/session'

/** Re-order (§4): which add-ons of an earlier order come along, asked once. */
export class CarryOver {
  private answer: CarriedOver | null = null

  constructor(
    private readonly root: Pick<Root, 'items' | 'process'>,
    private readonly scope: PageScope,
    private readonly key: DraftKey,
    private readonly session: AddonSession
  ) {
    observed(this)
  }

  /** The question, once nothing else is being calculated or asked. */
  get shown(): CarriedOver | null {
    return this.session.calculating || this.session.dialog ? null : this.answer
  }

  /** Asks for the earlier order whose number is kept in session, unless that was shown before. A failure asks nothing. */
  async ask(): Promise<void> {
    const { items, process } = this.root
    const booked = bookedOf(process.draft(this.key))
    if (!booked) return
    const { productCode, visit } = booked
    const orderNum = items.againOf(productCode)
    if (!orderNum || items.get('isShowAgainModal')) return
    try {
      const wanted = { orderNum, branchId: visit.branch.id, productCode }
      const answer = await askCarryOver(this.scope.call, wanted)
      if (this.scope.left || !answer) return
      items.set('isShowAgainModal', true)
      if (answer.itemCodes.length + answer.missing.length > 0) this.put(answer)
    } catch {
      // The add-ons can be chosen by hand; the question comes back with the next visit.
    }
  }

  /** 确认带入 (R4.55). */
  accept(): void {
    const { answer, session } = this
    this.answer = null
    if (!answer) return
    const { itemCodes, packageIds } = answer
    const selection = mergeCarryOver(session.packages, session.selection, itemCodes, packageIds)
    if (!sameSelection(selection, session.selection)) session.dispatch({ type: 'replace', selection })
  }

  refuse(): void {
    this.answer = null
  }

  private put(answer: CarriedOver): void {
    this.answer = answer
  }
}
