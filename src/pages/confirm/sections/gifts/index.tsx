import { listGifts, type Gift } from '@/services/placing/extras'
import { LoadableRequest } from '@/stores/loadable'
import type { VisitPricing } from '../../pricing/visit'
import type { SectionOf } from '../../shared/section'
import { GiftsCard } from './card'

/** What comes with the order for nothing (§3 Gift). */
export const gifts: SectionOf<VisitPricing> = ({ scope, pricing }) => {
  const request = new LoadableRequest<readonly Gift[]>()
  const load = async () => {
    const { booked } = pricing
    if (booked) await scope.run(request, () => listGifts(scope.call, booked))
  }
  return { name: 'gifts', load, changed: load, View: () => <GiftsCard request={request} /> }
}
