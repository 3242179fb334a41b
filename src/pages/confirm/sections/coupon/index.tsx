import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { couponEntryText } from '@/domain/coupon/texts'
import { navigate } from '@/routes/navigate'
import { careTexts } from '../../shared/care-texts'
import type { Around, SectionOf } from '../../shared/section'
import styles from './index.module.scss'
import { texts } from './texts'

/** The coupons that the order goes with; the shell takes them off. */
export const coupon: SectionOf = (around) => ({
  name: 'coupon',
  row: true,
  get step() {
    return around.couponCount > 0 ? careTexts.names.coupon : null
  },
  View: () => <CouponRow around={around} />
})

/** N张可用 with what is taken off, N张可领 or 无可用 (R2.167, R2.168). */
const CouponRow = observer(function CouponRow({ around }: { around: Around }) {
  const { params, couponCount, claimable, savedFen } = around
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
            {savedFen > 0 ? (
              <View className={styles.off}>
                <Price fen={-savedFen} size="sm" exact />
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
