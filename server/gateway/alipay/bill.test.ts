/** Alipay's bill of a day: its form, and what is no bill of ours. */
import { loadConfig } from '../../config'
import { ALIPAY_ENV, FakeAlipay } from '../../testing/providers/alipay'
import { zipped } from '../../testing/providers/alipay-bill'
import { connectPayments } from '../payments'
import { readAlipayBill } from './read-bill'

const DAY = '2026-06-05'
const SELLER = ALIPAY_ENV.ALIPAY_SELLER_ID
const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const bill = (...rows: string[]) =>
  [
    ...['#支付宝业务明细查询', `#账号：[${SELLER}0156]`],
    '#起始日期：[2026年06月05日 00:00:00]   终止日期：[2026年06月06日 00:00:00]',
    ...['#----业务明细列表----', HEAD, ...rows, '#----业务明细列表结束----', '#交易合计：1笔', '']
  ].join('\r\n')
const row = ({ kind = '交易', name = '套餐', sum = '1080.29', coupon = '', request = '' }) =>
  `2026060522001\t,PT1\t,${kind}\t,${name},2026-06-05 16:01:34,2026-06-05 16:01:38,\t,\t,\t,\t,**客(138******01)\t,` +
  `${sum},${sum},0.00,0.00,0.00,0.00,0.00,${coupon},0.00\t,0.00,${request}\t,0.00,0.00,${name}`
const read = (text: string) => readAlipayBill(text, { sellerId: SELLER, day: DAY })

test.each<[string, Parameters<typeof row>[0], object[]]>([
  ['a payment', {}, [{ kind: 'payment', no: 'PT1', amountFen: 108_029 }]],
  [
    'a refund, below zero, by the number that the shop gave it',
    { kind: '退款', sum: '-0.29', request: 'RF1-1' },
    [{ kind: 'refund', no: 'RF1-1', amountFen: 29 }]
  ],
  ['a name with commas', { name: '套餐,男,女' }, [{ kind: 'payment', no: 'PT1', amountFen: 108_029 }]],
  [
    'a refund with commas in the names of what was bought and of a coupon',
    { kind: '退款', name: '套餐,男', coupon: '立减,11月', sum: '-5.00', request: 'RF2-1' },
    [{ kind: 'refund', no: 'RF2-1', amountFen: 500 }]
  ],
  ['what is neither', { kind: '服务费' }, []]
])('%s', (_about, values, lines) => expect(read(bill(row(values)))).toEqual(lines))

test.each([
  ['of another account', bill().replace(SELLER, '2088000000000009')],
  ['of another day', bill().replace('06月05日', '06月04日')],
  ['that breaks off', bill(row({})).replace(/#----业务明细列表结束[^]*$/, '')],
  ['without a column', bill().replace('退款批次号/请求号', '请求号')],
  ['with a sum that is none', bill(row({ sum: '1,080.29' }))],
  ['with a line that cannot be read', bill('2026060522001\t,PT1\t,交易\t,套餐')]
])('one %s is an error, not an empty bill', (_about, text) => expect(() => read(text)).toThrow('a bill of'))

describe('fetched', () => {
  const fake = new FakeAlipay(() => Date.parse(`${DAY}T16:01:34+08:00`))
  let at = Date.parse('2026-06-06T10:05:00+08:00')
  let origin = ''
  beforeAll(async () => {
    origin = await fake.start()
    fake.trades.set('PT9', {
      ...{ no: 'PT9', fen: 108_029, tradeNo: '20260605PT9', subject: '套餐, 男', status: 'TRADE_SUCCESS' },
      paidAt: Date.parse(`${DAY}T16:01:34+08:00`)
    })
    fake.refunds.set('RF9-1', {
      ...{ no: 'PT9', fen: 29, arrived: true },
      at: Date.parse(`${DAY}T17:00:00+08:00`)
    })
  })
  afterAll(() => fake.stop())
  beforeEach(() => {
    Object.assign(fake, { billsLate: false, billElsewhere: null })
    fake.archive = ({ detail, sums }) => zipped([sums, detail])
    at = Date.parse('2026-06-06T10:05:00+08:00')
  })

  const of = (day = DAY) => {
    const env = { ...ALIPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example', PROVIDER_ORIGINS: `alipay=${origin}` }
    const loaded = loadConfig(env, '/srv')
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
    const [source] = connectPayments(loaded.config, null, () => new Date(at)).bills
    if (!source) throw new Error('no bill')
    return source.of(day)
  }

  test('from the address that Alipay tells, out of its archive in GBK', async () => {
    expect(await of()).toEqual([
      { kind: 'payment', no: 'PT9', amountFen: 108_029 },
      { kind: 'refund', no: 'RF9-1', amountFen: 29 }
    ])
  })

  test('one that is not there is not made yet, and in the afternoon an empty one', async () => {
    fake.billsLate = true
    expect(await of()).toBeNull()
    at = Date.parse('2026-06-06T15:00:00+08:00')
    expect(await of()).toEqual([])
  })

  test.each([
    ['an address of somebody else', () => (fake.billElsewhere = 'http://169.254.169.254/a.alipay.com')],
    ['no archive', () => (fake.archive = () => Buffer.from('<html>'))],
    ['an archive of sums alone', () => (fake.archive = ({ sums }) => zipped([sums]))],
    ['an answer that is not signed by Alipay', () => (fake.forged = true)]
  ])('%s is an error, not an empty bill', async (_about, breakIt) => {
    breakIt()
    await expect(of()).rejects.toThrow(/Alipay/)
    fake.forged = false
  })
})
