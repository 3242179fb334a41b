import { AGREE } from '../book-checkup'
import { buyGoods, METER } from '../buy-goods'
import { backAndClose, backAtCashier, same, stepsOf, type DoorStep } from './in-door'

/** Goods in every host: those steps of their journey that are no host's own, and login, payment, back and close by the host's means. */
export const goodsInDoor: readonly DoorStep[] = [
  [
    '01-open',
    async (door) => {
      await door.enter()
      const { user } = door
      await user.link('shop', {})
      await user.tap('健康好物')
      await user.see(METER)
    }
  ],
  ...stepsOf(buyGoods, '02-detail'),
  [
    'share',
    async (door) => {
      await door.header(METER)
      await door.share({ title: METER, path: '/selling/health-selection/HS2003' })
    }
  ],
  ...stepsOf(buyGoods, '03-sku'),
  [
    '04-login',
    async (door) => {
      const { user } = door
      await user.tap('立即购买')
      await door.logIn()
      await user.at(/^\/process\/confirm\/health-selection\/HS2003/)
      await user.see('438.00元')
    }
  ],
  ...stepsOf(buyGoods, '05-missing', '06-region', '07-address', '08-invoice'),
  // What was typed is there again; coupons are those of one person in all hosts, and used up by the first.
  same('09-reload', async (user) => {
    await user.reload()
    await user.see('四川省 成都市 武侯区')
    await user.see(/个人 · 林知夏$/)
    await user.see(/张可用$|无可用/)
  }),
  same('10-cashier', async (user) => {
    await user.tap(AGREE)
    await user.doubleTap('提交订单')
    await user.at(/^\/process\/go-pay/)
    await user.see('支付剩余时间')
  }),
  backAtCashier,
  [
    '10-paid',
    async (door) => {
      await door.pay('approve')
      await door.user.at(/^\/pay-success/)
      await door.user.see('支付成功')
    }
  ],
  ...stepsOf(buyGoods, '11-order'),
  ...backAndClose
]
