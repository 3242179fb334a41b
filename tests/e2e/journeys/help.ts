import type { Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * Somebody is stuck: from a product to the help centre, the telephone, a question that is looked for and one of a topic; once they are
 * logged in, what they do alone about their own order; and what a report looks like before it is bought.
 */
export const helpJourney: readonly Step[] = [
  [
    '01-guest',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/selling/checkup/CK1003')
      await user.see('深度体检·男士款')
      await user.tap('人工客服')
      await user.at(/^\/help$/)
      await user.see('客服电话 400-000-1000')
      await user.see('登录后，改约、退款、发票自己就能办')
      await user.see('胸痛、昏厥、大出血请先拨')
    }
  ],
  [
    '02-search',
    async (user) => {
      await user.type('搜问题，如“还能改约吗”', '身份证 海关')
      await user.see('找到 1 个问题')
      await user.tap('为什么要身份证')
      await user.see('海关要用订购人的真实姓名和身份证号申报')
      await user.type('搜问题，如“还能改约吗”', '')
      await user.see('按问题找')
    }
  ],
  [
    '03-topic',
    async (user) => {
      await user.tap(/^退款售后/)
      await user.at(/^\/help\?topic=refund/)
      await user.tap('漏做了一项，钱怎么退')
      await user.see('未做项目单价之和')
      await user.back()
      await user.at(/^\/help$/)
    }
  ],
  [
    '04-own',
    async (user) => {
      await user.tap('登录')
      await logIn(user)
      await user.at(/^\/help/)
      await user.see('是关于这一单吗')
      await user.see('自己办，当场好')
      await user.tap(/^退款.+退/)
      await user.at(/^\/re[Ff]und\//)
      // Of an order's page it is about that order.
      await user.tap('人工客服')
      await user.at(/^\/help\?orderNum=/)
      await user.see('自己办，当场好')
    }
  ],
  [
    '05-sample',
    async (user) => {
      await user.open('/result-preview/CK1003')
      await user.see('示例，人和数都是编的。看右上角的数字，对着下面读。')
      await user.see('糖化血红蛋白')
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/checkup\/CK1003/)
    }
  ]
]
