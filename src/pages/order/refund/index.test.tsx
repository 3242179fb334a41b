import { act } from 'react'
import type { RefundInput, RefundPreviewInput, RefundView } from '@/contract/order/dto/refund'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import {
  brokenBack,
  couriers,
  goodsBack,
  onePaidBack,
  receivedBack,
  returnApproved,
  returnAsked,
  returnRefused,
  returnSent,
  unwantedBack
} from '@/../tests/recorded/refunds'
import {
  refusedBack,
  skippedAllBack,
  skippedBack,
  skippedOneBack,
  visitBack,
  visitWholeBack
} from '@/../tests/recorded/refunds-of-visits'
import { askedIn, askedRefund, piecesBack, refundPreview, refundView } from '@/../tests/support/refund'
import { all, byLabel, byText, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import RefundPage from './index'

const ORDER = goodsBack.orderNum
let world: World
let page: MountedPage | null = null
/** The order that the page is opened for. */
let opened = ORDER
afterEach(() => {
  page?.leave()
  page = null
})

async function show() {
  await act(async () => {
    page = await world.open('refund', RefundPage, { orderNum: opened })
  })
  await idle()
}

async function open(view: Partial<RefundView> = {}, calls: FakeCalls = {}, options: WorldOptions = {}) {
  opened = view.orderNum ?? ORDER
  world = createWorld({
    calls: {
      'order.refundView': () => refundView(view),
      'order.refundPreview': piecesBack,
      'order.refund': () => ({ refundNo: 'RF1', amount: 293, orderStatus: 90 }),
      'order.cancelRefund': () => ({}),
      ...calls
    },
    ...options
  })
  await show()
}

const button = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const made = <Input,>(name: string) =>
  world.made.filter((call) => call.name === name).map(({ input }) => input as Input)
const toast = () => world.root.feedback.toastShown?.text
/** So many of the pieces of the order. */
const pieces = (quantity: number) => goodsBack.lines.map(({ lineId }) => ({ lineId, quantity }))
const submit = async () => {
  await tap(button('提交申请'))
  if (world.root.feedback.dialog) await tap(button('确定退款'))
  await idle()
}

test('R2.74 a guest is led to login and back to the refund', async () => {
  await open({}, {}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/reFund/${ORDER}`))
})

test('R9.3 too many words are refused beside them and by a toast of 1.5 s', async () => {
  await open()
  await tap(byText('不想买了'))
  await page?.type('.textarea', '字'.repeat(101))
  await tapRefused(button('提交申请'), toast, '补充说明最多100个字')
  expect([page?.text('#refund-words-error'), made('order.refund')]).toEqual(['补充说明最多100个字', []])
})

test('R2.74 R9.3 all of it: what goes back, how that comes about and where it goes is told before, and exactly that is asked for', async () => {
  await open()
  for (const text of [
    '运动护膝（单只）',
    '实付 ¥293.00，全部退回',
    '礼品卡，原路退回',
    '微信支付，原路退回'
  ]) {
    expect(shows(text)).toBe(true)
  }
  expect([byLabel('120.00元'), byLabel('173.00元')].every(Boolean)).toBe(true)
  await tapRefused(button('提交申请'), toast, '请选择退款原因')
  expect(shows('请选择退款原因')).toBe(true)
  expect(made('order.refund')).toEqual([])
  await tap(byText('不想买了'))
  await page?.type('.textarea', '尺码不合适')
  await submit()
  expect(made('order.refund')).toEqual([
    { orderNum: ORDER, parts: pieces(3), amount: 293, reasonId: 7, reasonDetail: '尺码不合适' }
  ])
  expect(world.made.find(({ name }) => name === 'order.refund')?.idempotencyKey).toBeTruthy()
  expect(world.root.feedback.toastShown?.text).toBe('已申请退款')
  expect(made('order.refundView')).toHaveLength(2)
  await submit()
  expect(made('order.refund')).toHaveLength(1)
})

test('all of an order goes back only for who says so twice; a part of it at once', async () => {
  await open()
  await tap(byText('不想买了'))
  await tap(button('提交申请'))
  expect(world.root.feedback.dialog).toMatchObject({
    title: '整单退款？',
    text: '商品不再发货；¥293.00 原路退回，不能撤回。'
  })
  expect(made('order.refund')).toEqual([])
  await tap(button('再想想'))
  expect(made('order.refund')).toEqual([])
  await tap(byLabel('运动护膝（单只）退的件数减一'))
  await idle()
  await tap(button('提交申请'))
  expect(world.root.feedback.dialog).toBeNull()
  expect(made('order.refund')).toHaveLength(1)
})

test.each([
  ['at once', Date.UTC(2027, 1, 17, 4), '礼品卡（尾号 0017）已到期，退回后延长 90 天，可用到 2027-02-17'],
  ['later', null, '礼品卡（尾号 0017）已到期，款项退回后延长 90 天']
])(
  'which gift card gets time again, and until when, is told before it goes back %s',
  async (_name, until, text) => {
    await open(
      {},
      {
        'order.refundPreview': () =>
          refundPreview({ storedAgain: [{ name: '礼品卡', no: 'GF2026000017', until }] })
      }
    )
    expect(shows(text)).toBe(true)
  }
)

test.each([
  ['now', '优惠券「满减券」随这次退款退回账户'],
  ['withAll', '优惠券「满减券」现在不退，整单都退完后退回账户'],
  ['withOthers', '优惠券「满减券」是几个订单一起用的，现在不退，其余订单也全部退款后退回账户'],
  ['never', '优惠券「满减券」已经用过，不退回']
] as const)('when the coupon comes back is told before: %s', async (back, text) => {
  const coupons = { names: ['满减券'], back }
  await open({}, { 'order.refundPreview': () => refundPreview({ coupons }) })
  expect(shows(text)).toBe(true)
})

/** A visit, of which nothing is chosen. */
const openVisit = (calls: FakeCalls = {}) =>
  open(visitBack, { 'order.refundPreview': () => visitWholeBack, ...calls })

test('a visit goes back as a whole: there is nothing to choose', async () => {
  await openVisit()
  expect(shows('退哪些商品')).toBe(false)
  expect(shows('优惠券「体检8.5折（最高减200）」随这次退款退回账户')).toBe(true)
  await tap(byText('其他原因'))
  await submit()
  expect(made('order.refund')).toEqual([
    { orderNum: visitBack.orderNum, amount: 1305, reasonId: 6, reasonDetail: '' }
  ])
})

test('pieces that are kept are taken out, and the amount follows; nothing chosen is said', async () => {
  await open()
  const fewer = async () => {
    await tap(all('[role="group"] [role="button"]')[0])
    await idle()
  }
  await fewer()
  await fewer()
  expect(shows('运动护膝（单只）：实付 ¥285.00 × 1 ÷ 3，四舍五入到分')).toBe(true)
  expect(shows('退款¥95.00')).toBe(true)
  expect(made<RefundPreviewInput>('order.refundPreview').at(-1)?.parts).toEqual(pieces(1))
  await fewer()
  expect(shows('请选择要退的商品')).toBe(true)
  await submit()
  expect(made('order.refund')).toEqual([])
})

test('nothing goes back: it is said why, and cannot be asked for', async () => {
  const how = ['已接种的费用超过实付，没有可退的款项']
  await openVisit({ 'order.refundPreview': () => ({ ...visitWholeBack, amount: 0, ways: [], how }) })
  expect(shows('已接种的费用超过实付，没有可退的款项')).toBe(true)
  expect(button('提交申请')?.getAttribute('aria-disabled')).toBe('true')
})

test('a visit that a card paid whole can be taken back, for no money', async () => {
  const how = ['卡里的这份还回卡里，可以再用']
  const preview = { ...visitWholeBack, amount: 0, ways: [], how }
  await open({ ...visitBack, paidPrice: 0 }, { 'order.refundPreview': () => preview })
  expect(shows('卡里的这份还回卡里，可以再用')).toBe(true)
  await tap(byText('其他原因'))
  await submit()
  expect(made('order.refund')).toMatchObject([{ orderNum: visitBack.orderNum, amount: 0 }])
})

test('a double tap asks once; an answer that did not come is asked for again under the same key', async () => {
  let tries = 0
  await openVisit({
    'order.refund': () => {
      tries += 1
      if (tries === 1) throw new CallError(ErrorCode.network, '网络错误')
      return { refundNo: 'RF1', amount: 1305, orderStatus: 90 }
    }
  })
  await tap(byText('价格不合适'))
  const twice = button('提交申请')
  await act(async () => {
    twice?.click()
    twice?.click()
  })
  const yes = button('确定退款')
  await act(async () => {
    yes?.click()
    yes?.click()
  })
  expect(world.root.feedback.dialog).toBeNull()
  await idle()
  expect(tries).toBe(1)
  expect(shows('价格不合适')).toBe(true)
  await submit()
  const keys = world.made.filter(({ name }) => name === 'order.refund').map((call) => call.idempotencyKey)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('another amount by then is told, and shown anew, with what was chosen and typed', async () => {
  let { amount } = visitWholeBack
  await openVisit({
    'order.refundPreview': () => ({ ...visitWholeBack, amount }),
    'order.refund': ({ amount: told }: RefundInput) => {
      if (told === 1305) {
        amount = 1300
        throw new CallError(ErrorCode.business, '退款金额已变化，请重新确认')
      }
      return { refundNo: 'RF1', amount: 1300, orderStatus: 90 }
    }
  })
  await tap(byText('价格不合适'))
  await submit()
  expect(world.root.feedback.toastShown?.text).toBe('退款金额已变化，请重新确认')
  expect(shows('退款¥1300.00')).toBe(true)
  await submit()
  expect(made<RefundInput>('order.refund').map((input) => input.amount)).toEqual([1305, 1300])
})

test('what was chosen and typed outlives the page', async () => {
  await open()
  await tap(byText('其他原因'))
  await page?.type('.textarea', '和家里的重复了')
  await tap(all('[role="group"] [role="button"]')[0])
  await idle()
  page?.leave()
  await show()
  await submit()
  expect(made('order.refund')).toEqual([
    {
      orderNum: ORDER,
      parts: pieces(2),
      amount: 190,
      reasonId: 6,
      reasonDetail: '和家里的重复了'
    }
  ])
})

test('an amount that did not come can be asked for again', async () => {
  let fails = true
  await openVisit({
    'order.refundPreview': () => {
      if (fails) throw new CallError(ErrorCode.timeout, '网络错误')
      return visitWholeBack
    }
  })
  expect(button('提交申请')?.getAttribute('aria-disabled')).toBe('true')
  fails = false
  await tap(byText('金额没有算出来，点击重试'))
  await idle()
  expect(shows('退款¥1305.00')).toBe(true)
})

describe('what was asked for', () => {
  test('R7.114 its progress, its parts and where it goes', async () => {
    const asked = askedRefund()
    await open({ refusal: '该订单正在退款，请勿重复提交', lines: [], refunds: [asked] })
    for (const text of [
      '退款详情',
      '原路退回中',
      '运动护膝（单只） × 1',
      '微信支付，原路退回',
      '买大了',
      asked.refundNo
    ]) {
      expect(shows(text)).toBe(true)
    }
    expect([shows('提交申请'), button('撤销申请')]).toEqual([true, undefined])
    await tap(byText('查看订单'))
    expect(world.visited).toEqual([`/order/order-detial/${ORDER}`])
  })

  test('R7.114 one that nobody has begun to pay is taken back, after a yes', async () => {
    const asked = askedIn(returnAsked)
    let view = returnAsked
    await open(returnAsked, {
      'order.refundView': () => view,
      'order.cancelRefund': () => {
        view = { ...receivedBack, refunds: [{ ...asked, state: 60, cancellable: false }] }
        return {}
      }
    })
    await tap(button('撤销申请'))
    await idle()
    const { feedback } = world.root
    expect(feedback.dialog).toMatchObject({ text: '撤销后订单照常进行，需要时可以再次申请。' })
    await act(async () => feedback.answer(feedback.dialog?.id ?? 0, true))
    await idle()
    expect(made('order.cancelRefund')).toEqual([{ id: returnAsked.orderNum }])
    expect(button('提交申请')).toBeDefined()
  })

  test('a refund of items that were not done names them and how their sum came about', async () => {
    const how = ['未做项目：骨密度 ¥80.00', '¥80.00 × 1380.00 ÷ 1980.00 = ¥55.76']
    const parts = [{ name: '骨密度', quantity: 1, amount: 55.76 }]
    await open({
      refusal: '当前订单不可退款',
      lines: [],
      refunds: [askedRefund({ amount: 55.76, parts, how })]
    })
    expect(shows('骨密度 × 1')).toBe(true)
    expect(shows('¥80.00 × 1380.00 ÷ 1980.00 = ¥55.76')).toBe(true)
  })

  test('what is left of an order that went back in part can go too', async () => {
    await open(onePaidBack)
    expect([shows('退款进度'), button('提交申请') !== undefined]).toEqual([true, true])
  })
})

test('an order that cannot go back says why, with the way back to it', async () => {
  await open(refusedBack)
  expect(shows('当前订单不可退款')).toBe(true)
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`/order/order-detial/${refusedBack.orderNum}`])
})

test('R2.74 items that were not done are chosen one by one, with how their share comes about; what was done stays', async () => {
  await open(skippedBack, {
    'order.refundPreview': ({ parts = [] }: RefundPreviewInput) =>
      parts.length === 2 ? skippedAllBack : skippedOneBack
  })
  for (const text of [
    '¥198.00 × 169.84 ÷ 198.00 = ¥169.84',
    '¥128.00 × 109.79 ÷ 128.00 = ¥109.79',
    '当天设备检修',
    '其余 21 项已完成，不能退'
  ]) {
    expect(shows(text)).toBe(true)
  }
  const [first, second] = all('[role="checkbox"]')
  await tap(second)
  await idle()
  expect(shows('退款¥169.84')).toBe(true)
  await tap(first)
  await idle()
  expect(shows('请选择要退的项目')).toBe(true)
  await tap(first)
  await tap(byText('其他原因'))
  await submit()
  const [item] = skippedBack.items
  expect(made<RefundInput>('order.refund')).toMatchObject([
    { amount: 169.84, parts: [{ lineId: item?.lineId, itemCode: 'TH003', quantity: 1 }] }
  ])
})

describe('goods that were received', () => {
  test('R2.74 what the shop did wrong brings more back, and both are told before; what is asked for waits for a yes', async () => {
    await open(receivedBack, {
      'order.refundPreview': ({ reasonId }: RefundPreviewInput) =>
        reasonId === 10 ? brokenBack : unwantedBack
    })
    expect([shows('申请退货'), shows('寄出的运费 ¥8.00 不退，寄回的运费由您承担')]).toEqual([true, true])
    expect(shows('提交后等待审核；审核通过后请寄回商品，仓库收到后按这里的金额退款。')).toBe(true)
    await tap(byText('商品破损或有质量问题'))
    await idle()
    expect(shows('退款¥293.00')).toBe(true)
    await submit()
    expect(made<RefundInput>('order.refund')).toMatchObject([{ amount: 293, reasonId: 10 }])
    expect(world.root.feedback.toastShown?.text).toBe('已申请退货，审核后请寄回商品')
  })

  const CARRIED: FakeCalls = { 'order.couriers': () => couriers }

  test('R3.10 R9.3 reason, courier and number are kept as chosen and typed; what is missing of a parcel is said', async () => {
    await open()
    await tap(byText('其他原因'))
    await page?.type('.textarea', '重复了')
    expect(world.root.items.get('reFund')).toMatchObject({
      ...{ reasonId: 6, reasonName: '其他原因', reasonDetail: '重复了', refundType: 1, nextAction: 'apply' },
      ...{ companyCode: '', refundReceiveNum: '', isShowModal: false }
    })
    page?.leave()
    let sent: unknown[] = []
    const calls = {
      ...CARRIED,
      'order.sendBack': (input: object) => ((sent = [...sent, input]), {})
    }
    await open(returnApproved, calls)
    expect(shows('澄安体检退货仓 400-000-1000 四川省成都市双流区航空港物流大道 18 号 3 号库')).toBe(true)
    await tap(button('填写运单号'))
    await idle()
    await tapRefused(button('确认寄出'), toast, '运单号应为 8 到 20 位字母或数字')
    expect([shows('请选择快递公司'), shows('运单号应为 8 到 20 位字母或数字'), sent]).toEqual([
      true,
      true,
      []
    ])
    await tap(byText('圆通速递'))
    await page?.type('input', 'yt88 0012')
    expect(world.root.items.get('reFund')).toMatchObject({
      ...{ companyCode: 'YTO', refundReceiveNum: 'yt88 0012', isShowModal: true, nextAction: 'sendBack' },
      refundType: 1
    })
    page?.leave()
    await show()
    expect(button('确认寄出')).toBeDefined()
    await tap(button('确认寄出'))
    await idle()
    expect(sent).toEqual([{ orderNum: returnApproved.orderNum, companyCode: 'YTO', parcelNo: 'YT880012' }])
    expect(world.root.items.get('reFund')).toBeUndefined()
    expect(world.root.feedback.toastShown?.text).toBe('已提交，等待仓库收货')
  })

  test('on its way back it is seen, and its number put right; a refusal says why', async () => {
    await open(returnSent, CARRIED)
    expect([shows('顺丰速运 SF20261123'), button('撤销申请')]).toEqual([true, undefined])
    await tap(button('修改运单号'))
    await idle()
    expect(all('input').map((field) => (field as HTMLInputElement).value)).toEqual(['SF20261123'])
    page?.leave()
    await open(returnRefused)
    expect(shows('护膝有使用痕迹')).toBe(true)
  })
})

test('another’s order is not there', async () => {
  await open(
    {},
    {
      'order.refundView': () => {
        throw new CallError(ErrorCode.notFound, '订单不存在')
      }
    }
  )
  expect(shows('订单不存在')).toBe(true)
})

test('a link without an order says so, and leaves the way back', async () => {
  world = createWorld({})
  await act(async () => {
    page = await world.open('refund', RefundPage, {})
  })
  await idle()
  expect(shows('订单不存在')).toBe(true)
  expect(byLabel('返回')).toBeDefined()
})
