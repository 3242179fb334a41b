import { bookCheckup, payAtOnce, submit, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

/** A step of the checkup journey that is the same in care mode. */
function same(name: string): Step {
  const step = bookCheckup.find(([known]) => known === name)
  if (!step) throw new Error(`the checkup journey has no step ${name}`)
  return step
}

/** The way into care mode as somebody finds it who does not know of it. */
export const enterCareMode: readonly Step[] = [
  [
    '01-home',
    async (user) => {
      await user.open('/')
      await user.see('限时秒杀')
      await passGreeting(user)
      await user.tap('关怀模式')
      await user.see('退出关怀模式')
      await user.gone('限时秒杀')
    }
  ]
]

/** The main job in care mode alone (关怀模式): from home's entry to the paid order, one thing asked at a time. */
export const inCareAlone: readonly Step[] = [
  ...enterCareMode,
  [
    '02-city-open',
    async (user) => {
      await user.tap(/^当前城市北京/)
      await user.see('选择城市')
    }
  ],
  [
    '02-city',
    async (user) => {
      await user.tap('上海')
      await user.see(/^当前城市上海/)
      await user.tap(/^当前城市上海/)
      await user.tap('北京')
      await user.see(/^当前城市北京/)
    }
  ],
  same('03-search'),
  same('04-detail'),
  same('05-booking'),
  same('06-calendar'),
  same('07-slots'),
  [
    '08-login',
    async (user) => {
      await user.tap('确定')
      await user.at(/^\/mine\/authorize/)
      await user.see('获取验证码')
    }
  ],
  [
    '08-logged-in',
    async (user) => {
      await logIn(user)
      await user.at(/^\/process\/addon\/checkup\/CK1003/)
    }
  ],
  [
    '09-recommended',
    async (user) => {
      await user.see(/^为你推荐 1\/\d$/)
      await user.see(/名额已为你保留/)
    }
  ],
  [
    '10-declined',
    async (user) => {
      await user.tap(/^不用/)
      await user.see(/^为你推荐 2\/\d$/)
    }
  ],
  [
    '11-taken',
    async (user) => {
      await user.tap(/^加上/)
      await user.see('共22项，查看全部检查项')
    }
  ],
  [
    '12-all',
    async (user) => {
      await user.tap(/^查看全部\d+项加项$/)
      await user.see('选择无痛胃镜')
    }
  ],
  [
    '12-add-together',
    async (user) => {
      await user.tap('选择无痛胃镜')
      await user.see(/无痛胃镜须先完成凝血四项/)
    }
  ],
  [
    '13-selected',
    async (user) => {
      await user.tap('取消')
      await user.gone(/无痛胃镜须先完成凝血四项/)
      await user.tap(/^已选加项，/)
      await user.see('清空')
    }
  ],
  [
    '14-person',
    async (user) => {
      await user.tap('关闭')
      await user.tap('确认加项')
      await user.at(/^\/process\/confirm\/checkup\/CK1003/)
      await user.see(/^第1步，共\d步：谁来体检$/)
      await user.tap(/^陈予安/)
    }
  ],
  [
    '15-breakfast-missing',
    async (user) => {
      await user.tap('下一步')
      await user.see(/^第2步，共\d步：时间和早餐$/)
      await user.tap('下一步')
      await user.see('请选择早餐')
    }
  ],
  [
    '16-report',
    async (user) => {
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.tap('下一步')
      await user.see(/^第3步，共\d步：报告方式$/)
    }
  ],
  [
    '17-coupon',
    async (user) => {
      await user.tap('下一步')
      await user.see(/^第4步，共5步：优惠券$/)
    }
  ],
  [
    '17-coupons',
    async (user) => {
      await user.tap(/张可用$/)
      await user.at(/^\/mine\/coupons/)
      await user.see('体检8.5折（最高减200）')
    }
  ],
  [
    '18-check',
    async (user) => {
      await user.tap(/^确定/)
      await user.at(/^\/process\/confirm/)
      await user.tap('下一步')
      await user.see('第5步，共5步：核对并提交')
      await user.see('陈予安')
    }
  ],
  [
    '18-back',
    async (user) => {
      await user.systemBack()
      await user.see('第4步，共5步：优惠券')
      await user.systemBack()
      await user.see('第3步，共5步：报告方式')
      await user.tap('下一步')
      await user.tap('下一步')
      await user.see('第5步，共5步：核对并提交')
    }
  ],
  ['19-submitted', submit],
  ['20-paid', payAtOnce],
  same('19-order'),
  same('20-orders'),
  same('21-mine')
]

/** Care mode is as easy to leave as to enter. */
export const outOfCare: Step = [
  '22-left',
  async (user) => {
    await user.open('/')
    await user.tap('退出关怀模式')
    await user.see('限时秒杀')
  }
]
