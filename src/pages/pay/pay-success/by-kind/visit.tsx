import { observer } from 'mobx-react-lite'
import { PaidRows } from '@/components/order/paid-rows'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { navigate } from '@/routes/navigate'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { NextOfVisit } from '../parts/next-of-visit'
import { PreparationCard } from '../parts/preparation-card'
import { RippleHero } from '../parts/ripple-hero'
import { VisitCard } from '../parts/visit-card'
import { texts } from '../texts'
import type { Face, FaceProps } from './face'

/** Somebody comes to a branch; and whatever was paid together, or later. */
const Visit = observer(function Visit({ model, order }: FaceProps) {
  const { paidTogether, lastPaid, together } = order
  const several = paidTogether > 1
  return (
    <>
      <RippleHero order={order} />
      <Cards>
        <VisitCard model={model} order={order} />
        {several ? (
          <Card>
            <PaidRows orders={together} level={2} onOpen={({ number, kind }) => toOrder(number, kind)} />
          </Card>
        ) : null}
        {several ? (
          <NextStep text={texts.seeOrders} onTap={() => navigate('orderList', {}, { replace: true })} />
        ) : (
          <NextOfVisit model={model} order={order} />
        )}
        {several ? null : <PlainWays order={order} />}
        {lastPaid && lastPaid.ways.length > 1 ? <PaidCard order={order} /> : null}
        <PreparationCard model={model} order={order} />
      </Cards>
    </>
  )
})

export const face: Face = { View: Visit }
