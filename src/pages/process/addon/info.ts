import { isLocked, lockLabel } from '@/domain/addon/selection'
import type { AddonItem, ItemRef } from '@/domain/addon/types'
import { observed } from '@/stores/observed'
import type { AddonSession } from '@/components/addon/session'

/** An item whose sheet is open, or leaving. */
export interface ExplainedRef extends ItemRef {
  item: AddonItem
}

/** The sheet of one item. */
export class InfoModel {
  open = false
  shown: ExplainedRef | null = null

  constructor(private readonly session: AddonSession) {
    observed(this)
  }

  /** Why it can be neither added nor removed; '' when it can. */
  get lock(): string {
    return this.shown ? lockLabel(this.shown.item) : ''
  }

  show(ref: ItemRef, item: AddonItem): void {
    this.shown = { ...ref, item }
    this.open = true
  }

  close(): void {
    this.open = false
  }

  /** 加入加项, 移出加项. */
  toggle(): void {
    const { shown, session } = this
    if (!shown || isLocked(shown.item) || session.calculating) return
    this.open = false
    session.dispatch({ type: 'toggle', ref: { packageId: shown.packageId, itemCode: shown.itemCode } })
  }
}
