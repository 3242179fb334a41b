import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import type { Link } from '@/contract/dto/content'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import { routes, type RouteRow } from '@/routes/table'
import { modules, questionnaireAnswers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

const DEVICE = 'device-token-of-a-test'
const FITTING = { q1: 'no', q2: 'no', q3: 'no', q4: 'travel' }

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
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
      code: ErrorCode.ok
    })
    expect((await server.call('home.hideModule', { moduleId: 105 }, { device: DEVICE })).code).toBe(
      ErrorCode.ok
    )
    const kinds = async (device: string) =>
      (await server.call('home.modules', {}, { device })).results.modules.map((module) => module.kind)
    expect(await kinds(DEVICE)).not.toContain('news')
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

describe('cities', () => {
  test('R7.136 R3.29 groups: hot first, then letters', async () => {
    const { results } = await server.call('city.list', {})
    const names = results.map((group) => group.classifyName)
    expect(names[0]).toBe('热门城市')
    expect(names.slice(1)).toEqual([...names.slice(1)].sort())
    expect(results[0]?.cityList).toHaveLength(8)
    expect(results.slice(1).flatMap((group) => group.cityList)).toHaveLength(20)
  })

  test('R3.27 R9.7 a city with its codes and the number of its branches', async () => {
    const { results } = await server.call('city.list', { cityCode: '289' })
    const all = results.slice(1).flatMap((group) => group.cityList)
    const find = (code: string) => all.find((city) => city.cityCode === code)
    expect(find('131')).toMatchObject({
      cityName: '北京',
      providerCode: '0010',
      branchCount: 4,
      isLocation: 0,
      hot: 1
    })
    expect(find('104')).toMatchObject({ cityName: '昆明', branchCount: 0 })
  })

  test('R3.28 only the current city carries isLocation 1, also in the hot group', async () => {
    const { results } = await server.call('city.list', { cityCode: '289' })
    const marked = results.flatMap((group) => group.cityList).filter((city) => city.isLocation === 1)
    expect(marked.map((city) => city.cityCode)).toEqual(['289', '289'])
  })

  test.each([
    ['its map code', { mapCityCode: '289' }, ['上海']],
    ['a position nearby', { lat: 39.99, lon: 116.48 }, ['北京']],
    ['the nearer of two', { lat: 31.28, lon: 120.7 }, ['苏州']],
    ['a code we do not know and a position', { mapCityCode: '9999', lat: 30.6, lon: 104.1 }, ['成都']],
    ['a code we do not know', { mapCityCode: '9999' }, []],
    ['a position far from all', { lat: 43.8, lon: 87.6 }, []],
    ['half a position and a code we do not know', { mapCityCode: '9999', lat: 39.99 }, []]
  ])('R7.147 the city of %s', async (_name, input, names) => {
    expect((await server.call('city.convert', input)).results.map((city) => city.cityName)).toEqual(names)
  })

  test('R7.147 without a code and a position there is nothing to look up', async () => {
    expect(await server.call('city.convert', {})).toMatchObject({
      code: ErrorCode.badParameter,
      message: '请提供城市编码或经纬度'
    })
  })
})

describe('share signature', () => {
  const url = 'http://shop.example/selling/checkup/CK1003?from=home'

  test('R7.141 R7.146 R3.62 it signs the page without its fragment', async () => {
    const { raw, results } = await server.call('wx.signature', { url: `${url}#top` })
    const [signed] = results
    const text = `jsapi_ticket=sandbox-jsapi-ticket&noncestr=${signed?.nonceStr ?? ''}&timestamp=${signed?.timestamp ?? 0}&url=${url}`
    expect(signed?.signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(signed?.timestamp).toBe(Math.floor(server.clock.now().getTime() / 1000))
    expect(raw['appResultList']).toEqual({ results })
  })

  test.each(['nonsense', 'javascript:alert(1)'])('R7.146 %s is no page', async (address) => {
    expect(await server.call('wx.signature', { url: address })).toMatchObject({
      code: ErrorCode.badParameter
    })
  })
})

describe('questionnaire', () => {
  const config = async (input: { comboName: string; productCode?: string }) =>
    (await server.call('questionnaire.config', { hopId: 'H1001', ...input })).results

  test('R7.62 R7.84 the nucleic-acid combo asks one, by its name or code', async () => {
    const due = [{ open: 1, limit: 1, questionnaireConfigDTO: { id: 'QN01', saveType: 1, fourteenDays: 1 } }]
    expect(await config({ comboName: '核酸检测·单人单采' })).toEqual(due)
    expect(await config({ comboName: '别的名字', productCode: 'CK1019' })).toEqual(due)
  })

  test('R7.84 other packages ask none', async () => {
    expect(await config({ comboName: '深度体检·男士款', productCode: 'CK1003' })).toEqual([
      { open: 0, limit: 0, questionnaireConfigDTO: null }
    ])
  })

  test('R7.144 it opens for a user only', async () => {
    const { results } = await server.call('questionnaire.get', { id: 'QN01' }, { session })
    expect(results.questions).toHaveLength(4)
    expect(results.questions[0]?.options.map((option) => option.blocks)).toEqual([false, false, true])
    expect((await server.call('questionnaire.get', { id: 'QN01' })).code).toBe(ErrorCode.tokenInvalid)
    expect((await server.call('questionnaire.get', { id: 'QN99' }, { session })).code).toBe(
      ErrorCode.notFound
    )
  })

  const answer = (answers: Record<string, string>) =>
    server.call('questionnaire.answer', { id: 'QN01', answers }, { session })

  test('R7.144 fitting answers give the id that goes into the order', async () => {
    const { results } = await answer({ ...FITTING, foreign: 'dropped' })
    expect(results.blocked).toBe('')
    const [kept] = await server.database.db
      .select()
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.questionId, results.questionId))
    expect(kept).toMatchObject({ userId: 'u1001', questionnaireId: 'QN01', answers: FITTING })
  })

  test('R7.84 an answer that forbids the booking says why and is not kept', async () => {
    const before = await server.database.db.$count(questionnaireAnswers)
    const { results } = await answer({ ...FITTING, q2: 'yes' })
    expect(results).toEqual({
      questionId: '',
      blocked: '密切接触者请联系社区安排采样，暂不能在体检分院预约。'
    })
    expect(await server.database.db.$count(questionnaireAnswers)).toBe(before)
  })

  test.each([
    ['without one', { q4: '' }, '请回答：采样结果主要用于', 'q4'],
    ['not offered', { q1: 'perhaps' }, '答案不正确：最近14天内是否有发热、咳嗽、咽痛等症状？', 'q1']
  ])('R7.144 an answer %s is refused', async (_name, change, message, field) => {
    expect(await answer({ ...FITTING, ...change })).toMatchObject({
      code: ErrorCode.badParameter,
      message,
      results: { field }
    })
  })
})

test('the consent to recommendations is kept and can be withdrawn', async () => {
  const state = async () => (await server.call('recommend.consentState', {}, { session })).results.agreed
  expect((await server.call('recommend.consent', { agreed: true })).code).toBe(ErrorCode.tokenInvalid)
  for (const agreed of [true, false, true]) {
    expect((await server.call('recommend.consent', { agreed }, { session })).results).toEqual({ agreed })
    expect(await state()).toBe(agreed)
  }
  const other = await server.login('10000000006')
  expect((await server.call('recommend.consentState', {}, { session: other })).results).toEqual({
    agreed: false
  })
})

test.each([
  ['user', '用户协议'],
  ['privacy', '隐私政策'],
  ['cancellation', '取消与退改须知']
] as const)('the agreement %s is a text of some length', async (key, title) => {
  const { results } = await server.call('content.agreement', { key })
  expect(results).toMatchObject({ key, title })
  const text = results.sections.flatMap((section) => section.paragraphs).join('')
  expect(text.length).toBeGreaterThan(600)
})

test('an agreement that does not exist is refused', async () => {
  expect((await server.callRaw('content.agreement', { key: 'other' })).code).toBe(ErrorCode.badParameter)
})
