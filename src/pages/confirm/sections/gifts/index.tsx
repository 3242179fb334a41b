import { observer } from 'mobx-react-lite'
import { onDemand } from '@/components/ui/on-demand'
import { listGifts, type Gift } from '@/services/placing/extras'
import { LoadableRequest } from '@/stores/loadable'
import type { VisitPricing } from '../../pricing/visit'
import type { SectionOf } from '../../shared/section'

/** Few orders have any, and they change nothing about them. */
const GiftsCard = onDemand(() =>
  import('./card').then(
    (part) => part.GiftsCard,
    () => () => null
  )
)

/** What comes with the order for nothing (§3 Gift). */
export const gifts: SectionOf<VisitPricing> = ({ scope, pricing }) => {
  const request = new LoadableRequest<readonly Gift[]>()
  const load = async () => {
    const { booked } = pricing
    if (!booked) return
    await scope.run(request, async () => {
      const gifts = await listGifts(scope.call, booked)
      // The card comes with its list, so that it does not push what follows a moment later.
      if (gifts.length > 0) await GiftsCard.ready()
      return gifts
    })
  }
  return { name: 'gifts', load, changed: load, View: () => <Gifts request={request} /> }
}

const Gifts = observer(function Gifts({ request }: { request: LoadableRequest<readonly Gift[]> }) {
  const gifts = request.value ?? []
  return <GiftsCard open={gifts.length > 0} gifts={gifts} />
})
