import type { CustomAddPackage, QuoteInput } from '@/contract/dto/booking'
import type { Selection } from '@/domain/addon/types'
import type { PackageDetail } from '@/stores/process'

/** Add-on quote display range (§9). */
export const DISPLAY_RANGES = [3] as const

/** Chosen add-ons as they travel (§7). */
export const wireSelection = (selection: Selection): CustomAddPackage =>
  selection.map(({ packageId, itemCodes }) => ({ addPackageId: packageId, itemCodeList: [...itemCodes] }))

/** The quote of a draft as it stands, nothing toggled (§7 Real-time price quote). */
export const standingQuote = (detail: PackageDetail, groupSource = '1'): QuoteInput => ({
  addItemConfigId: detail.addItemConfigId,
  customAddPackage: wireSelection(detail.shopCartAddPackage),
  orgCode: detail.selectedHospitalId,
  productCode: detail.id,
  groupSource,
  operType: 1,
  toggled: null,
  rtime: detail.selectedDate,
  displayRanges: [...DISPLAY_RANGES]
})
