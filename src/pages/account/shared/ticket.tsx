import { Text, View } from '@tarojs/components'
import { capOf, thresholdOf } from '@/components/coupon/labels'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { BATCH_TYPE, COUPON_TYPE } from '@/domain/coupon/types'
import { dateOf } from '@/domain/date'
import { formatYuan, splitPrice } from '@/domain/money'
import type { WalletCoupon } from '@/services/catalogue/coupon'
import { ticketTexts as texts } from './ticket-texts'
import styles from './ticket.module.scss'

export interface TicketProps {
  coupon: WalletCoupon
  /** Choosing for an order: ticked or not. Without it this is a ticket of the wallet. */
  on?: boolean
  onToggle?: () => void
  /** What can be done with it: 去使用 of the wallet, 领取 of one that is not held yet. */
  action?: { readonly text: string; readonly onTap: () => void }
  /** How the person stands to it, where nothing is to be done: 已在卡包. */
  mark?: string
  /** Used or expired: grey, without a reason. */
  faded?: boolean
  /** One of several in a list. */
  listed?: boolean
}

/** 平台券 or 渠道券 for those that stack; the limits of the rest. */
function firstLine(coupon: WalletCoupon): string {
  const { couponBatchType } = coupon
  const kind =
    couponBatchType === BATCH_TYPE.platform
      ? texts.platform
      : couponBatchType === BATCH_TYPE.channel
        ? texts.channel
        : ''
  const min = capOf(coupon) && thresholdOf(coupon)
  return [kind, min, coupon.scope].filter((part) => part !== '').join(' · ')
}

/** A coupon as a ticket: what it takes off, its limits, and its tick or button. */
export function Ticket({ coupon, on = false, onToggle, action, mark, faded = false, listed }: TicketProps) {
  const fixed = coupon.couponType === COUPON_TYPE.fixed
  const { integer, decimal } = splitPrice(coupon.discountedPriceFen)
  const choosing = onToggle !== undefined
  const off = faded || (choosing && !coupon.usable)
  const amount = fixed
    ? texts.off(formatYuan(coupon.discountedPriceFen))
    : `${coupon.discounted}${texts.rate}`
  const limit = capOf(coupon) || thresholdOf(coupon)
  const expires = texts.expires(dateOf(coupon.expiresAt))
  const face = (
    <View className={cx(styles.face, !fixed && styles.rate)}>
      <View className={styles.amount}>
        {fixed ? <Text className={styles.small}>¥</Text> : null}
        <Text>{fixed ? integer : coupon.discounted}</Text>
        {fixed && decimal ? <Text className={styles.small}>.{decimal}</Text> : null}
        {fixed ? null : <Text className={styles.small}>{texts.rate}</Text>}
      </View>
      <Text className={styles.min}>{limit}</Text>
    </View>
  )
  const body = (
    <View className={cx(styles.body, !choosing && !action && !mark && styles.plain)}>
      <View className={styles.name}>{coupon.couponName}</View>
      <View className={styles.meta}>{firstLine(coupon)}</View>
      <View className={styles.meta}>{expires}</View>
      {coupon.claim ? <View className={styles.meta}>{coupon.claim.note}</View> : null}
      {choosing ? <Check className={styles.check} on={on} disabled={off} /> : null}
      {action ? (
        <View className={styles.use}>
          <Button
            size="sm"
            kind="line-primary"
            label={`${action.text} ${coupon.couponName}`}
            onTap={action.onTap}
          >
            {action.text}
          </Button>
        </View>
      ) : null}
      {mark ? (
        <View className={styles.use}>
          <Tag tone="primary">{mark}</Tag>
        </View>
      ) : null}
    </View>
  )
  const classes = cx(styles.ticket, on && styles.on, off && styles.off)
  if (!choosing) {
    return (
      <View className={classes} {...(listed ? { role: 'listitem' } : {})}>
        <View className={styles.main}>
          {face}
          {body}
        </View>
      </View>
    )
  }
  return (
    <View className={classes}>
      <Tap
        className={styles.main}
        role="checkbox"
        checked={on}
        disabled={off}
        label={[coupon.couponName, amount, limit, firstLine(coupon), expires, coupon.reason]
          .filter(Boolean)
          .join('，')}
        onTap={onToggle}
      >
        {face}
        {body}
      </Tap>
      {off && coupon.reason ? (
        <View className={styles.why}>
          <Icon name="info" size={14} />
          <Text className={styles.whyText}>{coupon.reason}</Text>
        </View>
      ) : null}
    </View>
  )
}
