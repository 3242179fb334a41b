import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { faceOf } from '@/components/coupon/labels'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { formatYuan } from '@/domain/money'
import { goBack } from '@/routes/navigate'
import type { WalletCoupon } from '@/services/catalogue/coupon'
import type { CouponsModel } from '../model'
import { texts } from '../texts'
import styles from './choose.module.scss'
import { Ticket } from '../../shared/ticket'

/** The coupons of an order: exclusive, stackable, unusable with the reason (COMPONENTS Coupon ticket). */
export const Choose = observer(function Choose({ model }: { model: CouponsModel }) {
  const { exclusive, stackable, unusable } = model.sections
  const usable = exclusive.length + stackable.length
  const ticket = (coupon: WalletCoupon) => (
    <Ticket
      key={coupon.couponCode}
      coupon={coupon}
      on={model.codes.includes(coupon.couponCode)}
      onToggle={() => model.toggle(coupon.couponCode)}
    />
  )
  const claimable = model.request.value?.claimable ?? []
  if (usable + unusable.length + claimable.length === 0) {
    return <Empty scene="emptyCoupon" title={texts.empty} text={texts.emptyHint} />
  }
  const list = (
    <View className={styles.list}>
      {usable + claimable.length === 0 ? <View className={styles.head}>{texts.noneForOrder}</View> : null}
      {claimable.length > 0 ? <View className={styles.head}>{texts.claimable}</View> : null}
      {claimable.map((coupon) => (
        <Ticket
          key={coupon.couponCode}
          coupon={coupon}
          action={{ text: texts.claim, onTap: () => void model.claim(coupon.couponCode) }}
        />
      ))}
      {exclusive.length > 0 ? (
        <View className={styles.head}>
          {texts.usable(usable)} · {texts.exclusive}
        </View>
      ) : null}
      {exclusive.map(ticket)}
      {stackable.length > 0 ? <View className={styles.head}>{texts.stackable}</View> : null}
      {stackable.map(ticket)}
      {unusable.length > 0 ? (
        <View className={styles.unusable}>
          <Text className={styles.strong}>{texts.unusable}</Text>
          <Text className={styles.count}>{unusable.length}</Text>
        </View>
      ) : null}
      {unusable.map(ticket)}
    </View>
  )
  return (
    <>
      <BestPlan model={model} />
      {list}
    </>
  )
})

/** The best plan: already taken, or offered. It comes with the list, so that nothing below it moves. */
const BestPlan = observer(function BestPlan({ model }: { model: CouponsModel }) {
  const { best, bestFen, isBest } = model
  if (best.length === 0) return null
  const faces = best.map(faceOf).join(' + ')
  const use = isBest ? null : (
    <Tap className={styles.useBest} onTap={model.useBest}>
      {texts.usePlan}
    </Tap>
  )
  return (
    <Notice tone="primary" icon="spark" action={use}>
      <Text>{isBest ? texts.plan(faces) : texts.betterPlan(faces)}</Text>
      <Text className={styles.saving}>¥{formatYuan(bestFen)}</Text>
    </Notice>
  )
})

/** What the tick marks come to, and 确定. */
export const ChooseBar = observer(function ChooseBar({ model }: { model: CouponsModel }) {
  const { codes, discountFen, payFen } = model
  return (
    <ActionBar
      hideOnInput
      left={
        <ActionSum
          label={codes.length > 0 ? texts.chosen(codes.length) : texts.notChosen}
          amount={codes.length > 0 ? <Price fen={discountFen} exact /> : null}
          note={texts.payAfter(formatYuan(payFen))}
        />
      }
    >
      <Button
        block
        onTap={() => {
          model.confirm()
          goBack()
        }}
      >
        {texts.confirm}
      </Button>
    </ActionBar>
  )
})
