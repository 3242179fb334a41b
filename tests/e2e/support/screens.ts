import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { buyAbroad } from '../journeys/buy-abroad'
import { bookCheckup, type Step } from '../journeys/book-checkup'
import { bindAndBook } from '../journeys/book-on-card'
import { bookDental, bookDoses, bookTest } from '../journeys/book-visits'
import { buyGoods } from '../journeys/buy-goods'
import { buyKit } from '../journeys/buy-kit'
import { logIn } from '../journeys/log-in'
import { leftAtRest, still } from './at-rest'
import type { Driver } from './driver'
import { cutLabels, flawsIn, MODES, overflow, wear } from './looks'
import { startLocalServer } from './local-server'
import type { Phone } from './phone'
import { roomFaults } from './room'
import { BUYING, walkOf, type OpenWalk } from './walks'

/** What is photographed once a step is done: the screen by a name, and of a paid order its success page by another. */
interface Shown {
  readonly screen?: string
  readonly success?: string
}

/** Steps that only look. */
const look = (name: string, path: string, reads: string | RegExp): Step => [
  name,
  async (user) => {
    await user.open(path)
    await user.see(reads)
  }
]

const asGuest: readonly Step[] = [
  look('home', '/', '限时秒杀'),
  look('shop-rows', '/shop', '商城'),
  look('shop-goods', '/shop?category=goods', '上臂式电子血压计'),
  look('search', '/search?keyword=%E8%83%83', /胃/),
  look('search-none', '/search?keyword=%E4%B8%8D%E5%AD%98%E5%9C%A8', '大家在搜'),
  look('checkup-detail', '/selling/checkup/CK1003', '立即预约'),
  look('dentistry-detail', '/selling/dentistry/DT0101', '立即预约'),
  look('goods-detail', '/selling/health-selection/HS2003', '商品参数'),
  look('help', '/help', '按问题找'),
  look('result-preview', '/result-preview/CK1003', /示例/)
]

/** A company's card with a share for the family, and one with a password. */
const COMPANY = '7700200000000017'
const BOUGHT = '8600100012345704'

const asCardHolder: readonly Step[] = [
  [
    'card-wallet',
    async (user) => {
      await user.open('/card-service')
      await logIn(user)
      await user.see('企业卡')
    }
  ],
  look('card-services', '/package-service', '可约服务'),
  look('card-detail', `/card-detail/${COMPANY}`, '变动记录'),
  look('card-balance', `/card-detail/${BOUGHT}`, '卡内余额'),
  look('card-history', `/card-history/${BOUGHT}`, /^发放/),
  look('card-appointment', `/card-appointment?cardNumber=${COMPANY}`, '选机构与时间'),
  look('card-booking', `/bookingBranch/${COMPANY}/CK1017`, /家收这张卡/),
  look('card-upgrade', `/card-upgrade/${COMPANY}/2016`, '多查的'),
  look('card-packages', `/package-list/${COMPANY}/1`, '选机构与时间'),
  look('card-bind', '/bind-card', '使用人'),
  [
    'card-enterprise',
    async (user) => {
      await user.tap('企业卡')
      await user.see('企业名称')
    }
  ],
  [
    'card-loss',
    async (user) => {
      await user.open(`/card-detail/${BOUGHT}`)
      await user.tap('挂失')
      await user.see('这张卡怎么了')
    }
  ],
  look('card-password', `/update-password/${BOUGHT}/card`, '新卡密'),
  look('card-list', '/medical-list', '我的体检服务'),
  look('gift-cards', '/gift-card', '输码加卡')
]

const asReader: readonly Step[] = [
  look('science', '/science-popular', '大家在看'),
  look('articles', '/recommend/health-information', '医师审核，不代替面诊'),
  look('article', '/news-detial/9004', '参考来源'),
  look('films', '/video-list', '移动网络下先问你再播放'),
  look('film', '/video/play?id=9005', '讲了什么'),
  look('top-list', '/top-list', '不接受付费上榜')
]

/** What somebody reads, on a server of its own. */
export const openReading: OpenWalk = walkOf(asReader)

async function employee() {
  const server = await startLocalServer()
  const steps = bindAndBook.map(([name, step]): Step => [name, (user) => step({ user, server })])
  return { origin: server.origin, steps, close: server.close }
}

const own = (steps: readonly Step[]): Readonly<Record<string, Shown>> =>
  Object.fromEntries(steps.map(([name]) => [name, { screen: name }]))

/** Walks by name, and what of each is photographed. */
export const SCREENS: Readonly<Record<string, readonly [OpenWalk, Readonly<Record<string, Shown>>]>> = {
  guest: [walkOf(asGuest), own(asGuest)],
  checkup: [
    walkOf(bookCheckup),
    {
      '05-booking': { screen: 'booking' },
      '09-addons': { screen: 'addons' },
      '14-confirm': { screen: 'confirm' },
      '18-paid': { screen: 'success-checkup' },
      '19-order': { screen: 'order-checkup' },
      '20-orders': { screen: 'orders' },
      '21-mine': { screen: 'mine' }
    }
  ],
  cards: [walkOf(asCardHolder), own(asCardHolder)],
  employee: [
    employee,
    {
      '02-company': { screen: 'card-information' },
      '04-package': { screen: 'card-addons' },
      '05-addons': { screen: 'card-confirm' },
      '06-booked': { screen: 'order-card' }
    }
  ],
  content: [openReading, own(asReader)],
  goods: [walkOf(buyGoods), { '11-order': { screen: 'order-goods', success: 'success-goods' } }],
  parcels: [
    walkOf([...buyAbroad, ...buyKit]),
    {
      '08-order': { screen: 'order-abroad', success: 'success-customs' },
      '47-kit-order': { screen: 'order-kit', success: 'success-kit' }
    }
  ],
  visits: [
    walkOf([...bookTest, ...bookDental, ...bookDoses]),
    {
      '11-booking': { screen: 'booking-dentist' },
      '13-paid': { screen: 'order-dentist' },
      '40-detail': { screen: 'doses-detail' },
      '42-paid': { screen: 'order-doses', success: 'success-doses' },
      '43-second': { screen: 'booking-doses' }
    }
  ],
  codes: [BUYING.codes ?? walkOf([]), { '07-order': { screen: 'order-codes', success: 'success-codes' } }]
}

/** Widths of a phone that is narrow, of a usual one, of a tablet and of a desk, and the window's height; px. */
const WINDOWS = [
  [320, 568],
  [375, 812],
  [768, 1024],
  [1280, 720]
] as const
const DESK = 1280

const cutAnywhere = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await cutLabels(page))
]

const pathOf = (user: Phone) =>
  user.target === 'h5' ? new URL(user.page.url()).pathname : user.path().replace(/\?.*$/, '')

/** On the site: each window and mode. Returns what is wrong with it there, in words. */
async function photographSite(
  user: Extract<Phone, { target: 'h5' }>,
  name: string,
  opened: number
): Promise<string[]> {
  const found: string[] = []
  await user.page.waitForLoadState('networkidle')
  const [, usual] = WINDOWS.find(([width]) => width === opened) ?? [opened, 812]
  // A phone's windows on a phone, wide ones on a wide screen.
  for (const [width, height] of WINDOWS.filter(([width]) => width < 768 === opened < 768)) {
    await user.page.setViewportSize({ width, height })
    for (const mode of MODES) {
      await wear(user.page, mode)
      await user.shot(`${name}.${mode}.${width}`)
      // At 375 px `looks.h5.test.ts` looks for all of it in the same modes.
      const flaws = await leftAtRest(() =>
        width === DESK ? flawsIn(user.page, mode) : cutAnywhere(user.page)
      )
      found.push(...flaws.map((flaw) => `${name}, ${mode}, ${width} px: ${flaw}`))
    }
    await wear(user.page, 'light')
  }
  await user.page.setViewportSize({ width: opened, height: usual })
  return found
}

/** In the mini-program: each mode by its class, on a phone of that width. */
async function photographMini(
  user: Extract<Phone, { target: 'weapp' }>,
  name: string,
  width: number
): Promise<string[]> {
  const found: string[] = []
  const page = await user.frame()
  for (const mode of MODES) {
    const worn = (on: boolean) =>
      page.evaluate(
        ({ worn: by, on: put }) => {
          for (const scope of document.querySelectorAll('.ca-theme'))
            scope.classList.toggle(`ca-theme--${by}`, put)
        },
        { worn: mode, on }
      )
    if (mode !== 'light') await worn(true)
    await still(page)
    await user.shot(`${name}.${mode}.${width}`)
    const flaws = await leftAtRest(async () => [...(await roomFaults(page)), ...(await cutLabels(page))])
    found.push(...flaws.map((flaw) => `${name}, ${mode}, ${width} px: ${flaw}`))
    if (mode !== 'light') await worn(false)
  }
  return found
}

/** Pictures of what a step shows, by name, and what is wrong with them. */
export async function photograph(user: Phone, { screen, success }: Shown, width: number): Promise<void> {
  const take = (name: string) =>
    user.target === 'h5' ? photographSite(user, name, width) : photographMini(user, name, width)
  const found = screen ? await take(screen) : []
  if (success) {
    const order = pathOf(user)
    const [, number = ''] = /([^/]+)$/.exec(order) ?? []
    await reopen(user, `/pay-success?orderNo=${number}`, /成功|已支付|寄|清关|约好/)
    found.push(...(await take(success)))
    await reopen(user, order, '订单详情')
  }
  assert.deepEqual(found, [])
}

async function reopen(user: Driver, path: string, reads: string | RegExp): Promise<void> {
  await user.open(path)
  await user.see(reads)
}
