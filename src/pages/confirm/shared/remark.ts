import type { DraftKey } from '@/domain/draft/draft'
import { withoutEmoji } from '@/domain/emoji'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** What whoever packs it is to know; kept at once in the draft. */
export class RemarkModel {
  constructor(
    private readonly root: Pick<Root, 'process'>,
    private readonly key: DraftKey
  ) {
    observed(this)
  }

  get text(): string {
    return this.root.process.draft(this.key)?.parts.remark ?? ''
  }

  type(typed: string): void {
    const remark = Array.from(withoutEmoji(typed)).slice(0, REMARK_MAX_LENGTH).join('')
    this.root.process.put(this.key, { remark })
  }
}
