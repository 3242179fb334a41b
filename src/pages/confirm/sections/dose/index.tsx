import type { PropsWithChildren } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { HoldStrip } from '@/components/booking/hold-keeper'
import { OrderView } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { Empty } from '@/components/ui/page-state'
import { doseWordsOf } from '@/domain/kinds/dose-words'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { LockedPerson } from '../../shared/parts/locked-person'
import type { Section } from '../../shared/section'
import { DoseCard } from './card'
import styles from './card.module.scss'
import type { DosePricing } from './pricing'
import { texts } from './texts'

interface DoseProps {
  pricing: DosePricing
}

/** A dose of an order that gets its day, or another one: which, where and when, and whom it is for. */
export const dose = ({ pricing }: DoseProps): Section => ({
  name: 'dose',
  Head: () => <HoldStrip keeper={pricing.hold} />,
  View: () => <DoseOf pricing={pricing} />
})

const DoseOf = observer(function DoseOf({ pricing }: DoseProps) {
  const { booked, dose: one, quote } = pricing
  const order = quote.value
  if (!booked || !one || !order) return null
  const { come, person } = visitWordsOf(order.kind)
  return (
    <>
      <DoseCard order={order} dose={one} booked={booked} />
      <LockedPerson title={person} rows={order.person} />
      <View className={styles.rule}>{texts.changeRule(come)}</View>
    </>
  )
})

/** The order that it is of, and whether anything can be done about it. */
export const DoseFrame = observer(function DoseFrame({ pricing, children }: PropsWithChildren<DoseProps>) {
  const { params, booked, dose: one } = pricing
  return (
    <OrderView
      value={pricing.quote.loadable}
      onRetry={() => void pricing.loadQuote()}
      onLogin={() => navigate('authorize', { url: publicHref('confirm', { ...params }) })}
    >
      {(order) => {
        if (!one || one.action === '') {
          const see = () => toOrder(order.number, order.kind, { replace: true })
          return (
            <Empty
              title={texts.ended(visitWordsOf(order.kind).unit)}
              actions={[{ text: texts.toOrder, onTap: see }]}
            />
          )
        }
        if (!booked) {
          const toBooking = () => navigate('booking', { ...params, type: order.kind }, { replace: true })
          return (
            <Empty
              title={texts.noVisit(doseWordsOf(order.kind).place)}
              actions={[{ text: texts.toBooking, onTap: toBooking }]}
            />
          )
        }
        return children
      }}
    </OrderView>
  )
})
