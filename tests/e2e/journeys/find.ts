import type { Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * Somebody looks for something: in the shop by the first free day and the price with their coupons, then by words: everything with
 * the reason, their own reports by count, a name that only people use, and what the shop does not do.
 */
export const find: readonly Step[] = [
  [
    '01-shelf',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/shop?category=dental')
      await user.see(/· 最早/)
      await user.see('按颗、按次标价')
      await user.tap('有号优先')
      await user.see('超声波洁牙+抛光')
      await user.see(/医生$/)
    }
  ],
  [
    '02-prices',
    async (user) => {
      await user.tap('登录看券后价')
      await logIn(user)
      await user.at(/^\/shop/)
      await user.see('券后')
    }
  ],
  [
    '03-goods',
    async (user) => {
      await user.tap(/^健康好物/)
      await user.see(/^送到北京，.+前后到$/)
      await user.see('销量')
    }
  ],
  [
    '04-words',
    async (user) => {
      await user.open('/search?keyword=%E7%94%B2%E7%8A%B6%E8%85%BA')
      await user.see(/^全部 \d+$/)
      await user.see('约体检时可以加选')
      await user.see('你和家人的报告里有它')
      await user.tap(/^机构 \d+$/)
      await user.see(/^可做/)
    }
  ],
  [
    '05-own-report',
    async (user) => {
      await user.tap(/^全部 \d+$/)
      await user.tap(/的报告/)
      await user.at(/^\/my-report/)
      await user.back()
      await user.see(/^全部 \d+$/)
    }
  ],
  [
    '06-other-name',
    async (user) => {
      await user.open('/search?keyword=waston')
      await user.see(/睿评/)
    }
  ],
  [
    '07-not-offered',
    async (user) => {
      await user.open('/search?keyword=%E9%98%91%E5%B0%BE%E7%82%8E%E6%89%8B%E6%9C%AF')
      await user.see('我们不做手术')
      await user.see('大家在搜')
      await user.tap(/^问问客服/)
      await user.at(/^\/help/)
    }
  ]
]
