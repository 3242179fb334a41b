import { orderTerms, paymentTerm, type OpenMoney, type OrderMoney } from './terms'

const due = (change: Partial<OpenMoney>): OpenMoney => ({
  ...{ purpose: 'full', amountFen: 35_800, tenders: [], paid: false, open: false, channel: '', until: null },
  ...change
})
const paid = (change: Partial<OpenMoney> = {}) => due({ paid: true, channel: '微信支付', ...change })
const money = (change: Partial<OrderMoney>): OrderMoney => ({
  payableFen: 35_800,
  dues: [],
  backs: [],
  ...change
})
const told = (of: OrderMoney) =>
  orderTerms(of).map(({ name, amountFen, note }) => [name, amountFen, ...(note === '' ? [] : [note])])
const back = (amountFen: number, done: boolean, name = '微信支付') => ({ name, amountFen, done })
const balance = { purpose: 'balance', amountFen: 216_000 } as const
const deposit = { purpose: 'deposit', amountFen: 20_000 } as const

test.each<[string, OrderMoney, (string | number)[][]]>([
  ['all of it is to be paid: one sum', money({ dues: [due({ open: true })] }), [['应付', 35_800]]],
  [
    'a gift card pays a part',
    money({ dues: [due({ open: true, tenders: [{ tender: 'gift', amountFen: 12_000 }] })] }),
    [
      ['合计', 35_800],
      ['礼品卡抵扣', 12_000],
      ['应付', 23_800]
    ]
  ],
  [
    'a deposit is not the price',
    money({ payableFen: 236_000, dues: [due({ ...deposit, open: true }), due({ ...balance, open: true })] }),
    [
      ['合计', 236_000],
      ['定金', 20_000],
      ['尾款', 216_000, '到店前付清']
    ]
  ],
  ['all is paid by one way', money({ dues: [paid()] }), [['实付', 35_800, '微信支付']]],
  [
    'gift card and money are told apart',
    money({ dues: [paid({ tenders: [{ tender: 'gift', amountFen: 12_000 }] })] }),
    [['实付', 35_800, '礼品卡 ¥120.00 + 微信支付 ¥238.00']]
  ],
  [
    'the deposit is paid and the balance open',
    money({ payableFen: 236_000, dues: [paid(deposit), due({ ...balance, open: true })] }),
    [
      ['合计', 236_000],
      ['已付', 20_000, '微信支付'],
      ['尾款', 216_000, '到店前付清']
    ]
  ],
  [
    'two payments by the same channel are one way, two channels are two',
    money({ payableFen: 236_000, dues: [paid(deposit), paid({ ...balance, channel: '支付宝' })] }),
    [['实付', 236_000, '微信支付 ¥200.00 + 支付宝 ¥2160.00']]
  ],
  [
    'a change waits for its difference, with its time',
    money({
      dues: [
        paid(),
        due({
          purpose: 'change',
          amountFen: 3_200,
          open: true,
          until: Date.parse('2026-11-23T21:30:00+08:00')
        })
      ]
    }),
    [
      ['合计', 35_800],
      ['已付', 35_800, '微信支付'],
      ['改约差价', 3_200, '11月23日 21:30 前支付']
    ]
  ],
  [
    'a difference that lapsed is nobody’s',
    money({ dues: [paid(), due({ purpose: 'change', amountFen: 3_200 })] }),
    [['实付', 35_800, '微信支付']]
  ],
  [
    'what became cheaper went back',
    money({ payableFen: 27_800, dues: [paid()], backs: [back(8_000, true)] }),
    [
      ['合计', 27_800],
      ['实付', 35_800, '微信支付'],
      ['已退', 8_000, '微信支付'],
      ['退款后实付', 27_800]
    ]
  ],
  [
    'a part is back on the gift card and a part is on its way',
    money({
      dues: [paid({ tenders: [{ tender: 'gift', amountFen: 12_000 }] })],
      backs: [back(12_000, true, '礼品卡'), back(5_000, false)]
    }),
    [
      ['合计', 35_800],
      ['实付', 35_800, '礼品卡 ¥120.00 + 微信支付 ¥238.00'],
      ['退款中', 5_000, '微信支付'],
      ['已退', 12_000, '礼品卡'],
      ['退款后实付', 18_800]
    ]
  ],
  ['it ended unpaid: nothing is to be paid', money({ dues: [due({})] }), [['合计', 35_800]]],
  ['nothing was to be paid', money({ payableFen: 0, dues: [paid({ amountFen: 0 })] }), [['实付', 0]]]
])('%s', (_breaks, of, sums) => expect(told(of)).toEqual(sums))

test.each<[string, OpenMoney[], [string, number, string]]>([
  ['the deposit', [paid(deposit)], ['已付定金', 20_000, '微信支付']],
  ['the balance', [paid(balance)], ['已付尾款', 216_000, '微信支付']],
  [
    'two orders at once',
    [paid({ tenders: [{ tender: 'gift', amountFen: 12_000 }] }), paid({ amountFen: 100 })],
    ['实付', 35_900, '礼品卡 ¥120.00 + 微信支付 ¥239.00']
  ],
  ['an order and the deposit of another', [paid(), paid(deposit)], ['实付', 55_800, '微信支付']]
])('what a payment was for: %s', (_breaks, dues, [name, amountFen, note]) =>
  expect(paymentTerm(dues)).toMatchObject({ name, amountFen, note })
)
