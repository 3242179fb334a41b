/** Lists of a day: what the work needs, masked but for who may see more, and each look is written down. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { NO_TERMS } from '@/domain/addon/item-terms'
import { deskNotesOf, type PreparedItem } from '../ordering/views/preparation'
import { opsLog, opsRights, orderReports, orderVisits, products } from '../db/schema'
import { OWNER, RECIPIENT, VISIT_DATE, WIFE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { readPdf } from '../testing/read-pdf'
import { runOps } from './run'
import { labelBlocks, visitorBlocks, visitorFoot } from './worklist-paper'
import { toSend, visitorsOf } from './worklist-rows'

testOrders({ sound: true })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await server.database.db.delete(opsLog)
  await server.database.db.delete(opsRights)
})

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'front-desk')
const rows = async (...typed: string[]) =>
  (JSON.parse((await ops(...typed, '--json')).text) as { rows: Record<string, string>[] }).rows
const logged = async () =>
  (await server.database.db.select().from(opsLog).orderBy(asc(opsLog.id))).map(
    ({ command, outcome, args }) => [command, outcome, 'personal' in args ? 'plain' : 'masked']
  )
async function goods(): Promise<string> {
  const asked = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }
  const { results } = await server.call('order.completeGoods', { ...RECIPIENT, ...asked }, { session })
  await steps.pay(session, results[0]!.orderNum)
  return results[0]!.orderNum
}
async function visit(): Promise<string> {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  return orderNum
}
const day = { branch: '北京望京分院', date: VISIT_DATE, actor: '前台一', at: new Date(0) }

test('what is to be sent has its address and pieces; plain names are for who has the right', async () => {
  const order = await goods()
  const [row] = (await rows('worklist', 'send')).filter((one) => one['order'] === order)
  expect(row).toMatchObject({
    ...{ name: '林**', phone: '138****0007' },
    address: '四川省成都市武侯区 ****',
    pieces: expect.stringContaining('×2')
  })
  expect(await ops('worklist', 'send', '--personal')).toMatchObject({
    exit: 1,
    text: expect.stringContaining('不能看明文')
  })
  await ops('rights', 'grant', 'front-desk', 'personal')
  expect((await ops('worklist', 'send', '--personal', '--csv')).text).toMatch(
    /订单,姓名,电话[\s\S]*林知夏,13800000007,四川省成都市武侯区 桐梓林北路 6 号 2 单元 802/
  )
  await ops('rights', 'revoke', 'front-desk', 'personal')
  expect((await ops('worklist', 'send', '--personal')).exit).toBe(1)
  expect((await logged()).filter(([command]) => command === 'worklist send')).toEqual([
    ['worklist send', 'done', 'masked'],
    ['worklist send', 'refused', 'plain'],
    ['worklist send', 'done', 'plain'],
    ['worklist send', 'refused', 'plain']
  ])
})

test('labels are a page each, with name and address for who may print them; what is in a kit stands on none', async () => {
  await goods()
  const all = await toSend(server.database.db, true)
  const told = JSON.stringify(labelBlocks(all, { name: '仓库', phone: '400' }))
  expect([told.includes('林知夏'), told.includes('桐梓林北路'), told.includes('□')]).toEqual([
    true,
    true,
    true
  ])
  const kit = { ...all[0]!, pieces: '肠癌基因检测 ×1', paper: '健康用品 ×1' }
  expect(JSON.stringify(labelBlocks([kit], { name: '仓库', phone: '400' }))).not.toContain('基因')
  const file = join(folder, 'labels.pdf')
  expect(await ops('worklist', 'send', '--labels', file)).toMatchObject({
    exit: 1,
    text: expect.stringContaining('--personal')
  })
  await ops('rights', 'grant', 'front-desk', 'personal')
  expect((await ops('worklist', 'send', '--personal', '--labels', file)).exit).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readPdf((await readFile(file)).toString('base64'))).pages).toBe(all.length)
})

test('a label has the sorting code and the number that the courier gave out, and its name masked; else room for a sticker', async () => {
  await ops('rights', 'grant', 'front-desk', 'personal')
  const [order, other] = [await goods(), await goods()]
  const all = (await toSend(server.database.db, true)).filter((one) => one.order === order)
  const sender = { name: '仓库', phone: '400' }
  const plain = labelBlocks(all, sender)
  expect(plain[0]).toMatchObject({ left: '标准快递', right: '川-成-武' })
  expect(plain.some(({ kind }) => kind === 'barcode')).toBe(false)
  const made = labelBlocks(all, sender, new Map([[order, { parcel: 'YT20261117', sorting: '川-蓉-07' }]]))
  expect(made[0]).toMatchObject({ right: '川-蓉-07' })
  expect(made).toContainEqual({ kind: 'barcode', text: 'YT20261117' })
  expect(made).toContainEqual(
    expect.objectContaining({
      cells: ['收', '林** 138****0007\n四川省成都市武侯区 桐梓林北路 6 号 2 单元 802']
    })
  )
  expect(made).toContainEqual(expect.objectContaining({ left: '箱内 2 件' }))
  expect(made).toContainEqual(
    expect.objectContaining({ cells: [expect.not.stringContaining('×'), '×2', '□'] })
  )

  const waybills = join(folder, 'waybills.csv')
  const labels = join(folder, 'one.pdf')
  const print = () => ops('worklist', 'send', '--personal', '--labels', labels, '--waybills', waybills)
  await writeFile(waybills, `order,parcel,sorting\n${order},YT20261117,\nCA1,Y,\n`)
  expect(await print()).toMatchObject({
    exit: 1,
    text: expect.stringMatching(/第 3 行 order CA1 不在待发货里\n第 3 行 parcel/)
  })
  await writeFile(waybills, `order,parcel,sorting\n${order},YT20261117,川-蓉-07\n`)
  expect((await print()).exit).toBe(0)
  // The other order has no number yet.
  expect(other).not.toBe(order)
  expect((await readPdf((await readFile(labels)).toString('base64'))).pages).toBe(1)
  expect((await ops('worklist', 'send', '--waybills', waybills)).text).toContain('--labels')
})

test('a desk is told what a visitor has to have done, and no advice for who chooses', () => {
  const item = { name: '血常规', radiation: false, specialTip: '', terms: NO_TERMS }
  const notes = (...items: Partial<PreparedItem>[]) =>
    deskNotesOf(
      items.map((one) => ({ ...item, ...one })),
      false
    ).join('；')
  expect([
    notes({ specialTip: '备孕、妊娠期请勿选择' }, { specialTip: '与胸部DR二选一即可' }),
    notes({ name: '盆腔B超' }),
    notes({ specialTip: '须家属陪同，前一日低渣饮食并清肠' }),
    notes({ terms: { ...NO_TERMS, companion: true } }),
    deskNotesOf([item], true).join()
  ]).toEqual(['不用空腹', '不用空腹；憋尿', '不用空腹；家属陪同；清肠', '不用空腹；家属陪同', '空腹'])
})

test('the paper with plain names has room for a whole identity number on one line', () => {
  const columns = (personal: boolean) => {
    const block = visitorBlocks([], { ...day, personal }).find(({ kind }) => kind === 'row')
    return block?.kind === 'row' ? block.columns : []
  }
  const widthOf = ([, , id = 0, items = 0]: readonly number[]) => Math.round((items - id) * 100)
  // Of 499 pt; eighteen digits in 11 pt are some 110.
  expect([widthOf(columns(true)), widthOf(columns(false))]).toEqual([25, 12])
})

test('visitors of a branch stand by their times, masked, with what to prepare; the paper says which version it is', async () => {
  const order = await visit()
  const [row] = (await rows('worklist', 'visitors', 'H1001', '--day', VISIT_DATE)).filter(
    (one) => one['order'] === order
  )
  expect(row).toMatchObject({
    slot: '08:00-08:30',
    name: '陈**',
    id: '011X',
    prepare: expect.stringMatching(/^空腹/)
  })
  const other = await rows('worklist', 'visitors', 'H1001', '--day', '2026-12-31')
  expect(other.filter((one) => one['order'] === order)).toEqual([])
  const { db } = server.database
  const masked = JSON.stringify(
    visitorBlocks(await visitorsOf(db, 'H1001', VISIT_DATE, false), { ...day, personal: false })
  )
  expect([masked.includes('陈予安'), masked.includes('99010119880314'), masked.includes('遮名版')]).toEqual([
    false,
    false,
    true
  ])
  const plain = JSON.stringify(
    visitorBlocks(await visitorsOf(db, 'H1001', VISIT_DATE, true), { ...day, personal: true })
  )
  expect([plain.includes('陈予安'), plain.includes('明文版 · 用完碎纸')]).toEqual([true, true])
  expect(JSON.stringify(visitorBlocks([], { ...day, personal: false }))).toContain('这一天没有人到检')
  const file = join(folder, 'day.pdf')
  expect((await ops('worklist', 'visitors', 'H1001', '--day', VISIT_DATE, '--pdf', file)).exit).toBe(0)
  expect((await readPdf((await readFile(file)).toString('base64'))).font.missing('到检名单遮名版')).toEqual(
    []
  )
  expect((await ops('worklist', 'visitors', 'H9')).text).toContain('没有分院 H9')
})

test('visitors stand by their times, whoever booked first', async () => {
  const { db } = server.database
  const late = await visit()
  server.clock.advance(1_000)
  const other = { ...OWNER, contactsId: '', medUserName: '赵远', identityCard: '990101199001010211' }
  const early = (await steps.placed(session, { medUserInfo: other })).orderNum
  await steps.pay(session, early)
  await db.update(orderVisits).set({ timespan: '11:00-11:30' }).where(eq(orderVisits.orderNum, late))
  const order = (await visitorsOf(db, 'H1001', VISIT_DATE, false)).map((one) => one.order)
  expect(order.filter((one) => one === late || one === early)).toEqual([early, late])
})

const dental = async () =>
  server.call(
    'order.completeDental',
    {
      ...{ orgId: 'D5101', hospitalName: '', hospitalAddress: '', orderSource: '50' },
      ...{ productCode: 'DT0101', regDate: VISIT_DATE, regTime: '14:00-14:30', schedulingId: 205 },
      ...{ couponCode: '', medUserInfo: WIFE }
    },
    { session }
  )
const dose = async () =>
  server.call(
    'order.completeVaccine',
    {
      ...{ isInvoice: 0, payAll: 1, payType: 'all', orgCode: 'V4201', orgName: '', originOrderNumber: '' },
      ...{ productCode: 'VA1304', regDate: VISIT_DATE, startTimeSpan: '09:00-10:00', timeSpanId: 301 },
      ...{ medUserInfo: WIFE, buyCity: '广东省-深圳市', buyAddress: '科盛路15号' },
      ...{ customName: '林知夏', customTel: '10000000002', couponCode: '' }
    },
    { session }
  )

test.each([
  ['a dental visit', dental, 'D5101', false, '不用空腹'],
  ['a dental visit that its product wants fasting', dental, 'D5101', true, '空腹'],
  ['an injection, of which nothing is said', dose, 'V4201', false, '']
] as const)(
  '%s: what the list says of meals, and no count of items',
  async (_of, place, branch, fasting, said) => {
    const { db } = server.database
    const order = (await place()).results?.[0]?.orderNum ?? ''
    await steps.pay(session, order)
    const known = await db.select().from(products).where(eq(products.productCode, 'DT0101'))
    await db.update(products).set({ fasting }).where(eq(products.productCode, 'DT0101'))
    const row = (await visitorsOf(db, branch, VISIT_DATE, false)).find((one) => one.order === order)
    await db
      .update(products)
      .set({ fasting: known[0]?.fasting ?? false })
      .where(eq(products.productCode, 'DT0101'))
    expect([row?.prepare, row?.product.includes('项')]).toEqual([said, false])
  }
)

test('the foot of the list adds up who comes fasting or with a full bladder', () => {
  const visitor = {
    ...{ slot: '07:30-08:00', state: 'booked', name: '赵**', phone: '', id: '0614', person: '男 31' },
    ...{ product: '轻检', items: '', prepare: '空腹；憋尿', order: 'CA1' }
  }
  const all = [visitor, { ...visitor, prepare: '不用空腹', order: 'CA2' }, { ...visitor, prepare: '空腹' }]
  const paper = (state: string) =>
    JSON.stringify(visitorBlocks([{ ...visitor, state }], { ...day, personal: false }))
  expect([
    paper('booked').includes('□'),
    paper('visited').includes('□'),
    paper('visited').includes('已到')
  ]).toEqual([true, false, true])
  expect(visitorFoot(all, day).flat()).toEqual([
    '核对本人：看证件原件，对尾号，不念全名。',
    '空腹 2 人 · 憋尿 1 人',
    '当天用完请放碎纸箱，不带走、不拍照。',
    '打印：前台一 · 01-01 08:00'
  ])
  const rules = visitorBlocks(all, { ...day, personal: false }).filter(({ kind }) => kind === 'rule')
  // Around the head, below the slot and below each row.
  expect(rules).toHaveLength(2 + 1 + 3)
})

test('a return is a row of its own: its pieces, and its parcel and none of an earlier return', async () => {
  const order = await goods()
  await ops('orders', 'ship', order, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: order }, { session })
  const asked = async (key: string) => {
    const input = {
      orderNum: order,
      amount: 95,
      parts: [{ lineId: `${order}-01`, quantity: 1 }],
      reasonId: 7
    }
    expect((await server.call('order.refund', input, { session, idempotencyKey: key })).code).toBe(1)
    const { refunds } = (await server.call('order.refundView', { id: order }, { session })).results
    const { refundNo } = refunds[0]!
    expect((await ops('refunds', 'approve', refundNo)).exit).toBe(0)
    return refundNo
  }
  const own = async () => (await rows('worklist', 'returns')).filter((one) => one['order'] === order)
  const waiting = { detail: '等顾客寄出', parcel: '', pieces: expect.stringMatching(/ ×1$/) }
  const first = await asked('list-return-1')
  expect(await own()).toMatchObject([{ refund: first, ...waiting }])
  await server.call(
    'order.sendBack',
    { orderNum: order, companyCode: 'YTO', parcelNo: 'YT8800123456' },
    { session }
  )
  expect(await own()).toMatchObject([{ refund: first, parcel: '圆通速递 YT8800123456' }])
  expect((await ops('refunds', 'receive', first)).exit).toBe(0)
  server.clock.advance(10 * 60_000)
  await steps.tick()
  expect(await own()).toEqual([])
  const second = await asked('list-return-2')
  expect(await own()).toMatchObject([{ refund: second, ...waiting }])
})

test('goods from abroad, samples and returns name people plainly to who has the right alone', async () => {
  await ops('rights', 'grant', 'front-desk', 'personal')
  const seen = async (name: string, order: string) => {
    const own = async (...more: string[]) =>
      (await rows('worklist', name, ...more)).find((one) => one['order'] === order)
    return [await own(), await own('--personal')]
  }
  const masked = { name: '林**', phone: '138****0007' }
  const plain = { name: '林知夏', phone: '13800000007' }
  const buyer = { buyerName: '陈予安', idCard: '99010119880314011X' }
  const { receiveName, receivePhone, receiveAddress: address } = RECIPIENT
  const where = { province: '四川省', city: '成都市', area: '武侯区', address }
  const abroad = {
    receiveName,
    receivePhone,
    ...where,
    ...buyer,
    productCode: 'CB3402',
    skuId: 'CB3402-1',
    quantity: 1
  }
  const customs = (await server.call('order.completeCustoms', abroad, { session })).results[0]!.orderNum
  await steps.pay(session, customs)
  expect(await seen('customs', customs)).toMatchObject([{ ...masked, detail: '等顾客申请清关' }, plain])
  const listed = async () => (await rows('worklist', 'send')).some((one) => one['order'] === customs)
  expect(await listed()).toBe(false)
  await server.call('customs.declare', { orderNum: customs }, { session })
  expect(await listed()).toBe(true)
  expect(await seen('customs', customs)).toMatchObject([{ detail: expect.stringMatching(/ 已申请$/) }, plain])

  const kit = { ...RECIPIENT, productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }
  const sample = (await server.call('order.completeKit', kit, { session })).results[0]!.orderNum
  await steps.pay(session, sample)
  // Whoever carries it is not told what it is.
  expect(await seen('send', sample)).toMatchObject([
    { paper: '健康用品 ×1' },
    { pieces: expect.stringContaining('×1') }
  ])
  await ops('orders', 'ship', sample, '--courier', '顺丰速运', '--parcel', 'SF1042', '--kit', 'GH7002A1')
  expect(await seen('samples', sample)).toMatchObject([masked, { ...plain, code: 'GH7002A1' }])
  expect((await ops('reports', 'progress', sample, '--step', 'sampled')).exit).toBe(0)
  expect(await seen('samples', sample)).toMatchObject([{ detail: '样本已到' }, plain])

  const back = await goods()
  await ops('orders', 'ship', back, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: back }, { session })
  const whole = { orderNum: back, amount: 190, reasonId: 7 }
  await server.call('order.refund', whole, { session, idempotencyKey: 'list-return-3' })
  const { refunds } = (await server.call('order.refundView', { id: back }, { session })).results
  await ops('refunds', 'approve', refunds[0]!.refundNo)
  expect(await seen('returns', back)).toMatchObject([masked, plain])

  await ops('rights', 'revoke', 'front-desk', 'personal')
  for (const name of ['customs', 'samples', 'returns'])
    expect(await ops('worklist', name, '--personal')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('不能看明文')
    })
})

test('of two kits of an order the one whose report has come waits for nothing more', async () => {
  const { db } = server.database
  const kit = { ...RECIPIENT, productCode: 'GH7002', skuId: 'GH7002-1', quantity: 2 }
  const order = (await server.call('order.completeKit', kit, { session })).results[0]!.orderNum
  await steps.pay(session, order)
  const sent = await ops(
    ...['orders', 'ship', order, '--courier', '顺丰速运', '--parcel', 'SF1042', '--kit', 'GH7002B1,GH7002B2']
  )
  expect(sent.exit).toBe(0)
  const codes = async () =>
    (await rows('worklist', 'samples')).flatMap((one) => (one['order'] === order ? one['code'] : []))
  expect((await codes()).toSorted()).toEqual(['GH7002B1', 'GH7002B2'])
  await db.update(orderReports).set({ reportNo: 'RP-B1' }).where(eq(orderReports.kitCode, 'GH7002B1'))
  expect(await codes()).toEqual(['GH7002B2'])
})

test.each(['customs', 'samples', 'returns'])('the list of %s is logged', async (name) => {
  expect((await ops('worklist', name)).exit).toBe(0)
  expect(await logged()).toEqual([[`worklist ${name}`, 'done', 'masked']])
})

test('an order shows its people and items; check items that were not done are named', async () => {
  const order = await visit()
  const { text } = await ops('orders', 'show', order)
  expect(text).toContain('陈** 100****0001')
  await ops('rights', 'grant', 'front-desk', 'personal')
  expect((await ops('orders', 'show', order, '--personal')).text).toContain('陈予安 10000000001')
  const name = /项目\t\S+\t(.+)/.exec(text)?.[1] ?? ''
  expect((await ops('orders', 'check-in', order, '--undone', '没有这项')).text).toMatch(
    new RegExp(`没有项目 没有这项；有：.*${name.replace(/[()]/g, '.')}（`)
  )
  await steps.comesToday(order)
  expect((await ops('orders', 'check-in', order, '--undone', name, '--why', '设备检修')).exit).toBe(0)
  expect(await steps.status(session, order)).toBe(60)
  expect((await ops('orders', 'show', order)).text).toContain(`${name}（未做：设备检修）`)
  expect((await ops('orders', 'check-in', order, '--done', name)).exit).toBe(0)
  expect((await ops('orders', 'show', order)).text).not.toContain('未做')
})
