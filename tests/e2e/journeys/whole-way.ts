import { visitDay, type Step } from './book-checkup'

const VISIT = '深度体检·男士款'
const ANOTHER = (): string => visitDay(new Date(), 10).told

/** A booked and paid visit to its end, in a person's words: moved to another day, then taken back whole. */
export const toItsEnd: readonly Step[] = [
  [
    '30-orders',
    async (user) => {
      await user.open('/mine/order')
      await user.see(VISIT)
    }
  ],
  [
    '31-change-date',
    async (user) => {
      await user.tap(`改约 ${VISIT}`)
      await user.at(/^\/mine\/order\/change-date/)
      await user.see('还可改 3 次')
    }
  ],
  [
    '32-day',
    async (user) => {
      await user.tap(new RegExp(`^${ANOTHER()} `))
      await user.tap(/^09:00-09:30 /)
      await user.see(`${ANOTHER()} 09:00-09:30`)
    }
  ],
  [
    '33-changed',
    async (user) => {
      await user.tap('确认改约')
      await user.at(/^\/order\/order-detial/)
      await user.see(new RegExp(`${ANOTHER()} 09:00-09:30`))
    }
  ],
  [
    '34-refund',
    async (user) => {
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.see('为什么退')
    }
  ],
  [
    '35-reason-missing',
    async (user) => {
      await user.tap('提交申请')
      await user.see('请选择退款原因')
    }
  ],
  [
    '36-sure',
    async (user) => {
      await user.tap('其他原因')
      await user.tap('提交申请')
      await user.see(/^预约会取消，名额不再保留；¥[\d.]+ 原路退回，不能撤回。$/)
    }
  ],
  [
    '37-asked',
    async (user) => {
      await user.tap('确定退款')
      await user.see('退款详情')
      await user.gone('为什么退')
    }
  ],
  [
    '38-refunded',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('已退款')
    }
  ]
]
