/** Alipay against a stand-in that refuses what it refuses, and its library's own fixture. */
import { createPublicKey } from 'node:crypto'
import { loadConfig } from '../../config'
import { ALIPAY_ENV, FakeAlipay } from '../../testing/providers/alipay'
import { connectPayments } from '../payments'
import { AlipayClient } from './client'
import { fenOf } from './gateway'
import vectors from './vectors.json'

const now = () => new Date()
const fake = new FakeAlipay(() => Date.now())
let origin = ''
let settings: ReturnType<typeof settingsOf>
beforeAll(async () => {
  origin = await fake.start()
  settings = settingsOf()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.arrivesAtOnce = true
  fake.forged = false
})

function settingsOf() {
  const env = { ...ALIPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example', PROVIDER_ORIGINS: `alipay=${origin}` }
  const loaded = loadConfig(env, '/srv')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}
const payments = () => connectPayments(settings, null, now)

let count = 0
const order = () => ({
  merchantOrder: `PT20260520ALI${String((count += 1)).padStart(6, '0')}`,
  channel: 'alipay' as const,
  amountFen: 108_029,
  subject: '入职体检/套餐=100%&更多',
  returnUrl: 'https://shop.example/process/go-pay?orderNo=CA1',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  payer: null,
  payerAddress: '203.0.113.7'
})
const opened = async () => {
  const { gateway, noticeDoors } = payments()
  const asked = order()
  const prepayId = await gateway.open(asked)
  const { cashierUrl, action } = await gateway.handover({ ...asked, prepayId })
  const hear = (form: unknown) => noticeDoors[0]!.open({ headers: {}, raw: '', body: form })
  return { gateway, asked, cashierUrl, action, hear, door: noticeDoors[0]! }
}
const paid = async () => {
  const one = await opened()
  const trade = fake.pay(fake.openLink(one.cashierUrl))
  const back = (refundNo: string, amountFen: number) =>
    one.gateway.refund({ ...one.asked, refundNo, amountFen, totalFen: one.asked.amountFen })
  return { ...one, trade, back }
}

describe('the fixture of alipay-sdk', () => {
  const client = new AlipayClient(
    {
      ...settingsOfFixture(),
      publicKey: createPublicKey(`-----BEGIN PUBLIC KEY-----\n${vectors.publicKey}\n-----END PUBLIC KEY-----`)
    },
    'https://openapi.alipay.com'
  )
  function settingsOfFixture() {
    const loaded = loadConfig({ ...ALIPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example' }, '/srv')
    if (!loaded.ok || !loaded.config.providers.alipay) throw new Error('no config')
    return loaded.config.providers.alipay
  }
  test('its notice is Alipay’s', async () => expect(await client.isTrue(vectors.notice)).toBe(true))
  test.each([
    ['another sum', { total_amount: '0.11' }],
    ['a field more', { extra: 'x' }],
    ['the weaker signature', { sign_type: 'RSA' }],
    ['a percent sign, on which the first check throws', { subject: '100%' }]
  ])('with %s it is not', async (_about, changes) => {
    expect(await client.isTrue({ ...vectors.notice, ...changes })).toBe(false)
  })
})

test('a payment is opened by a signed link, which Alipay takes', async () => {
  const { cashierUrl, action, asked } = await opened()
  expect([action, cashierUrl.startsWith(`${origin}/gateway.do?`)]).toEqual(['redirect', true])
  expect(fake.openLink(cashierUrl)).toMatchObject({ no: asked.merchantOrder, fen: 108_029 })
  expect(new URL(cashierUrl).searchParams.get('return_url')).toBe(asked.returnUrl)
  expect(() => fake.openLink(cashierUrl.replace('108029', '1').replace('1080.29', '0.01'))).toThrow(
    'invalid-signature'
  )
})

test('one whose link nobody has opened waits, and cannot be closed at Alipay', async () => {
  const { gateway, asked } = await opened()
  expect([(await gateway.query(asked))?.state, await gateway.close(asked)]).toEqual(['waiting', null])
})

test('it waits, is closed, or is paid; what is paid cannot be closed', async () => {
  const { gateway, asked, cashierUrl } = await opened()
  fake.openLink(cashierUrl)
  expect(await gateway.query(asked)).toMatchObject({ state: 'waiting' })
  expect(await gateway.close(asked)).toMatchObject({ state: 'closed' })
  expect(await gateway.close(asked)).toMatchObject({ state: 'closed' })
  const other = await paid()
  expect(await other.gateway.close(other.asked)).toMatchObject({
    state: 'paid',
    amountFen: 108_029,
    tradeNo: other.trade.tradeNo
  })
})

test('one that went back as a whole is closed at Alipay, and was paid', async () => {
  const { gateway, asked, back, trade } = await paid()
  await back('RF1-1', 108_029)
  expect(trade.status).toBe('TRADE_CLOSED')
  expect(await gateway.query(asked)).toMatchObject({ state: 'paid' })
})

describe('refund', () => {
  test('done is what has moved money; asked again it is the same refund', async () => {
    const { back } = await paid()
    expect([await back('RF2-1', 29), await back('RF2-1', 29)]).toEqual(['done', 'done'])
  })
  test('10000 without it is none yet: a later query says when', async () => {
    const { back } = await paid()
    fake.arrivesAtOnce = false
    expect(await back('RF3-1', 29)).toBe('processing')
    fake.refunds.get('RF3-1')!.arrived = true
    expect(await back('RF3-1', 29)).toBe('done')
  })
  test('a lost answer does no harm: the library asks again, and it is the same refund', async () => {
    const { back, trade } = await paid()
    fake.silentAfter.add('alipay.trade.refund')
    expect(await back('RF4-1', 29)).toBe('done')
    expect([...fake.refunds.values()].filter(({ no }) => no === trade.no)).toHaveLength(1)
  })
  test('more than is left is refused, and what Alipay gives back no more waits for a person', async () => {
    const { back, trade } = await paid()
    await expect(back('RF5-1', 108_030)).rejects.toThrow('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    trade.status = 'TRADE_FINISHED'
    expect(await back('RF5-2', 29)).toBe('closed')
  })
})

test('an answer that Alipay has not signed is not believed', async () => {
  const { gateway, asked } = await paid()
  fake.forged = true
  await expect(gateway.query(asked)).rejects.toThrow('did not answer')
})

describe('notices', () => {
  test('one of a payment, with a percent sign in it, says what was paid', async () => {
    const { hear, trade, asked } = await paid()
    expect(await hear(fake.notice(trade))).toMatchObject({
      ...{ kind: 'paid', noticeId: `alipay:n${trade.tradeNo}`, merchantOrder: asked.merchantOrder },
      ...{ amountFen: 108_029, tradeNo: trade.tradeNo, prepayId: null }
    })
  })
  test.each<[string, Record<string, string>, { forged?: boolean }, string]>([
    ['signed by somebody else', {}, { forged: true }, 'forged'],
    ['of another app', { app_id: '2021000000000002' }, {}, 'forged'],
    ['of another seller', { seller_id: '2088000000000002' }, {}, 'forged'],
    ['of a trade that waits', { trade_status: 'WAIT_BUYER_PAY' }, {}, 'other'],
    ['of a trade that is closed', { trade_status: 'TRADE_CLOSED' }, {}, 'other'],
    ['of money that went back', { refund_fee: '0.29', gmt_refund: '2026-05-20 10:00:00' }, {}, 'other']
  ])('one %s', async (_about, changes, how, expected) => {
    const { hear, trade } = await paid()
    expect(await hear(fake.notice(trade, changes, how))).toBe(expected)
  })
  test('one that is changed on the way, or no form, is refused', async () => {
    const { hear, trade } = await paid()
    expect(await hear({ ...fake.notice(trade), total_amount: '0.01' })).toBe('forged')
    expect([await hear(null), await hear([]), await hear({ a: ['b'] })]).toEqual([
      'forged',
      'forged',
      'forged'
    ])
  })
  test('Alipay repeats it until it hears exactly this', async () => {
    const { door } = await opened()
    expect([door.taken.body, door.refused.body]).toEqual(['success', 'fail'])
  })
})

test.each([
  ['1080.29', 108_029],
  ['0.1', 10],
  ['5', 500]
])('%s yuan are %d fen', (text, fen) => expect(fenOf(text)).toBe(fen))
test.each(['', '1.234', '-1', '1e3', '1,080.00'])('%j is no sum', (text) =>
  expect(() => fenOf(text)).toThrow()
)
