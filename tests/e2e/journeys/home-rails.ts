import type { Step } from './book-checkup'
import { passGreeting } from './greeting'

/** Down home: what the shop stands for, and from each shape of rail to what it shows; at the end the way to help. */
export const homeRails: readonly Step[] = [
  [
    '01-trust',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.see(/\d+ 家机构/)
      await user.see('没到检，全退')
    }
  ],
  [
    '02-shelf',
    async (user) => {
      await user.see('口腔，先看医生')
      await user.tap(/^体检\d+ 款/)
      await user.at(/^\/shop/)
      await user.tab('首页')
    }
  ],
  [
    '03-doctor',
    async (user) => {
      await user.tap('宋乔')
      await user.at(/^\/hospital-detail\/D1101/)
      await user.see(/接待中|已停止接待|还没开门|今天不开/)
      await user.back()
    }
  ],
  [
    '04-vaccine',
    async (user) => {
      await user.tap(/^四价流感疫苗/)
      await user.at(/^\/selling\/vaccine\//)
      await user.open('/')
    }
  ],
  [
    '05-box',
    async (user) => {
      await user.tap('在家采样')
      await user.at(/^\/shop/)
      await user.tab('首页')
    }
  ],
  [
    '06-help',
    async (user) => {
      await user.tap('有事找我们')
      await user.at(/^\/help$/)
    }
  ]
]
