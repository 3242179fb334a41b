import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
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

/** The coupon row: 无可用 or N张可用 with what is taken off (R2.167, R2.168). */
export const CouponCard = observer(function CouponCard({
  model
}: {
  model: Pick<Confirmable, 'params' | 'price'>
}) {
  const { couponCount, couponPlan } = model.price
  const { params } = model
  const count = couponEntryText(couponCount)
  const { id: productCode, cardNumber } = params
  const toCoupons = () =>
    navigate('coupons', { canChoose: '1', productCode, ...(cardNumber ? { cardNumber } : {}) })
  return (
    <Card className={styles.coupon}>
      <ListRow
        label={texts.coupon}
        hint={couponCount > 0 ? undefined : count}
        value={
          couponCount > 0 ? (
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
    </Card>
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
      <View role="list">
        {lines.map((line, index) => (
          <View key={`${line.key}-${index}`} className={styles.line} role="listitem">
            <View className={styles.label}>
              <Text>{line.label}</Text>
              {line.note ? <Text className={styles.note}>{line.note}</Text> : null}
            </View>
            <Price fen={line.amountFen} size="sm" tone={line.amountFen < 0 ? 'price' : 'ink'} exact />
          </View>
        ))}
        <View className={cx(styles.line, styles.total)} role="listitem">
          <Text>{texts.total}</Text>
          <Price fen={totalFen} exact />
        </View>
        {dues.length > 1 &&
          dues.map(({ purpose, amountFen }) => (
            <View key={purpose} className={styles.line} role="listitem">
              <Text>{texts.due(purpose)}</Text>
              <Price fen={amountFen} size="sm" exact />
            </View>
          ))}
      </View>
    </Card>
  )
})
