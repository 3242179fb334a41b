import { act } from 'react'
import { CallError } from '@/contract/errors'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { host } from '@/platform/host'
import ConfirmPage from '..'
import { confirmCalls, contact, orderResult, wallet } from '@/../tests/support/confirm'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const PRODUCT = { kind: 'cross-border', productCode: 'CB3402' } as const

const quoted = (quantity: number): GoodsQuote => ({
  productCode: 'CB3402',
  productName: '胶原蛋白肽饮 30支',
  productCategory: 34,
  productImage: '/seed-img/goods/CB3402.svg',
  tone: 'rose',
  skuId: 'CB3402-1',
  spec: '标准',
  note: '日本 · 保税仓',
  quantity,
  unitPrice: 398,
  itemPrice: 398 * quantity,
  userPayPrice: 398 * quantity + 12 + 218.4,
  lines: [
    { kind: 'base', label: '商品金额', note: `${quantity} 件`, amount: 398 * quantity },
    { kind: 'freight', label: '运费', note: '', amount: 12 },
    { kind: 'tax', label: '跨境税费', note: '商品和运费的 9.1%', amount: 218.4 }
  ],
  most: 200,
  mostReason: '',
  priceVersion: `v${quantity}`
})

async function open({
  quantity = 6,
  used = 232,
  calls = {}
}: { quantity?: number; used?: number; calls?: FakeCalls } = {}) {
  const own: FakeCalls = {
    'goods.quote': ({ quantity: pieces }) => [quoted(Number(pieces))],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 2388, payAmount: 2618.4 }),
    'customs.allowance': () => ({ year: 2026, used, limit: 26_000 }),
    'order.completeCustoms': () => [orderResult({ orderNum: 'CA34', orderType: 34 })]
  }
  setWorld(createWorld({ calls: { ...confirmCalls(), ...own, ...calls } }))
  const { key } = world.root.process.open(PRODUCT)
  world.root.process.put(key, {
    goods: { category: 34, skuId: 'CB3402-1', quantity },
    address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
  })
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: 'cross-border', id: 'CB3402' })
  })
  await idle()
  await idle()
}

const type = async (id: string, value: string) => {
  await page?.type(`#${id} .input, #${id} textarea`, value)
  await idle()
}
const leave = async (id: string) => {
  await act(async () => {
    document.querySelector(`#${id} .input`)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  await idle()
}
const answer = async () => {
  const { dialog } = world.root.feedback
  if (!dialog) throw new Error('no dialog')
  await act(async () => world.root.feedback.answer(dialog.id, true))
  await idle()
}
const submit = () => tap(byText('提交订单'))
const agree = () =>
  tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith('已阅读')))
const body = () => made('order.completeCustoms').at(-1)
const said = () => all('[id$="-error"]').map(({ textContent }) => textContent)

test('R7.98 R7.99 R7.100 who orders, where to and the pieces go out; price, tax and notice are shown', async () => {
  await open()
  const seen = [
    '跨境商品不支持 7 天无理由退货',
    '清关后快递到家',
    '跨境税费商品和运费的 9.1%',
    '¥2400.00 / 5000.00',
    '商品 2388.00 + 运费 12.00，不含税。还可再买 ¥2600.00',
    '¥2632.00 / 26000.00',
    '已用 ¥232.00，本单 ¥2400.00，剩余 ¥23368.00',
    '6 / 30 件',
    '要与付款账户实名一致'
  ]
  for (const text of seen) expect(shown()).toContain(text)
  expect(shown()).not.toContain('发票')
  await type('person-name', '林知夏')
  await type('person-mobile', '13800000007')
  await agree()
  await submit()
  expect(body()).toEqual({
    receivePhone: '13800000007',
    receiveName: '林知夏',
    quantity: 6,
    productCode: 'CB3402',
    skuId: 'CB3402-1',
    buyerName: '陈予安',
    idCard: '99010119880314011X',
    province: '四川省',
    city: '成都市',
    area: '武侯区',
    address: '桐梓林北路 6 号',
    couponCode: '',
    remark: '',
    staId: '',
    staCome: '',
    priceVersion: 'v6'
  })
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA34&orderType=34'])
})

test('R7.100 coupons that are used together go out joined by a comma', async () => {
  await open({ calls: { 'coupon.list': () => wallet({ best: ['CP-XY1', 'CP-PL50'] }) } })
  await agree()
  await submit()
  expect(body()).toMatchObject({ couponCode: 'CP-XY1,CP-PL50' })
})

test('R5.12 the document is the identity card, and no other can be chosen', async () => {
  await open()
  expect(shown()).toContain('身份证号')
  expect(shown()).not.toContain('证件类型')
})

test('R5.33 where the orderer’s real name alone is missing, the toast and the field say so', async () => {
  await open()
  await agree()
  await type('buyer-buyerName', ' ')
  await submit()
  expect([toast(), said()]).toEqual(['请填写真实姓名！', ['请填写真实姓名']])
  expect(body()).toBeUndefined()
  await type('buyer-buyerName', '陈予安')
  await submit()
  expect(body()).toMatchObject({ buyerName: '陈予安' })
})

test('R5.35 each empty field says its own message, and nothing goes out', async () => {
  await open({ calls: { 'contacts.list': () => [] } })
  const { key } = world.root.process.open(PRODUCT)
  await act(async () => world.root.process.put(key, { address: { region: '', detail: '' } }))
  await type('person-name', '')
  await type('person-mobile', '')
  await submit()
  expect(said()).toEqual([
    '请填写收货人姓名',
    '请填写收货人手机号',
    '请选择城市',
    '请填写详细地址',
    '请填写真实姓名',
    '请填写身份证',
    '请先阅读并同意用户协议与取消与退改须知'
  ])
  expect(toast()).toBe('请填写收货人姓名')
  await type('buyer-idNumber', '12345')
  expect(said()).toContain('请输入正确的身份证号！')
  expect(body()).toBeUndefined()
})

test.each<[string, { quantity?: number; used?: number }, string]>([
  ['R9.29 31 pieces', { quantity: 31 }, '海关规定同一商品每单最多 30 件'],
  [
    'R9.30 over 5,000 yuan',
    { quantity: 13 },
    '海关规定单笔不超过 ¥5000.00（商品加运费，不含税），最多可买 12 件'
  ],
  ['R9.32 over the year', { used: 25_000 }, '订购人今年的跨境额度还剩 ¥1000.00，最多可买 2 件']
])('%s: the limit says what fits, and the order cannot be sent', async (_name, given, text) => {
  await open(given)
  expect(shown()).toContain(text)
  await tap(byText('超出海关限额'))
  expect(body()).toBeUndefined()
  for (let pieces = given.quantity ?? 6; pieces > 2; pieces -= 1) await tap(byLabel('数量减一'))
  expect(shown()).not.toContain(text)
  expect(byText('提交订单')).toBeDefined()
})

test('R9.32 the year follows who is named, and stays unknown until somebody is', async () => {
  const calls = { 'contacts.list': () => [contact({ relation: '父亲' })] }
  await open({ calls })
  expect(shown()).toContain('填写订购人后显示已用额度')
  expect(made('customs.allowance')).toEqual([])
  await type('buyer-buyerName', '沈未央')
  await type('buyer-idNumber', '990101199103070119')
  await leave('buyer-idNumber')
  expect(made('customs.allowance')).toEqual([{ buyerName: '沈未央', idCard: '990101199103070119' }])
  expect(shown()).toContain('已用 ¥232.00')
})

describe('a refusal', () => {
  const refused = async (code: number, message: string, results: unknown = null) => {
    await open({
      calls: {
        'order.completeCustoms': () => {
          throw new CallError(code, message, results)
        }
      }
    })
    await agree()
    await submit()
    await idle()
  }

  test('R5.34 27104 somebody else pays: it is told at the name, and what was typed stays', async () => {
    await refused(27_104, '订购人要与付款账户实名一致，请填写本人的姓名和身份证号')
    await answer()
    expect(said()).toEqual(['订购人要与付款账户实名一致，请填写本人的姓名和身份证号'])
    expect(shown()).toContain('已用 ¥232.00')
  })

  test('R9.32 27103 another phone was faster: the year is asked for again', async () => {
    await refused(27_103, '订购人今年的跨境额度还剩 ¥100.00，这次不能再买', [
      { most: 0, yearUsed: 25_900, yearLeft: 100 }
    ])
    expect(world.root.feedback.dialog?.text).toBe('订购人今年的跨境额度还剩 ¥100.00，这次不能再买')
    await answer()
    expect(made('customs.allowance')).toHaveLength(2)
  })

  test.each([
    ['receiveName', 'person-name-error'],
    ['receivePhone', 'person-mobile-error'],
    ['idCard', 'buyer-idNumber-error'],
    ['buyerName', 'buyer-buyerName-error'],
    ['receiveAddress', 'receive-address-error']
  ])('R5.36 %s is refused without a word: the form’s own one stands at its field', async (field, id) => {
    await refused(20_001, '', { field })
    expect(said()).toEqual(['请填写信息'])
    expect(document.getElementById(id)?.textContent).toBe('请填写信息')
    expect(toast()).toBe('请填写信息')
  })

  test('R5.36 a field that the form does not have is refused without a word: the form’s own one is shown', async () => {
    await refused(20_001, '', { field: 'customsCode' })
    expect(said()).toEqual([])
    expect(toast()).toBe('请填写信息')
  })

  test('the server’s words stand at the field that it refuses', async () => {
    await refused(20_001, '请输入正确的身份证号！', { field: 'idCard' })
    expect(document.getElementById('buyer-idNumber-error')?.textContent).toBe('请输入正确的身份证号！')
    expect(toast()).toBe('请输入正确的身份证号！')
  })

  test.each([
    [28_001, '姓名与证件号码不一致，请核对后重试'],
    [28_002, '未查询到该证件信息，请核对后重试'],
    [28_003, '实名校验服务繁忙，请稍后再试']
  ])('R8.16 %p the real name is not confirmed: the server’s words are shown', async (code, message) => {
    await refused(code, message)
    expect(toast()).toBe(message)
  })
})

test('R9.30 R5.33 care mode: limit and real name keep their step, and who orders is read again at the end', async () => {
  jest.spyOn(host, 'scrollTop').mockImplementation(() => undefined)
  jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
  const next = () => tap(byText('下一步'))
  await open({ quantity: 13 })
  await act(async () => world.root.settings.setElder(true))
  await idle()
  await next()
  expect(shown()).toContain('第2步，共4步：商品和数量')
  await next()
  expect(shown()).toContain('第3步，共4步：订购人实名')
  await next()
  expect(toast()).toBe('海关规定单笔不超过 ¥5000.00（商品加运费，不含税），最多可买 12 件')
  await tap(byLabel('返回'))
  await tap(byLabel('数量减一'))
  await next()
  await type('buyer-buyerName', '')
  await next()
  expect(shown()).toContain('第3步，共4步：订购人实名')
  await type('buyer-buyerName', '沈未央')
  await next()
  expect(shown()).toContain('第4步，共4步：核对并提交')
  expect(shown()).toContain('订购人实名沈未央')
  jest.restoreAllMocks()
})
