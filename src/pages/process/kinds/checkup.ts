import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'checkup'

export const checkupPlan: ScreenPlan = {
  ...visitPlan(KIND),
  addons: { quick: 'quickCheckup' },
  next: ({ parts }, { thirdPartyFlow, selfSelected }) => {
    if (selfSelected) return { screen: 'supermarket' }
    return { screen: thirdPartyFlow && parts.product?.skipsAddons ? 'confirm' : 'addon', type: KIND }
  }
}
