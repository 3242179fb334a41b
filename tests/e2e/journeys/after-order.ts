import { visitDay, type Step } from './book-checkup'
import { buyGoods, METER } from './buy-goods'

const ANOTHER = (): string => visitDay(new Date(), 10).told
const VISIT = '深度体检·男士款'

/**
 * After the order, in a person's words: one of two pieces is taken back and then the other, each with what it brings told before; and a
 * checkup is moved to another day. The same on the site and in the mini-program.
 */
export const afterOrder: readonly Step[] = [
  ...buyGoods.filter(([name]) => name !== '09-reload' && name !== '12-list'),
  [
    '40-whole',
    async (user) => {
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.see('实付 ¥358.00，全部退回')
      await user.see('微信支付，原路退回')
      await user.see('退款¥358.00')
    }
  ],
  [
    '41-part',
    async (user) => {
      await user.tap(`${METER}退的件数减一`)
      await user.see(`${METER}：实付 ¥358.00 × 1 ÷ 2，四舍五入到分`)
      await user.see('退款¥179.00')
      await user.tap('提交申请')
      await user.see('请选择退款原因')
      await user.tap('不想买了')
      await user.type('补充说明', '家里已经有一台')
      await user.doubleTap('提交申请')
      await user.see('退款进度')
      await user.see(`${METER} × 1`)
      await user.see('家里已经有一台')
    }
  ],
  [
    '42-rest',
    async (user) => {
      await user.see('还没退的实付 ¥179.00，全部退回')
      await user.tap('其他原因')
      await user.tap('提交申请')
      await user.see('商品不再发货；¥179.00 原路退回，不能撤回。')
      await user.tap('再想想')
      await user.tap('提交申请')
      await user.doubleTap('确定退款')
      await user.see('退款详情')
      await user.gone('为什么退')
    }
  ],
  [
    '43-refunded',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('已退款')
    }
  ],
  [
    '44-change-date',
    async (user) => {
      await user.open('/mine/order')
      await user.tap(`改约 ${VISIT}`)
      await user.at(/^\/mine\/order\/change-date/)
      await user.see('还可改 3 次')
      await user.gone('需要补差')
      await user.tap(new RegExp(`^${ANOTHER()} `))
      await user.tap(/^09:00-09:30 /)
      await user.see(`${ANOTHER()} 09:00-09:30`)
      await user.see('需要补差')
    }
  ],
  [
    '45-changed',
    async (user) => {
      await user.doubleTap('确认改约')
      await user.at(/^\/order\/order-detial/)
      await user.see(new RegExp(`${ANOTHER()} 09:00-09:30`))
    }
  ]
]
