import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'checkup'
const QUICK = 'quickCheckup'

export const checkupPlan: ScreenPlan = {
  ...visitPlan(KIND),
  addons: { types: [KIND, QUICK], quick: QUICK },
  next: ({ parts }, { thirdPartyFlow, selfSelected }) => {
    if (selfSelected) return { screen: 'supermarket' }
    return { screen: thirdPartyFlow && parts.product?.skipsAddons ? 'confirm' : 'addon', type: KIND }
  }
}
