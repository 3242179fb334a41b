import type { QuoteInput } from '@/contract/dto/booking'
import { toWireSelection } from '@/services/addon-wire'
import type { PackageDetail } from '@/stores/process'

/** The quote of a draft as it stands, nothing toggled (§7 Real-time price quote; display range 3 of §9). */
export const standingQuote = (detail: PackageDetail, orderNum?: string): QuoteInput => ({
  addItemConfigId: detail.addItemConfigId,
  customAddPackage: toWireSelection(detail.shopCartAddPackage),
  orgCode: detail.selectedHospitalId,
  productCode: detail.id,
  groupSource: '1',
  operType: 1,
  toggled: null,
  rtime: detail.selectedDate,
  displayRanges: [3],
  ...(orderNum ? { orderNum } : {})
})
