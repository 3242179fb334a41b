import { BRANCH, payAtOnce, submit, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * A glucose programme, in a person's words: from the shop to its page, a branch and a time, its own add-ons, the order and
 * its payment, where its orders stand; then one without add-ons, and one of which a company asks an item. The same on the site and in the mini-program.
 */
export const buySugar: readonly Step[] = [
  [
    '01-shelf',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/shop?category=sugarshaker')
      await user.see('控糖摇摇健康管理·体验版')
    }
  ],
  [
    '02-detail',
    async (user) => {
      await user.open('/selling/sugarshaker/SS3001')
      await user.see('控糖摇摇健康管理·体验版')
      await user.see('立即预约')
    }
  ],
  [
    '03-booking',
    async (user) => {
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/sugarshaker\/SS3001/)
      await user.tap(visitDay(new Date()).label)
      await user.see(`${BRANCH} 下一步`)
    }
  ],
  [
    '04-blocks',
    async (user) => {
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await user.tap('确定')
      await logIn(user)
      await user.at(/^\/process\/addon\/checkup\/SS3001/)
      await user.see('加项可选可不选；企业用户请按单位要求选择。')
      await user.see('请选择0至3项')
    }
  ],
  [
    '05-duplicate',
    async (user) => {
      // Before the price is there a tap changes nothing.
      await user.see('199.00元')
      await user.tap('选择胰岛素+C肽（空腹）')
      await user.see('317.00元')
      await user.tap('选择眼底照相+AI阅片')
      await user.see('415.00元')
      await user.see('已选2项')
    }
  ],
  [
    '06-confirm',
    async (user) => {
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/sugarshaker\/SS3001/)
      await user.see('415.00元')
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^控糖杂粮/)
    }
  ],
  [
    '07-paid',
    async (user) => {
      await submit(user)
      await payAtOnce(user)
    }
  ],
  [
    '08-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/sugar-order-detial/)
      for (const text of ['待到检', '控糖摇摇健康管理·体验版', BRANCH]) await user.see(text)
    }
  ],
  [
    '09-another-day',
    async (user) => {
      await user.tap('改约')
      await user.at(/^\/mine\/sugarorder\/change-date/)
      await user.see('还可改 3 次')
      await user.tap(new RegExp(`^${visitDay(new Date(), 10).told} `))
      await user.tap(/^09:00-09:30 /)
      await user.see(`${visitDay(new Date(), 10).told} 09:00-09:30`)
    }
  ],
  [
    '10-changed',
    async (user) => {
      await user.tap('确认改约')
      await user.at(/^\/order\/sugar-order-detial/)
      await user.see(new RegExp(`${visitDay(new Date(), 10).told} 09:00-09:30`))
    }
  ],
  [
    '11-orders',
    async (user) => {
      await user.open('/mine/sugarorder')
      await user.see('控糖订单')
      await user.see('控糖摇摇健康管理·体验版')
    }
  ],
  [
    '12-no-blocks',
    async (user) => {
      await user.open('/process/booking/sugarshaker/SS3003')
      await user.tap(visitDay(new Date(), 5).label)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await user.tap('确定')
      await user.at(/^\/process\/confirm\/sugarshaker\/SS3003/)
      await user.see('68.00元')
    }
  ],
  [
    '13-by-company',
    async (user) => {
      await user.open('/process/booking/sugarshaker/SS3002')
      await user.tap(visitDay(new Date()).label)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:30-09:00 /)
      await user.tap('确定')
      await user.at(/^\/process\/addon\/checkup\/SS3002/)
      await user.see('单位指定至少选择1项')
      await user.tap('选择尿微量白蛋白/肌酐比')
      await user.see('757.00元')
    }
  ]
]
