import { BRANCH, payAtOnce, submit, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/**
 * A self-selected checkup, in a person's words: in from home, a branch and a time, a package that takes an item over, what is
 * superfluous and what is needed, the list of it all, the order and its payment. The same on the site and in the mini-program.
 */
export const selfSelect: readonly Step[] = [
  [
    '01-entry',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.tap(/自选体检$/)
      await user.at(/^\/checkSupermarket/)
      await user.see('自选体检·基础包')
      await user.see('含5项基础检查')
    }
  ],
  [
    '02-booking',
    async (user) => {
      await user.tap('用自选体检·基础包选机构与时间')
      await user.at(/^\/process\/booking\/checkup\/CK1015/)
      await user.see('选加项')
      await user.tap(visitDay(new Date()).label)
      await user.see(BRANCH)
    }
  ],
  [
    '03-login',
    async (user) => {
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await user.tap('确定')
      await logIn(user)
      await user.at(/^\/process\/Supermarket\/CK1015/)
      await user.see('打包更省')
    }
  ],
  [
    '04-shelf',
    async (user) => {
      await user.see('热门项目')
      await user.tap('选择甲状腺彩超')
      await user.see('206.00元')
      await user.tap(/^消化道/)
      await user.tap('选择14C尿素呼气试验')
      // Nothing is chosen while a price is being calculated.
      await user.see('284.00元')
      await user.tap('选择胃功能三项（PG G17）')
      await user.see('452.00元')
    }
  ],
  [
    '05-taken-over',
    async (user) => {
      await user.tap('选择肠胃包')
      await user.see('以下项目并入肠胃包')
    }
  ],
  [
    '06-duplicate',
    async (user) => {
      await user.tap('知道了')
      await user.see(/13C与14C呼气试验同次只需做一种/)
      await user.tap('一并删除')
      await user.see('504.00元')
      await user.see('已含在肠胃包')
    }
  ],
  [
    '07-info',
    async (user) => {
      await user.tap('便潜血定量说明')
      await user.see('已含在肠胃包，不另收费')
    }
  ],
  [
    '08-needs',
    async (user) => {
      await user.tap('知道了')
      await user.tap('选择无痛胃镜')
      await user.see(/无痛胃镜须先完成凝血四项/)
      await user.tap('取消')
      await user.see('504.00元')
    }
  ],
  [
    '09-search',
    async (user) => {
      await user.tap('搜索检查项')
      await user.type('搜索加项', '骨密度')
      await user.tap('搜索')
      await user.see(/^找到\d项/)
      await user.tap('选择骨密度（双能X线）')
    }
  ],
  [
    '10-detail',
    async (user) => {
      await user.tap('关闭')
      await user.see('672.00元')
      await user.tap(/检项明细$/)
      await user.see('已去掉 1 个重复项目')
      await user.see('肠胃包 3 项')
    }
  ],
  [
    '11-drop',
    async (user) => {
      await user.tap('删除胃功能三项（PG G17）')
      await user.see('删除后整包取消')
      await user.see('374.00元')
    }
  ],
  [
    '12-confirm',
    async (user) => {
      await user.tap('取消')
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/checkup\/CK1015/)
      await user.see('自选体检·基础包')
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
    }
  ],
  [
    '13-coupons',
    async (user) => {
      await user.tap(/张可用$/)
      await user.at(/^\/mine\/coupons/)
      await user.tap(/^确定/)
      await user.at(/^\/process\/confirm/)
    }
  ],
  ['14-pay', submit],
  ['15-paid', payAtOnce],
  [
    '16-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial\//)
      await user.see('待到检')
      await user.see(/胃功能三项/)
      await user.see(/骨密度（双能X线）/)
    }
  ]
]
