import type { Step } from './book-checkup'

/** Screens that lie beside the checkup journey, for a guest. */
export const asGuest: readonly Step[] = [
  [
    '00-login',
    async (user) => {
      await user.open('/mine/authorize')
      await user.see('获取验证码')
    }
  ],
  [
    '00-city',
    async (user) => {
      await user.open('/')
      await user.see('限时秒杀')
      if (await user.shows('以后再说')) await user.tap('以后再说')
      await user.tap(/^当前城市北京/)
      await user.see('选择城市')
    }
  ]
]

/** The main tabs, after the journey and with a login; the care mode is switched on by its own switch. */
export const inCareMode: readonly Step[] = [
  [
    '30-mine',
    async (user) => {
      await user.open('/mine')
      await user.tap('关怀模式')
      await user.see('退出登录')
    }
  ],
  [
    '31-home',
    async (user) => {
      await user.open('/')
      await user.see('检前准备')
    }
  ],
  [
    '32-shop',
    async (user) => {
      await user.open('/shop')
      await user.see('深度体检·男士款')
    }
  ],
  [
    '33-registered',
    async (user) => {
      await user.open('/registered')
      await user.see('待到检')
    }
  ]
]
