import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import type { Selection } from '@/domain/addon/types'

/** `customAddPackage` of §7. */
export const toWireSelection = (selection: Selection): CustomAddPackage =>
  selection.map(({ packageId, itemCodes }) => ({ addPackageId: packageId, itemCodeList: [...itemCodes] }))
