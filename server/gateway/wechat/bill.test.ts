import { readBill } from './bill'

const HEAD = '交易时间,商户订单号,交易状态,订单金额,商户退款单号,申请退款金额,商品名称'
const bill = (...rows: string[]) =>
  [`\uFEFF${HEAD}`, ...rows, '总交易单数,订单总金额', '`2,`1.00'].join('\r\n')

test.each<[string, string, { kind: string; no: string; amountFen: number }[]]>([
  [
    'a payment',
    '`2026-05-20 10:00:00,`PT1,`SUCCESS,`1080.00,`0,`0.00,`套餐',
    [{ kind: 'payment', no: 'PT1', amountFen: 108_000 }]
  ],
  [
    'a refund',
    '`2026-05-20 10:00:00,`PT1,`REFUND,`0.00,`RF1-1,`0.29,`套餐',
    [{ kind: 'refund', no: 'RF1-1', amountFen: 29 }]
  ],
  [
    'a name with a comma',
    '`2026-05-20 10:00:00,`PT1,`SUCCESS,`0.01,`0,`0.00,`套餐, 男',
    [{ kind: 'payment', no: 'PT1', amountFen: 1 }]
  ],
  ['what is neither', '`2026-05-20 10:00:00,`PT1,`REVOKED,`0.01,`0,`0.00,`套餐', []]
])('%s', (_about, row, lines) => {
  expect(readBill(bill(row))).toEqual(lines)
})

test.each([
  ['a column that is missing', bill().replace('商户退款单号', '退款单号')],
  ['a sum that is none', bill('`x,`PT1,`SUCCESS,`1,080.00,`0,`0.00,`x')]
])('%s is an error, not an empty bill', (_about, text) => expect(() => readBill(text)).toThrow('a bill with'))
