/** A kit's number, its sample's way back, and the words of each step: only the laboratory makes it 检测中. */
import { ErrorCode } from '@/contract/errors'
import { runOps } from '../../ops/run'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')

async function bought(quantity = 1, by = session, productCode = 'GH7002'): Promise<string> {
  const input = { ...RECIPIENT, productCode, skuId: `${productCode}-1`, quantity }
  const { results } = await server.call('order.completeKit', input, { session: by })
  const { orderNum } = results[0]!
  await steps.pay(by, orderNum)
  return orderNum
}
const ship = (orderNum: string, ...more: string[]) =>
  ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042', ...more)
const bind = (orderNum: string, kitCode: string, by = session) =>
  server.callRaw('kit.bind', { orderNum, kitCode }, { session: by })
const send = (orderNum: string, parcelNo = 'SF2042 0001', companyCode = 'SF') =>
  server.callRaw('kit.send', { orderNum, companyCode, parcelNo }, { session })
const receive = (orderNum: string) => server.call('order.confirmReceipt', { id: orderNum }, { session })
const detail = (orderNum: string) => steps.detail(session, orderNum)
const name = async (orderNum: string) => (await detail(orderNum)).statusName
const done = async (orderNum: string) =>
  (await detail(orderNum)).timeline
    .filter(({ state }) => state === 'done')
    .map(({ title, text }) => [title, text])

const ahead = async (orderNum: string) =>
  (await detail(orderNum)).timeline
    .filter(({ state }) => state !== 'done')
    .map(({ title, text }) => [title, text])

test('its sample goes to the laboratory that the shop names, and nowhere while it names none', async () => {
  const orderNum = await bought()
  const sendTo = async () => (await detail(orderNum)).kit?.sendTo
  const set = async (setting: string, value: string) =>
    expect((await ops('shop', 'set', setting, value)).exit).toBe(0)
  const before = await sendTo()
  expect(before).toMatchObject({ name: '检验中心样本接收处' })
  await set('laboratoryName', '安和实验室')
  await set('laboratoryAddress', '成都市高新区天府大道 1 号')
  expect(await sendTo()).toEqual({ name: '安和实验室', address: '成都市高新区天府大道 1 号' })
  await set('laboratoryAddress', '')
  expect(await sendTo()).toBeNull()
  await set('laboratoryName', before!.name)
  await set('laboratoryAddress', before!.address)
})

test.each([
  ['saliva', 'GH7002', '接到 2 ml 线', 'spit-2', '唾液采集管'],
  ['a swab', 'GH7010', '刮拭口腔内壁', 'swab-2', '口腔拭子']
])(
  'its guide says how %s is taken, and what is in the box',
  async (_what, productCode, title, picture, first) => {
    const { kit } = await detail(await bought(1, session, productCode))
    expect(kit?.guide[1]).toMatchObject({
      title,
      picture: expect.stringContaining(`/seed-img/step/${picture}.svg`)
    })
    expect(kit?.box[0]?.name).toBe(first)
    expect(kit?.reportDays).toBeGreaterThan(0)
  }
)

test('its number is given when it is sent; each step has its own name and day until the report', async () => {
  const orderNum = await bought()
  expect([await name(orderNum), (await detail(orderNum)).kit]).toMatchObject([
    '待发货',
    { codes: [], kits: 1, canBind: false, canSend: false, adviseBy: '' }
  ])
  expect((await ship(orderNum, '--kit', 'gh7002a1')).exit).toBe(0)
  expect([await name(orderNum), (await detail(orderNum)).kit]).toMatchObject([
    '待收货',
    { codes: ['GH7002A1'], canBind: false, canSend: true }
  ])
  await receive(orderNum)
  // An operator reads what the customer reads.
  expect((await ops('orders', 'show', orderNum)).text).toContain('60 待寄回')
  const received = await detail(orderNum)
  expect(received.statusName).toBe('待寄回')
  expect(received.kit?.adviseBy).toBe('2026-06-03')
  expect(received.kit?.guide).toHaveLength(3)
  expect((await ahead(orderNum)).at(-1)).toEqual(['已出报告', '样本到实验室起 12 天'])
  expect(received.timeline.find(({ state }) => state === 'now')).toMatchObject({
    title: '待寄回',
    text: '采样后寄回实验室，建议 6月3日 周三 前寄出，晚了也不收费'
  })
  server.clock.advance(3_600_000)
  expect((await send(orderNum)).code).toBe(ErrorCode.ok)
  expect([await name(orderNum), (await detail(orderNum)).kit?.back]).toMatchObject([
    '样本寄送中',
    { companyCode: 'SF', courier: '顺丰速运', parcelNo: 'SF20420001', receivedAt: '' }
  ])
  expect((await send(orderNum, 'JD90010002', 'JD')).code).toBe(ErrorCode.ok)
  expect((await ops('reports', 'progress', orderNum, '--step', 'sampled')).text).toContain('未开始\t已采样')
  expect(await name(orderNum)).toBe('检测中')
  expect(await ahead(orderNum)).toEqual([
    ['检测中', '预计 6月1日 周一 前出报告'],
    ['已出报告', '预计 6月1日 周一 前']
  ])
  expect((await send(orderNum)).message).toBe('实验室已收到样本，运单号不能再改')
  const told = await detail(orderNum)
  expect(told.kit?.back?.receivedAt).not.toBe('')
  expect((await done(orderNum)).slice(2)).toEqual([
    ['采样盒已寄出', '顺丰速运 SF1042'],
    ['已签收', '采样盒编号 GH7002A1'],
    ['样本已寄出', '京东快递 JD90010002'],
    ['实验室已收到样本', '']
  ])
  expect(told.timeline.filter(({ state, time }) => state === 'done' && time === '')).toEqual([])
})

test('its customer types the numbers of kits that were sent without, each kit once', async () => {
  const orderNum = await bought(2)
  expect((await bind(orderNum, 'KIT-0001')).message).toBe('采样盒寄出后才能登记编号')
  await ship(orderNum)
  expect((await send(orderNum)).message).toBe('请先登记采样盒编号，实验室凭编号对应受检人')
  expect((await bind(orderNum, '盒子')).message).toBe('请填写采样盒上的编号，6 到 20 位字母和数字')
  expect((await bind(orderNum, 'kit-0001', stranger)).code).toBe(ErrorCode.notFound)
  const twice = await Promise.all([bind(orderNum, 'kit-0001'), bind(orderNum, 'KIT-0001')])
  expect(twice.map(({ code }) => code)).toEqual([ErrorCode.ok, ErrorCode.ok])
  expect((await detail(orderNum)).kit).toMatchObject({ codes: ['KIT-0001'], kits: 2, canBind: true })
  const other = await bought()
  await ship(other)
  expect((await bind(other, 'KIT-0001')).message).toBe('这个编号已登记在别的采样盒上，请核对盒上的编号')
  await bind(orderNum, 'KIT-0002')
  expect((await bind(orderNum, 'KIT-0003')).message).toBe('该订单的采样盒都已登记编号；编号不一致请联系客服')
})

test('a sample that comes without a word of it, before the kit was confirmed, has been received', async () => {
  const orderNum = await bought()
  await ship(orderNum)
  expect((await detail(orderNum)).kit?.guide).toHaveLength(3)
  expect((await ops('reports', 'progress', orderNum, '--step', 'sampled')).exit).toBe(0)
  expect(await name(orderNum)).toBe('检测中')
  expect((await detail(orderNum)).kit).toMatchObject({ guide: [], back: null })
})

test('the warehouse tells as many numbers as kits, and none that another order has', async () => {
  const orderNum = await bought(2)
  expect((await ship(orderNum, '--kit', 'KIT-0009')).text).toContain('有 2 个采样盒，不是 1 个')
  expect(await name(orderNum)).toBe('待发货')
  expect((await ship(orderNum, '--kit', 'KIT-0009,KIT-0009')).exit).not.toBe(0)
  expect((await ship(orderNum, '--kit', 'KIT-0009,KIT-0010')).exit).toBe(0)
  const other = await bought()
  expect((await ship(other, '--kit', 'KIT-0009')).exit).not.toBe(0)
})

test('numbers told by two customers at once are each on one kit; the other reads that it is taken', async () => {
  const [own, other] = [await bought(6), await bought(6, stranger)]
  for (const orderNum of [own, other]) await ship(orderNum)
  const numbers = Array.from({ length: 6 }, (_, index) => `KIT-009${index}`)
  const answers = await Promise.all(
    numbers.flatMap((number) => [bind(own, number), bind(other, number, stranger)])
  )
  const codes = [await detail(own), await steps.detail(stranger, other)].map(({ kit }) => kit?.codes ?? [])
  expect(codes.flat().toSorted()).toEqual(numbers)
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    ...numbers.map(() => ErrorCode.ok),
    ...numbers.map(() => ErrorCode.badParameter)
  ])
})
