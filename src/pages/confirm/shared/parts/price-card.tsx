import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { PriceLines } from '@/components/order/price-lines'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tag } from '@/components/ui/tag'
import { couponEntryText } from '@/domain/coupon/texts'
import type { PlannedDue } from '@/domain/order/dues'
import { navigate } from '@/routes/navigate'
import type { LoadableRequest } from '@/stores/loadable'
import type { Confirmable } from '../confirmable'
import { texts } from '../texts'
import styles from './price-card.module.scss'

/** The coupon row: N张可用 with what is taken off, N张可领 or 无可用 (R2.167, R2.168). */
export const CouponRow = observer(function CouponRow({
  model
}: {
  model: Pick<Confirmable, 'params' | 'price'>
}) {
  const { couponCount, couponPlan, claimable } = model.price
  const { params } = model
  const some = couponCount + claimable > 0
  const count = couponEntryText(couponCount, claimable)
  const { id: productCode, cardNumber } = params
  const toCoupons = () =>
    navigate('coupons', { canChoose: '1', productCode, ...(cardNumber ? { cardNumber } : {}) })
  return (
    <ListRow
      label={texts.coupon}
      hint={some ? undefined : count}
      value={
        some ? (
          <>
            <Tag tone="price">{count}</Tag>
            {couponPlan.discountPriceFen > 0 ? (
              <View className={styles.off}>
                <Price fen={-couponPlan.discountPriceFen} size="sm" exact />
              </View>
            ) : null}
          </>
        ) : undefined
      }
      ariaLabel={`${texts.coupon} ${count}`}
      onTap={toCoupons}
    />
  )
})

/** The server's price lines, the coupon and the total. */
export const PriceCard = observer(function PriceCard({
  model,
  dues = []
}: {
  model: Pick<Confirmable, 'price' | 'loadQuote'> & {
    readonly quote: Pick<LoadableRequest<unknown>, 'loadable'>
  }
  /** Told when it is not all paid at once. */
  dues?: readonly PlannedDue[]
}) {
  const { lines, totalFen } = model.price
  const { quote } = model
  if (lines.length === 0) {
    if (quote.loadable.state !== 'failed') return <SkeletonList rows={1} />
    return (
      <Card>
        <View className={styles.failed} role="alert">
          <Text>{quote.loadable.message || texts.priceFailed}</Text>
          <MoreLink text={texts.retry} onTap={() => void model.loadQuote()} />
        </View>
      </Card>
    )
  }
  return (
    <Card>
      <PriceLines
        lines={lines}
        total={{ label: texts.total, fen: totalFen }}
        parts={
          dues.length > 1
            ? dues.map(({ purpose, amountFen: fen }) => ({ label: texts.due(purpose), fen }))
            : []
        }
      />
    </Card>
  )
})
