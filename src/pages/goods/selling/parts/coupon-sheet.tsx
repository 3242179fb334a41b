import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { capOf, faceOf, thresholdOf } from '@/components/coupon/labels'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import type { OfferedCoupon } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import styles from './coupon-sheet.module.scss'

export interface CouponSheetProps {
  open: boolean
  model: SellingModel
  coupons: readonly OfferedCoupon[]
}

/** The coupons that can be taken for this product, one by one or all at once. */
export const CouponSheet = observer(function CouponSheet({ open, model, coupons }: CouponSheetProps) {
  const { unclaimed, claiming, outcomes } = model
  return (
    <Sheet
      open={open}
      title={texts.couponsTitle}
      subtitle={texts.couponsHint}
      onClose={model.closeSheet}
      footer={
        <Button
          block
          disabled={unclaimed.length === 0}
          loading={claiming}
          onTap={() => void model.claim(unclaimed)}
        >
          {unclaimed.length > 0 ? texts.claimAll : model.isWaiting ? texts.claimNothing : texts.claimedAll}
        </Button>
      }
    >
      {coupons.map((coupon) => {
        const { couponCode, name, scope, validDays, claim } = coupon
        const outcome = outcomes[couponCode]
        const word = outcome === '' ? texts.claimed : texts.claim
        return (
          <View key={couponCode} className={styles.coupon}>
            <Icon name="ticket" size={24} tone="price" className={styles.icon} />
            <View className={styles.text}>
              <View className={styles.name}>{name}</View>
              <View className={styles.worth}>
                {[faceOf(coupon), thresholdOf(coupon), capOf(coupon)].filter(Boolean).join(' · ')}
              </View>
              <View className={styles.reason}>{`${scope} · ${texts.validFor(validDays)}`}</View>
              {claim && outcome === undefined ? <View className={styles.reason}>{claim.note}</View> : null}
              {outcome ? <View className={styles.reason}>{outcome}</View> : null}
            </View>
            <Button
              kind="soft"
              size="sm"
              label={`${word} ${name}`}
              disabled={outcome !== undefined || claim?.open === false || claiming}
              onTap={() => void model.claim([couponCode])}
            >
              {word}
            </Button>
          </View>
        )
      })}
    </Sheet>
  )
})
