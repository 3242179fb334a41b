import type { DrawSort } from '@/domain/activity/sorts'
import { navigate } from '@/routes/navigate'
import { readDrawRecords, type Drawn } from '@/services/activity/draws'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** The page on which each sort is drawn. */
const PAGES = {
  blindBox: 'blindBox',
  turntable: 'lottery',
  monopoly: 'monopolyGame',
  redPacket: 'redPacketGame'
} as const satisfies Record<DrawSort, string>

/** What an account has drawn of a sort. */
export class RecordsModel {
  readonly records: PagedRequest<Drawn>

  constructor(
    private readonly root: Root,
    scope: PageScope,
    private readonly sort: DrawSort,
    private readonly address: string
  ) {
    this.records = new PagedRequest(
      (pageNo) => readDrawRecords(scope.call, sort, pageNo),
      ({ drawId }) => drawId
    )
    observed(this)
  }

  get back(): (typeof PAGES)[DrawSort] {
    return PAGES[this.sort]
  }

  enter(): void {
    void this.load()
  }

  load(): Promise<void> {
    return this.records.open()
  }

  /** An order of them may have been placed or taken back meanwhile. */
  returned(): void {
    void this.load()
  }

  /** On to confirm as any product; of goods with several choices one is made first. */
  claim({ kind, productCode, category, skuId }: NonNullable<Drawn['goods']>): void {
    if (skuId === '') return navigate('selling', { type: kind, id: productCode })
    const { process, items } = this.root
    const { key, parts } = process.open({ kind, productCode })
    if (!parts.goods) items.enterBooking(productCode, undefined)
    process.put(key, { goods: { category, skuId, quantity: 1 } })
    items.remove('supermarketCode')
    navigate('confirm', { type: kind, id: productCode })
  }

  login(): void {
    this.root.session.setRedirect(this.address)
    navigate('authorize', { url: this.address })
  }
}
