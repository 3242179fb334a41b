import { act } from 'react'
import { cardClinic, cardListing, NUMBER } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, labels, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World, type WorldOptions } from '@/../tests/support/world'
import type { CardClinic } from '@/contract/card/list-dto'
import { host } from '@/platform/host'
import CardBookingPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  jest.restoreAllMocks()
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const TUESDAY = '2026-11-24'
const PLACE = { lat: 39.99, lon: 116.48 }
const WANGJING = { hospitalName: '望京分院', hospitalDistance: 3.21, percent: 62 }
const ZHONGGUANCUN = { hospitalName: '中关村分院', hospitalDistance: 12.06, percent: 20 }
const row = (id: string, changes: Partial<CardClinic>) =>
  cardClinic({ hospitalId: id, orgCode: id, ...changes })
const XIZHIMEN = row('H1003', {
  ...{ hospitalName: '西直门分院', hospitalDistance: 1.48, percent: 10, lat: 39.94, lon: 116.35 },
  ...{ payPrice: 60, cardFee: { name: '贵宾楼层服务费', price: 60 } }
})
const BRANCHES = [XIZHIMEN, row('H1002', ZHONGGUANCUN), row('H1001', WANGJING)]
const REFUSING = [
  {
    ...{
      orgCode: 'H1004',
      hospitalName: '南苑社区联合体检门诊',
      hospitalDistance: 20,
      lat: 39.8,
      lon: 116.4
    },
    reason: '与单位没有签约'
  },
  {
    ...{ orgCode: 'H1005', hospitalName: '通州分院', hospitalDistance: 25, lat: 39.9, lon: 116.7 },
    reason: '不做这个套餐'
  }
]

interface Opened extends WorldOptions {
  readonly branches?: CardClinic[]
  readonly lastDate?: string
  readonly located?: boolean
  readonly elder?: boolean
}

async function open({ branches = BRANCHES, lastDate, located = true, elder, ...options }: Opened = {}) {
  world = createWorld({
    calls: {
      'card.list': () =>
        cardListing(
          { [TUESDAY]: branches },
          { refusingList: REFUSING, ...(lastDate === undefined ? {} : { lastDate }) }
        )
    },
    ...options
  })
  const { process, location, settings } = world.root
  const { key } = process.open({ kind: 'checkup', productCode: 'CK1017', card: NUMBER })
  process.put(key, {
    examineeId: 'c001',
    onCard: {
      person: { id: 'c001', name: '陈予安', relation: '本人' },
      ...{ fromComboId: '', cardName: '云桥科技（演示企业）', ofCompany: true }
    }
  })
  if (located) location.position = PLACE
  if (elder) settings.setElder(true)
  await act(async () => {
    page = await world.open('cardBooking', CardBookingPage, {
      ...{ type: 'checkup', id: 'CK1017', cardNumber: NUMBER }
    })
  })
  await idle()
}

const names = () => all('[id^="card-branch-"]').map(({ id }) => id.replace('card-branch-', ''))

test('R2.71 what costs nothing comes first, then the nearest; each row says who pays, and for what the rest is', async () => {
  await open()
  expect([shows('3 家收这张卡'), shows('¥0 的在前，再按远近')]).toEqual([true, true])
  expect(names()).toEqual(['H1001', 'H1002', 'H1003'])
  expect(labels('[id^="card-branch-"] [aria-label$="元"]')).toEqual(['0.00元', '0.00元', '60.00元'])
  expect(shows('贵宾楼层服务费 ¥60.00 不在单位付的范围里，由你付。')).toBe(true)
})

test('another package in the place of the card’s says what its difference is for', async () => {
  await open({ branches: [row('H1003', { payPrice: 442, cardFee: { name: '贵宾楼层服务费', price: 60 } })] })
  expect(shows('换成这个套餐要补差价 ¥382.00，由你付。')).toBe(true)
  expect(shows('贵宾楼层服务费 ¥60.00 不在单位付的范围里，由你付。')).toBe(true)
})

test('without a place what has most room comes before, and there is no map', async () => {
  await open({ located: false })
  expect([names(), shows('再按余位多少')]).toEqual([['H1002', 'H1001', 'H1003'], true])
  expect(byLabel('分院位置示意')).toBeUndefined()
})

test('R2.71 a pin tells its branch and price, and leads to its row, which is marked', async () => {
  const scrollTo = jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
  await open()
  expect(byLabel('南苑社区联合体检门诊，不收此卡，与单位没有签约')).toBeDefined()
  await tap(byLabel('西直门分院，补 ¥60，看这家'))
  expect(scrollTo).toHaveBeenCalledWith('card-branch-H1003')
  const marked = all('[id^="card-branch-"]').filter(({ className }) => className.includes('picked'))
  expect(marked.map(({ id }) => id)).toEqual(['card-branch-H1003'])
})

test('care mode has the list without the drawing', async () => {
  await open({ elder: true })
  expect([byLabel('分院位置示意'), names().length]).toEqual([undefined, 3])
})

test('branches that do not take the card are folded, each with its reason', async () => {
  await open()
  expect([shows('2 家不收这张卡'), shows('与单位没有签约'), shows('不做这个套餐')]).toEqual([
    true,
    true,
    false
  ])
  await tap(all('[aria-expanded="false"]').find(({ textContent }) => textContent?.includes('不收这张卡')))
  expect(shows('通州分院 · 不做这个套餐')).toBe(true)
})

test('a day behind the card’s last one says so and cannot be chosen', async () => {
  await open({ lastDate: '2026-11-25' })
  expect(shows('卡的使用期到 11月25日 周三，之后的日期超出卡的使用期，不能选')).toBe(true)
  const [day] = all('[role="tab"][aria-disabled="true"]').filter(({ textContent }) =>
    textContent?.includes('11-26')
  )
  expect(day?.getAttribute('aria-label')).toContain('超出卡的使用期')
})

test('no branch of the city takes it: another city is offered', async () => {
  const calls = {
    'card.list': () =>
      cardListing({}, { refusingList: REFUSING }).map((told) => ({
        ...told,
        cityViewList: [
          { cityCode: '131', cityName: '北京', isLocation: 1 },
          { cityCode: '289', cityName: '上海', isLocation: 0 }
        ]
      }))
  }
  await open({ calls })
  expect([shows('所选城市暂无可约机构'), byText('换城市') !== undefined]).toEqual([true, true])
})

test('R3.66 what the list says is kept for this person and card alone, and goes with the session', async () => {
  await open()
  const { process } = world.root
  expect(process.info(`buy:checkup:CK1017:${NUMBER}`)?.card?.refusing).toHaveLength(2)
  expect(process.info('buy:checkup:CK1017')).toBeUndefined()
  await act(async () => void process.sessionEnded())
  expect(process.info(`buy:checkup:CK1017:${NUMBER}`)).toBeUndefined()
})
