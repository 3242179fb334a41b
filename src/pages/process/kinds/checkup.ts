import { branchDays, cityDays, listBranches } from '@/services/booking'
import { slotsOf } from '@/services/slots'
import type { ScreenPlan } from './plan'

const KIND = 'checkup'

export const checkupPlan: ScreenPlan = {
  kind: KIND,
  booking: { list: listBranches, cityDays, branchDays, slots: slotsOf },
  addons: { quick: 'quickCheckup' },
  // The self-selected screen, which a held supermarket code leads to first, is not part of the product yet.
  next: ({ parts }, { thirdPartyFlow }) => ({
    screen: thirdPartyFlow && parts.product?.skipsAddons ? 'confirm' : 'addon',
    type: KIND
  })
}
