import { observer } from 'mobx-react-lite'
import { planOf } from '@/components/coupon/coupon-plan'
import { HowPriced } from '@/components/order/price-ladder/how'
import { formatYuan } from '@/domain/money'
import { useRoot } from '@/stores/context'
import { texts as shared } from '../shared/texts'
import type { Drawn } from './model'

const texts = {
  best: (count: number) => `还有 ${count} 张能用的券，一起算下来这样省得最多。`,
  unused: (count: number) => `有 ${count} 张能用的券没有用。`,
  better: (yuan: string) => `券是你自己选的；换成推荐的，一共能省 ¥${yuan}。`
} as const

/** Why the order goes with these coupons and not with others; '' where there are no others. */
function whyOf({ wallet, couponCodes, couponPlan }: Drawn['price'], now: number): string {
  const { value } = wallet
  if (!value) return ''
  const others = value.list.filter(({ usable, couponCode }) => usable && !couponCodes.includes(couponCode))
  if (others.length === 0) return ''
  const bestFen = planOf(value, value.best, now)?.discountPriceFen ?? 0
  if (bestFen > couponPlan.discountPriceFen)
    return couponCodes.length === 0 ? texts.unused(others.length) : texts.better(formatYuan(bestFen))
  return couponCodes.length === 0 ? '' : texts.best(others.length)
}

/** How the total comes about: fetched once the lines stand, it stands beside them. */
export const How = observer(function How({ model }: { open: boolean; model: Drawn }) {
  const { price, paying } = model
  const now = useRoot().clock.now()
  const parts = paying?.parts ?? []
  const own = parts.flatMap(({ label, fen }) => (fen < 0 ? [{ label, fen: -fen }] : []))
  const dues = parts.filter(({ fen }) => fen >= 0)
  return (
    <HowPriced
      of={{
        lines: price.lines,
        own,
        end: own.length > 0 ? shared.toPay : shared.total,
        dues: dues.length > 1 ? dues : [],
        why: whyOf(price, now)
      }}
    />
  )
})
