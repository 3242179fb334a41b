/** A shop of one's own: from an empty database to a paid order by the commands of README alone. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { addDays, dateOf } from '@/domain/date'
import { rowsOf } from '../db/client'
import * as schema from '../db/schema'
import { OWNER, ordering, RECIPIENT, VISIT_DATE } from '../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { openTestDatabase } from '../testing/test-database'
import { SAMPLES_DIR } from '../folders'
import { runOps } from './run'
import { SHEETS } from './sheets'

const ORDER = [
  'cities',
  'branches',
  'categories',
  'items',
  'products',
  'packages',
  'skus',
  'slots',
  'coupons'
]
const REST = ['banners', 'modules', 'popups', 'hot-words', 'sales', 'agreements', 'prices']
const HOME = { position: 'home' } as const

let server: TestApp
let folder: string
let before: readonly string[]

const ops = (...typed: string[]) => runOps({ db: server.database.db, now: server.clock.now }, typed, 'keeper')

async function put(what: string): Promise<void> {
  const { text } = await ops('sample', what)
  const file = join(folder, `${what}.${text.startsWith('[') ? 'json' : 'csv'}`)
  await writeFile(file, text)
  const imported = await ops('import', what, file)
  if (imported.exit !== 0) throw new Error(`${what}: ${imported.text}`)
}

/** Tables with rows, but those in which the server keeps its own. */
async function filled(): Promise<string[]> {
  const names = Object.values(schema).flatMap((one) => (one instanceof PgTable ? [one] : []))
  const counted = await Promise.all(
    names.map(async (table) => {
      const [row] = await rowsOf<{ name: string; n: number }>(
        server.database.db,
        sql`select ${table}::text as name, 1 as n from ${table} limit 1`
      )
      return row ? [table] : []
    })
  )
  return counted.flat().map((table) => String(Reflect.get(table, Symbol.for('drizzle:Name'))))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const database = await openTestDatabase({ now: TEST_NOW, demo: false, samples: false })
  server = await createTestApp({ database })
  before = await filled()
  const pictures = await ops('import', 'media', join(SAMPLES_DIR, 'media'))
  if (pictures.exit !== 0) throw new Error(pictures.text)
  for (const what of [...ORDER, ...REST]) await put(what)
  await ordering(server).tick()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('an empty shop has no sample of anything', () => {
  expect(before.toSorted()).toEqual(
    ['data_keys', 'seed_marks', 'settings', 'shop_stamp'].filter((name) => before.includes(name))
  )
})

test('every file that can be imported has a sample', async () => {
  for (const { name } of SHEETS) expect((await ops('sample', name)).exit).toBe(0)
  expect((await ops('sample', 'people')).text).toMatch(/没有样例 people；可以是 activities、agreements、/)
})

test('the branch has its own days beside those that were imported, and a package is booked and paid there', async () => {
  const [counted] = await rowsOf<{ days: number; imported: number }>(
    server.database.db,
    sql`select count(distinct date)::int as days, count(*) filter (where slot_id = 901)::int as imported from slots`
  )
  expect(counted?.imported).toBe(1)
  expect(counted?.days).toBeGreaterThan(60)
  const steps = ordering(server)
  const session = await server.login('13900000001')
  const { results: days } = await server.call('booking.list', { productCode: 'P001', cityCode: '131' })
  const free = days[0]?.bookingDetailList.find(({ hospitalInfo }) => hospitalInfo.length > 0)
  expect(free?.hospitalInfo[0]?.orgCode).toBe('B001')
  const { contactsId: _own, ...person } = OWNER
  const { orderNum } = await steps.placed(session, {
    ...{ hospitalId: 'B001', productCode: 'P001', breakfastId: null },
    medUserInfo: person
  })
  await steps.pay(session, orderNum)
  expect(await steps.status(session, orderNum)).toBe(40)
  await steps.comesToday(orderNum)
  expect((await ops('orders', 'check-in', orderNum)).exit).toBe(0)
  // The sample of a report says whose name to fill in.
  const report = (await ops('sample', 'report')).text
  const file = join(folder, 'report.json')
  const publish = () => ops('reports', 'publish', file, '--order', orderNum)
  await writeFile(file, report)
  expect((await publish()).exit).toBe(1)
  await writeFile(file, report.replace('体检人的姓名，和订单一致', person.medUserName))
  expect(await publish()).toMatchObject({ exit: 0 })
})

test('the sample of times is of a day to come, whenever it is printed', async () => {
  const day = addDays(dateOf(server.clock.now().getTime()), 7)
  expect((await ops('sample', 'slots')).text).toContain(`B001,${day},checkup`)
})

test('its own pictures are served where its sheets name them', async () => {
  const [banner] = (await server.call('home.banners', HOME)).results
  expect(banner?.imgUrl).toBe('/media/banner.png')
  const led = await server.app.inject({ method: 'GET', url: banner?.imgUrl ?? '' })
  const answer = await server.app.inject({ method: 'GET', url: String(led.headers.location) })
  expect([led.statusCode, answer.statusCode, answer.headers['content-type']]).toEqual([302, 200, 'image/png'])
})

test('the packages of its add-ons and its recommended products are offered', async () => {
  const input = { orgCode: 'B001', productCode: 'P001', reqMap: {}, oldVersion: 0 }
  const { results } = await server.call('addon.packages', input, {
    session: await server.login('13900000002')
  })
  expect(JSON.stringify(results)).toContain('营养加项')
  const recommended = await server.call('product.home', { channelId: 'recommend', pageNo: 1 })
  expect(JSON.stringify(recommended.results)).toContain('P001')
})

test('home has what was imported, and what is off the shelf leads nowhere', async () => {
  const { results: product } = await server.call('product.detail', { type: 'checkup', id: 'P001' })
  expect(JSON.stringify(product)).toContain('"/media/banner.png')
  const banners = async () => (await server.call('home.banners', HOME)).results.map(({ id }) => id)
  const windows = async () => (await server.call('home.popWindow', HOME)).results.map(({ id }) => id)
  const modules = async () => (await server.call('home.modules', {})).results.modules
  const entries = async () => (await modules())[0]?.items.map(({ id }) => id)
  const words = async () =>
    (await server.call('home.moduleDetails', { moduleId: 183, moduleType: 83 })).results.map(
      ({ title }) => title
    )
  expect([await banners(), await windows(), await entries(), await words()]).toEqual([
    [1],
    [1],
    [11, 12],
    ['基础体检', '血压计']
  ])
  expect((await modules()).map(({ kind }) => kind)).toEqual(['services', 'banner', 'flash', 'recommend'])
  const file = join(folder, 'off.csv')
  await writeFile(file, 'productCode,onShelf\nP001,否\nP002,否\n')
  expect((await ops('import', 'products', file)).exit).toBe(0)
  expect([await banners(), await windows(), await entries(), await words()]).toEqual([[], [], [], ['血压计']])
  expect((await server.call('product.search', { keyword: '体检' })).results).toEqual([])
})

test('the first product of each kind needs none that it is like', async () => {
  const kinds = join(folder, 'kinds.csv')
  await writeFile(kinds, 'orgCode,kinds\nB001,checkup|vaccine|dentistry|gene|waston\n')
  expect((await ops('import', 'branches', kinds)).exit).toBe(0)
  const file = join(folder, 'product-kinds.csv')
  await writeFile(file, (await ops('sample', 'product-kinds')).text)
  expect(await ops('import', 'products', file, '--json')).toMatchObject({
    exit: 0,
    text: expect.stringContaining('"new":10')
  })
  await ordering(server).tick()
  const of = async (type: string, id: string) =>
    (await server.call('product.detail', { type, id })).results.product
  expect((await of('vaccine', 'K001')).doses).toEqual({ scheduleDays: [0, 60, 180], supply: '一般' })
  expect((await of('dentistry', 'K004')).deposit).toMatchObject({
    price: 300,
    rest: 'atBranch',
    optional: false
  })
  expect((await of('cross-border', 'K010')).taxRate).toBe(0.091)
  for (const productCode of ['K001', 'K003', 'K005', 'K007']) {
    const { results } = await server.call('booking.list', { productCode, cityCode: '131' })
    expect(results[0]?.bookingDetailList.some(({ hospitalInfo }) => hospitalInfo.length > 0)).toBe(true)
  }
  const back = join(folder, 'back.csv')
  await ops('export', 'products', back)
  expect((await ops('import', 'products', back, '--json')).text).toContain('"changed":0')
})

test('goods and a vaccine of its own are bought, sent and given, and show nothing of a sample shop', async () => {
  const steps = ordering(server)
  const session = await server.login('13900000003')
  for (const [name, value] of [
    ['name', '安和体检'],
    ['phone', '010-00000001'],
    ['returnAddress', '北京市朝阳区退货路 2 号']
  ] as const)
    expect((await ops('shop', 'set', name, value)).exit).toBe(0)

  const goods = await server.call(
    'order.completeGoods',
    { ...RECIPIENT, productCode: 'P003', skuId: 'P003-1', quantity: 2 },
    { session }
  )
  const sent = goods.results[0]?.orderNum ?? ''
  await steps.pay(session, sent)
  expect((await ops('orders', 'ship', sent, '--courier', '顺丰速运', '--parcel', 'SF1042')).exit).toBe(0)
  await server.call('order.confirmReceipt', { id: sent }, { session })

  const day = { orgCode: 'B001', date: VISIT_DATE, productCode: 'K002' }
  const [time] = (await server.call('vaccine.times', day)).results
  const { contactsId: _own, ...medUserInfo } = OWNER
  const vaccine = await server.call(
    'order.completeVaccine',
    {
      ...{ isInvoice: 0, payAll: 1, payType: 'all', originOrderNumber: '', productCode: 'K002', medUserInfo },
      ...{ orgCode: 'B001', orgName: '安和体检中心（北京朝阳分院）', regDate: VISIT_DATE },
      ...{ startTimeSpan: time?.timespan ?? '', timeSpanId: time?.id ?? 0, couponCode: '' },
      ...{ buyCity: '北京市-北京市', customName: '陈予安', customTel: '10000000001' }
    },
    { session }
  )
  expect(vaccine.message).toBe('success')
  const given = vaccine.results[0]?.orderNum ?? ''
  await steps.pay(session, given)
  await steps.comesToday(given)
  expect((await ops('orders', 'check-in', given)).exit).toBe(0)
  expect([await steps.status(session, sent), await steps.status(session, given)]).toEqual([75, 75])

  const seen = [
    ...(await Promise.all(
      [sent, given].map(async (id) => (await server.call('order.detail', { id }, { session })).results)
    )),
    (await server.call('order.list', { x: 1 }, { session })).results,
    (await server.call('shop.info', {})).results,
    ...(await Promise.all(['B001'].map(async (id) => (await server.call('hospital.detail', { id })).results)))
  ]
  expect(JSON.stringify(seen)).not.toMatch(/澄安|seed-img|400-000/)
  const order = (await server.call('order.detail', { id: sent }, { session })).results
  expect(order.actions).not.toContain('invoice')
})

test.each([
  ['否', /空腹/, false],
  ['是', /须空腹 8 小时/, true]
])('a new product whose people fast: %s says so of itself alone then', async (fasting, words, told) => {
  const file = join(folder, 'fasting.csv')
  await writeFile(
    file,
    `productCode,name,kind,category,salePrice,fasting,branches\nF${told},体检,checkup,1,100,${fasting},B001\n`
  )
  expect((await ops('import', 'products', file)).exit).toBe(0)
  const { product } = (await server.call('product.detail', { type: 'checkup', id: `F${told}` })).results
  expect(words.test(JSON.stringify([product.notice, product.process]))).toBe(told)
})

describe('what only the kind says of a product', () => {
  const said = async (id: string) => {
    const { product } = (await server.call('product.detail', { type: 'checkup', id })).results
    return JSON.stringify([product.notice, product.process])
  }
  const take = async (text: string) => {
    const file = join(folder, 'texts.csv')
    await writeFile(file, text)
    expect(await ops('import', 'products', file)).toMatchObject({ exit: 0 })
  }
  const row = (code: string, rest: string) => `${code},体检,checkup,1,100,B001,${rest}\n`
  const HEAD = 'productCode,name,kind,category,salePrice,branches,fasting'

  test('follows when its people begin or cease to fast', async () => {
    await take(`${HEAD}\n${row('T1', '是')}`)
    expect(await said('T1')).toContain('须空腹 8 小时')
    await take('productCode,fasting\nT1,否\n')
    expect(await said('T1')).not.toContain('空腹')
    await take('productCode,fasting\nT1,是\n')
    expect(await said('T1')).toContain('须空腹 8 小时')
  })

  test('is not that of the one it is like, where the two are not alike in it', async () => {
    await take(`${HEAD}\n${row('T2', '是')}`)
    await take('productCode,like,name,fasting\nT3,T2,不空腹的体检,否\n')
    expect(await said('T3')).not.toContain('空腹')
  })

  test('gives way to words of its own, which stay', async () => {
    await take(`${HEAD},notice,process\n${row('T4', '是,空腹来|带身份证,预约：打电话|到院：找前台')}`)
    await take('productCode,fasting\nT4,否\n')
    expect(await said('T4')).toContain('["空腹来","带身份证"')
    expect(await said('T4')).toContain('"打电话"')
  })
})

test('agreements are those of the shop', async () => {
  const { results } = await server.call('content.agreement', { key: 'privacy' })
  expect(results.sections).toEqual([
    { heading: '一、收集什么', paragraphs: ['这里写收集的信息和用途，以及使用的第三方服务。'] }
  ])
})

test('what is imported again as it was changes nothing', async () => {
  for (const what of ['modules', 'items', 'products', 'banners', 'sales']) {
    const { text } = await ops('sample', what)
    const file = join(folder, `again.${text.startsWith('[') ? 'json' : 'csv'}`)
    await writeFile(file, text)
    await ops('import', what, file)
    expect(JSON.parse((await ops('import', what, file, '--json')).text)).toMatchObject({
      rows: [{ what, new: 0, changed: 0 }]
    })
  }
})

test('whom an item or a product is for is told in words', async () => {
  const file = join(folder, 'sex.csv')
  await writeFile(file, 'itemCode,itemId,name,categoryId,salePrice,sexLimit\nA1009,1009,乳腺彩超,A01,90,女\n')
  expect((await ops('import', 'items', file)).exit).toBe(0)
  await ops('export', 'items', file)
  expect(await readFile(file, 'utf8')).toMatch(/^A1009,.*,女,/m)
  await writeFile(file, 'itemCode,sexLimit\nA1009,女性\n')
  expect((await ops('import', 'items', file)).text).toContain('「女性」应为 男、女 之一')
})

test.each([
  [
    'banners',
    'id,title,image,link,startAt,endAt\n9,新,,selling?type=checkup&id=P999,2026-01-01 00:00,2026-02-01 00:00',
    /第 2 行 link 没有商品 P999/
  ],
  [
    'banners',
    'id,place,title,image,startAt,endAt\n9,search,新,,2026-01-01 00:00,2026-02-01 00:00',
    /place .*应为 home、shop、mine 之一/
  ],
  [
    'popups',
    'id,title,link,startAt,endAt\n9,新,booking?type=checkup&id=P999,2026-01-01 00:00,2026-02-01 00:00',
    /第 2 行 link 没有商品 P999/
  ],
  ['items', 'itemCode,itemId,name,categoryId,salePrice\nA9,1001,新,A01,1', /编号 1001 已是 A1001 的/],
  ['items', 'itemCode,itemId,name,categoryId,salePrice\nA9,9,新,A99,1', /没有分类 A99/],
  ['packages', 'id,name,items\n9,新,A99', /没有项目 A99/],
  [
    'sales',
    'activityId,productCode,price,stock,startAt,endAt\nS9,P002,999,1,2026-01-01 00:00,2026-02-01 00:00',
    /秒杀价高于售价/
  ],
  ['banners', 'id,title,image,startAt,endAt\n9,新,/a.png,明天,2026-02-01 00:00', /应为时间/],
  [
    'banners',
    'id,title,image,startAt,endAt\n9,新,/media/gone.jpg#mint,2026-01-01 00:00,2026-02-01 00:00',
    /第 2 行 image 没有图片 \/media\/gone\.jpg/
  ],
  [
    'banners',
    'id,title,image,startAt,endAt,cities\n9,新,/a.png,2026-01-01 00:00,2026-02-01 00:00,9999',
    /第 2 行 cities 没有城市 9999/
  ],
  ['cities', 'cityCode,cityName\n999,新城', /新增还缺 initial, lat, lon/],
  [
    'agreements',
    'key,title,updatedOn,sections\nother,新,2026-01-01,一段足够长的正文，一段足够长的正文。',
    /应为 user、privacy/
  ],
  [
    'products',
    'productCode,name,kind,category,salePrice\nV1,疫苗,vaccine,12,100',
    /vaccine 没有分类 12，有 13/
  ],
  [
    'products',
    'productCode,name,kind,category,salePrice\nV1,疫苗,vaccine,13,100',
    /scheduleDays 每针在第几天打/
  ],
  [
    'products',
    'productCode,name,kind,category,salePrice,scheduleDays\nV1,疫苗,vaccine,13,100,0|60|30',
    /scheduleDays 每针在第几天打/
  ],
  ['products', 'productCode,scheduleDays\nP001,0|60', /checkup 1 没有这一项，请留空/],
  [
    'products',
    'productCode,name,kind,category,salePrice,payTypes,deposit\nD1,种植牙,dentistry,0,100,deposit,100',
    /定金，且低于售价/
  ],
  ['products', 'productCode,name,kind,category,salePrice\nX1,维生素,cross-border,34,100', /要写综合税率/],
  [
    'products',
    'productCode,name,kind,category,salePrice,codes\nG1,血压计,health-selection,20,100,2',
    /codes .*没有这一项/
  ]
])('%s: %j is refused', async (what, text, why) => {
  const file = join(folder, 'wrong.csv')
  await writeFile(file, text)
  expect(await ops('import', what, file)).toMatchObject({ exit: 1, text: expect.stringMatching(why) })
})
