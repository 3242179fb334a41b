import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { capOf, faceOf, thresholdOf } from '@/components/coupon/labels'
import { Price } from '@/components/ui/price'
import { COUPON_TYPE } from '@/domain/coupon/types'
import type { PromisedCoupon } from '@/services/activity/awards'
import styles from './coupon-row.module.scss'

interface CouponRowProps {
  coupon: PromisedCoupon
  /** Until when, or for how long. */
  note: string
  /** At the right. */
  action?: ReactNode
}

/** A coupon that an activity promises: what it takes off, of what, where and how long. */
export function CouponRow({ coupon, note, action }: CouponRowProps) {
  return (
    <View className={styles.row} role="listitem">
      <View className={styles.worth}>
        {coupon.couponType === COUPON_TYPE.fixed ? (
          <Price fen={coupon.discountedPriceFen} size="lg" />
        ) : (
          <View className={styles.face}>{faceOf(coupon)}</View>
        )}
        <View className={styles.from}>{thresholdOf(coupon)}</View>
      </View>
      <View className={styles.body}>
        <View className={styles.name}>{coupon.name}</View>
        <View className={styles.quiet}>{[coupon.scope, capOf(coupon)].filter(Boolean).join(' · ')}</View>
        <View className={styles.quiet}>{note}</View>
      </View>
      {action}
    </View>
  )
}
