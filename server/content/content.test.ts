import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Link } from '@/contract/content/dto'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import type { ProductKind } from '@/domain/kinds'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { SHELF_IDS } from '@/domain/kinds/shelves'
import type { RouteRow } from '@/routes/row'
import { routes } from '@/routes/table'
import { banners, modules, orders, products } from '../db/schema'
import { BEIJING, HANGZHOU } from '../testing/branch'
import { FakeWechat } from '../testing/providers/wechat'
import { createTestApp, type TestApp } from '../testing/test-app'

const DEVICE = 'device-token-of-a-test'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('home', () => {
  test('R7.134 the blocks of home in their order', async () => {
    const { results } = await server.call('home.modules', { version: 1 })
    expect(results.modules.map((module) => module.kind)).toEqual([
      'services',
      'banner',
      'flash',
      'recommend',
      'news'
    ])
    expect(results.darkModuleId).toBe(0)
    expect(results.modules[0]?.items).toHaveLength(10)
  })

  test('the grid of services leads to what can be bought; entries behind fill the places of what cannot yet', async () => {
    const { results } = await server.call('home.modules', {})
    const titles = results.modules[0]?.items.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['体检套餐', '健康好物', '控糖管理', '卡券兑换']))
    const { categories } = (await server.call('product.filters', {})).results
    const shelves = results.modules[0]?.items.flatMap(({ link }) => link?.params['category'] ?? [])
    expect(shelves?.length).toBeGreaterThan(5)
    expect(categories.map(({ id }) => String(id))).toEqual(expect.arrayContaining(shelves ?? []))
    const [kept] = await server.database.db.select().from(modules).where(eq(modules.moduleId, 101))
    const closed = SHELF_IDS.filter((id) => !categories.some((category) => category.id === id))
    expect(closed.filter((id) => shelves?.includes(id))).toEqual([])
    for (const id of closed) expect([id, JSON.stringify(kept?.data).includes(`"${id}"`)]).toEqual([id, true])
  })

  test('R3.14 the block on a dark ground is named', async () => {
    const [flash] = await server.database.db.select().from(modules).where(eq(modules.moduleId, 103))
    await server.database.db
      .update(modules)
      .set({ data: { ...flash?.data, dark: true } })
      .where(eq(modules.moduleId, 103))
    expect((await server.call('home.modules', {})).results.darkModuleId).toBe(103)
    await server.database.db
      .update(modules)
      .set({ data: flash?.data ?? {} })
      .where(eq(modules.moduleId, 103))
  })

  test('every link of the seed names a route with the parameters it needs', async () => {
    const { results } = await server.call('home.modules', {})
    const words = (await server.call('home.moduleDetails', { moduleId: 183, moduleType: 83 })).results
    const places = ['home', 'shop', 'mine'] as const
    const banners = (
      await Promise.all(places.map((position) => server.call('home.banners', { position })))
    ).flatMap((answer) => answer.results)
    const windows = (await server.call('home.popWindow', { position: 'home' })).results
    const links = [
      ...results.modules.flatMap((module) => module.items),
      ...words,
      ...banners,
      ...windows
    ].flatMap(({ link }) => link ?? [])
    expect(links.length).toBeGreaterThan(25)
    expect(links.filter((link) => !fits(link))).toEqual([])
  })

  test('products that links name exist', async () => {
    for (const position of ['home', 'shop', 'mine'] as const) {
      for (const { link } of (await server.call('home.banners', { position })).results) {
        if (link?.route !== 'selling') continue
        const { type = '', id = '' } = link.params
        expect(await server.call('product.detail', { type, id })).toMatchObject({ code: ErrorCode.ok })
      }
    }
  })

  test('R7.132 a block that a device put away is absent there and nowhere else', async () => {
    expect(await server.call('home.hideModule', { moduleId: 105 }, { device: DEVICE })).toMatchObject({
      code: ErrorCode.ok,
      results: { moduleIds: [105] }
    })
    expect((await server.call('home.hideModule', { moduleId: 105 }, { device: DEVICE })).code).toBe(
      ErrorCode.ok
    )
    const kinds = async (device: string) =>
      (await server.call('home.modules', {}, { device })).results.modules.map((module) => module.kind)
    expect(await kinds(DEVICE)).not.toContain('news')
    const asked = async (device: string) => (await server.call('home.hideModule', {}, { device })).results
    expect(await asked(DEVICE)).toEqual({ moduleIds: [105] })
    expect(await asked('another-device-token')).toEqual({ moduleIds: [] })
    expect(await kinds('another-device-token')).toContain('news')
  })

  test('R7.132 a block hidden on a channel is absent on that channel', async () => {
    const { db } = server.database
    await db
      .update(modules)
      .set({ hiddenOnChannels: [66] })
      .where(eq(modules.moduleId, 103))
    const kinds = async (comefrom: string) =>
      (await server.call('home.modules', {}, { headers: { comefrom } })).results.modules.map(
        (module) => module.kind
      )
    expect(await kinds('66')).not.toContain('flash')
    expect((await server.call('home.hideModule', {}, { headers: { comefrom: '66' } })).results).toEqual({
      moduleIds: [103]
    })
    expect(await kinds('50')).toContain('flash')
    await db.update(modules).set({ hiddenOnChannels: [] }).where(eq(modules.moduleId, 103))
  })

  test.each([
    ['an unknown block', 999, DEVICE, ErrorCode.notFound],
    ['no device', 105, '', ErrorCode.badParameter]
  ])('R7.132 hiding is refused: %s', async (_name, moduleId, device, code) => {
    expect((await server.call('home.hideModule', { moduleId }, { device })).code).toBe(code)
  })

  test('R7.133 R7.145 R3.58 moduleType 83 gives the hot words', async () => {
    const { results } = await server.call('home.moduleDetails', { moduleId: 183, moduleType: 83 })
    expect(results[0]).toMatchObject({
      id: 1,
      title: '低剂量胸部CT',
      imgUrl: '',
      link: { route: 'search', params: { keyword: '低剂量胸部CT' } }
    })
  })

  test('R7.133 a block gives its entries, another type of it does not exist', async () => {
    expect((await server.call('home.moduleDetails', { moduleId: 101, moduleType: 1 })).results).toHaveLength(
      10
    )
    expect((await server.call('home.moduleDetails', { moduleId: 101, moduleType: 2 })).code).toBe(
      ErrorCode.notFound
    )
  })

  test('R7.135 banners of a page, while their time lasts', async () => {
    const home = async () => (await server.call('home.banners', { position: 'home' })).results
    expect(await home()).toHaveLength(3)
    expect((await home())[0]).toMatchObject({ tone: 'apricot', imgUrl: '/seed-img/illus/elderBanner.svg' })
    const now = server.clock.now()
    server.clock.set(new Date(now.getTime() + 365 * DAY_MS))
    expect(await home()).toEqual([])
    server.clock.set(now)
  })

  test('R7.135 a banner of a city is shown there alone, one that is hidden on a channel not there; without a city all are', async () => {
    const shown = async (cityCode?: string, comefrom = '3') =>
      (
        await server.call('home.banners', { position: 'home', cityCode }, { headers: { comefrom } })
      ).results.map(({ id }) => id)
    const [first = 0, second = 0, third = 0] = await shown()
    const { db } = server.database
    await db
      .update(banners)
      .set({ cities: [HANGZHOU.cityCode] })
      .where(eq(banners.id, first))
    await db
      .update(banners)
      .set({ hiddenOnChannels: [66] })
      .where(eq(banners.id, second))
    expect(await shown(HANGZHOU.cityCode)).toEqual([first, second, third])
    expect(await shown(BEIJING.cityCode)).toEqual([second, third])
    expect(await shown(BEIJING.cityCode, '66')).toEqual([third])
    expect(await shown()).toEqual([first, second, third])
    await db.update(banners).set({ cities: [], hiddenOnChannels: [] })
  })

  test('R7.139 the window of home, none on mine', async () => {
    const { results } = await server.call('home.popWindow', { position: 'home' })
    expect(results).toMatchObject([{ title: '今日秒杀已开场', buttonText: '去看看' }])
    expect((await server.call('home.popWindow', { position: 'mine' })).results).toEqual([])
  })

  test('R9.10 news: page 1 with 2 rows unless asked otherwise, the newest first', async () => {
    const first = (await server.call('home.news', {})).results
    const wider = (await server.call('home.news', { pageNo: 1, pageSize: 20 })).results
    const third = (await server.call('home.news', { pageNo: 2, pageSize: 2 })).results
    expect(first).toEqual(wider.slice(0, 2))
    expect(third).toEqual(wider.slice(2, 4))
    expect(wider).toHaveLength(12)
    expect(first[0]?.publishDate).toBe('2026-05-19')
    const dates = wider.map((article) => article.publishDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('the lottery floats only while one is listed', async () => {
    expect((await server.call('home.lotteryFloat', {})).results).toEqual([])
    await server.database.db.insert(modules).values({
      moduleId: 901,
      moduleType: 9,
      title: '转盘',
      place: 'float',
      sort: 0,
      data: { imgUrl: '/seed-img/tile/card.svg', link: null },
      hiddenOnChannels: []
    })
    expect((await server.call('home.lotteryFloat', {})).results).toMatchObject([{ id: 901, title: '转盘' }])
  })
})

function fits({ route, params }: Link): boolean {
  const row = new Map<string, RouteRow>(Object.entries(routes)).get(route)
  const known = row?.params ?? []
  const needed = known.filter((name) => !name.endsWith('?'))
  const names = known.map((name) => name.replace('?', ''))
  return (
    row !== undefined &&
    needed.every((name) => params[name]) &&
    Object.keys(params).every((name) => names.includes(name))
  )
}

describe('share signature', () => {
  const url = 'http://shop.example/selling/checkup/CK1003?from=home'

  test('R7.141 R7.146 it signs the page without its fragment', async () => {
    const { raw, results } = await server.call('wx.signature', { url: `${url}#top` })
    const [signed] = results
    const text = `jsapi_ticket=sandbox-jsapi-ticket&noncestr=${signed?.nonceStr ?? ''}&timestamp=${signed?.timestamp ?? 0}&url=${url}`
    expect(signed?.signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(signed?.timestamp).toBe(Math.floor(server.clock.now().getTime() / 1000))
    expect(raw['appResultList']).toEqual({ results })
  })

  test('R9.43 uat and production have share app ids of their own, each by its configuration', async () => {
    const wechat = new FakeWechat(() => server.clock.now().getTime())
    const origin = await wechat.start()
    const signedBy = async (appId: string, secret: string) => {
      wechat.accounts.push({ appId, secret })
      const env = {
        ...{ WX_APP_ID: appId, WX_APP_SECRET: secret, DEMO: '0' },
        PROVIDER_ORIGINS: `wechat=${origin}`
      }
      const { app, call } = await createTestApp({ database: server.database, env })
      const [signed] = (await call('wx.signature', { url })).results
      await app.close()
      const text = `jsapi_ticket=${wechat.tickets.get(appId)}&noncestr=${signed?.nonceStr ?? ''}&timestamp=${signed?.timestamp ?? 0}&url=${url}`
      expect(signed?.signature).toBe(createHash('sha1').update(text).digest('hex'))
      return signed?.appId
    }
    const [uat, prod] = ['wx0000000000000aaa', 'wx0000000000000bbb'] as const
    expect([await signedBy(uat, 'c'.repeat(32)), await signedBy(prod, 'd'.repeat(32))]).toEqual([uat, prod])
    await wechat.stop()
  })

  test('without an account nothing is signed where there is no demo', async () => {
    const { app, call } = await createTestApp({ database: server.database, env: { DEMO: '0' } })
    expect((await call('wx.signature', { url })).code).toBe(ErrorCode.business)
    await app.close()
  })

  test.each(['nonsense', 'javascript:alert(1)'])('R7.146 %s is no page', async (address) => {
    expect(await server.call('wx.signature', { url: address })).toMatchObject({
      code: ErrorCode.badParameter
    })
  })
})

test.each([
  ['user', '用户协议'],
  ['privacy', '隐私政策'],
  ['cancellation', '取消与退改须知'],
  ['card', '体检卡使用协议']
] as const)('the agreement %s is a text of some length', async (key, title) => {
  const { results } = await server.call('content.agreement', { key })
  expect(results).toMatchObject({ key, title })
  const text = results.sections.flatMap((section) => section.paragraphs).join('')
  expect(text.length).toBeGreaterThan(600)
})

test('each heading of the agreement on cancelling stands once, and promises a change only where there is one', async () => {
  const { sections } = (await server.call('content.agreement', { key: 'cancellation' })).results
  const headings = sections.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
  expect(headings).toEqual(
    expect.arrayContaining([
      '体检的退款与改约',
      '健康好物的退款',
      '健康好物（凭取货码、服务码）的退款',
      '会员的退款'
    ])
  )
})

test('the agreement on cancelling speaks of what is on the shelf or was ordered, and of nothing else', async () => {
  const { db } = server.database
  const [dental, vaccine] = [KIND_TEXTS.dentistry.name, KIND_TEXTS.vaccine.name]
  const named = async () => {
    const { sections } = (await server.call('content.agreement', { key: 'cancellation' })).results
    return [dental, vaccine].filter((name) => sections.some(({ heading }) => heading.startsWith(name)))
  }
  const both = inArray(products.kind, ['dentistry', 'vaccine'])
  expect(await named()).toEqual([dental, vaccine])
  await db.update(products).set({ onShelf: false }).where(both)
  const [order] = await db.select().from(orders).limit(1)
  const { orderNum, kind, productCategory } = order!
  const becomes = (as: { kind: ProductKind; productCategory: number }) =>
    db.update(orders).set(as).where(eq(orders.orderNum, orderNum))
  await db
    .update(orders)
    .set({ kind: 'checkup', productCategory: 1 })
    .where(inArray(orders.kind, ['dentistry', 'vaccine']))
  expect(await named()).toEqual([])
  await becomes({ kind: 'vaccine', productCategory: 13 })
  expect(await named()).toEqual([vaccine])
  await becomes({ kind, productCategory })
  await db.update(products).set({ onShelf: true }).where(both)
})

test('an agreement that does not exist is refused', async () => {
  expect((await server.callRaw('content.agreement', { key: 'other' })).code).toBe(ErrorCode.badParameter)
})
