import { BRANCH, payAtOnce, submit, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * A glucose programme, in a person's words: from the shop to its page, a branch and a time, its own add-ons, the order and
 * its payment, where its orders stand, and the same once more for somebody else. The same on the site and in the mini-program.
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
  ]
]
