import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'checkup'

export const checkupPlan: ScreenPlan = {
  ...visitPlan(KIND),
  addons: { quick: 'quickCheckup' },
  // The self-selected screen, which a held supermarket code leads to first, is not part of the product yet.
  next: ({ parts }, { thirdPartyFlow }) => ({
    screen: thirdPartyFlow && parts.product?.skipsAddons ? 'confirm' : 'addon',
    type: KIND
  })
}
