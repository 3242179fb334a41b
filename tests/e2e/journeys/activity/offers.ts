import { bookAndPay } from './book'
import { logIn } from '../log-in'
import type { ActivityStep } from './scene'

const DENTAL = '口腔立减30'
const OTHER = '13700000301'

/** A subsidy that is ordered with, and a partner that is new. Somebody is logged in by the first step. */
export const offers: readonly ActivityStep[] = [
  [
    'a subsidy: quoted and paid by its price, once a month',
    async ({ user }) => {
      await user.open('/hundred-subsidy')
      await user.see('登录后按补贴价报价和下单')
      await user.open('/mine/authorize')
      await logIn(user)
      await user.at(/^\/(mine)?(\?|$)/)
      await user.open('/hundred-subsidy')
      await user.see('平台补贴 ¥100.00')
      await user.tap('去预约胃肠早筛套餐（不含内镜）')
      await bookAndPay(user, '568.00')
      await user.open('/hundred-subsidy')
      await user.see('本月已用')
    }
  ],
  [
    'a new partner: prices, licences, and a coupon that leads to what it serves for',
    async ({ user }) => {
      // The demo's person has that coupon.
      await user.open('/mine')
      await user.tap('退出登录')
      await user.see('确定退出登录吗？')
      await user.tap('退出登录')
      await user.see('登录 / 注册')
      await user.open('/mine/authorize')
      await logIn(user, OTHER)
      await user.at(/^\/(mine)?(\?|$)/)
      await user.open('/new-brand')
      await user.see('皓沐口腔')
      await user.see(/^执业许可证 |^许可证登记中/)
      await user.tap(new RegExp(`^领取${DENTAL}`))
      await user.see('去使用')
      await user.tap(new RegExp(`^看${DENTAL}`))
      await user.at(/^\/can-coupon-product\/CP-DT30/)
    }
  ]
]
