/** WeChat Pay v3 against a stand-in that refuses what it refuses. */
import { verify } from 'node:crypto'
import { loadConfig } from '../../config'
import type { PrepayOrder } from '../../money/gateway'
import type { Said } from '../../testing/providers/serve'
import { MINI, SITE, WECHAT_ENV } from '../../testing/providers/wechat'
import { FakeWechatPay } from '../../testing/providers/wechat-pay'
import { MERCHANT, PUBLIC_KEY_ENV, SIGNING, WXPAY_ENV } from '../../testing/providers/wechat-pay-keys'
import { paidNotice, probe, refundNotice, type Sent } from '../../testing/providers/wechat-pay-notices'
import { connectPayments } from '../payments'

const OPEN_APP = 'wx00000000000000c3'
let at = Date.parse('2026-05-20T10:00:00+08:00')
const now = () => new Date(at)
const fake = new FakeWechatPay(() => at)
let origin = ''
beforeAll(async () => {
  origin = await fake.start()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.appids = [SITE.appId, MINI.appId, OPEN_APP]
  fake.refundsAs = 'SUCCESS'
  fake.certificates = [SIGNING.platform]
  fake.answersBy = SIGNING.platform
  fake.tamper = (said) => said
})

function payments(env: Record<string, string> = {}) {
  const loaded = loadConfig(
    {
      ...{ ...WECHAT_ENV, ...WXPAY_ENV, WX_OPEN_APP_ID: OPEN_APP, WXPAY_CHANNELS: 'jsapi,h5,mini,app' },
      ...{ PUBLIC_ORIGIN: 'https://shop.example', PROVIDER_ORIGINS: `wxpay=${origin}`, ...env }
    },
    '/srv'
  )
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { gateway, noticeDoors } = connectPayments(loaded.config, null, now)
  const door = noticeDoors[0]!
  const hear = ({ headers, payload: raw }: Sent) =>
    door.open({ headers, raw, body: JSON.parse(raw) as unknown })
  return { gateway, door, hear }
}

let count = 0
const order = (changes: Partial<PrepayOrder> = {}): PrepayOrder => ({
  merchantOrder: `PT20260520TEST${String((count += 1)).padStart(4, '0')}`,
  channel: 'wechat-jsapi',
  amountFen: 108_000,
  subject: '入职体检套餐',
  returnUrl: '',
  expiresAt: new Date(at + 30 * 60_000),
  payer: 'o1234567890123456789012345678',
  payerAddress: '203.0.113.7',
  ...changes
})
const lastBody = () =>
  JSON.parse(fake.asked.findLast(({ body }) => body !== '')?.body ?? '{}') as Record<string, unknown>

describe('opening', () => {
  test.each([
    ['wechat-jsapi', SITE.appId, 'jsapi'],
    ['wechat-mini', MINI.appId, 'mini']
  ] as const)(
    '%s: its account, who pays, and a sheet that is signed for it',
    async (channel, appId, action) => {
      const { gateway } = payments()
      const asked = order({ channel })
      const prepayId = await gateway.open(asked)
      expect(lastBody()).toMatchObject({
        ...{ appid: appId, mchid: MERCHANT.mchId, out_trade_no: asked.merchantOrder },
        ...{
          notify_url: 'https://shop.example/api/pay/notify/wechat',
          time_expire: '2026-05-20T10:31:00+08:00'
        },
        ...{ amount: { total: 108_000, currency: 'CNY' }, payer: { openid: asked.payer } }
      })
      const handover = await gateway.handover({ ...asked, prepayId })
      const { timeStamp = '', nonceStr = '', paySign = '', ...rest } = handover.params
      expect([handover.action, rest]).toMatchObject([
        action,
        { appId, signType: 'RSA', package: `prepay_id=${prepayId}` }
      ])
      const text = Buffer.from(`${appId}\n${timeStamp}\n${nonceStr}\nprepay_id=${prepayId}\n`)
      const { publicKey } = MERCHANT.certificate
      expect(verify('RSA-SHA256', text, publicKey, Buffer.from(paySign, 'base64'))).toBe(true)
    }
  )

  test('an app signs the bare number', async () => {
    const { gateway } = payments()
    const asked = order({ channel: 'wechat-app', payer: null })
    const prepayId = await gateway.open(asked)
    const { params, action } = await gateway.handover({ ...asked, prepayId })
    expect([action, params]).toMatchObject([
      'bridge',
      { package: prepayId, partnerId: MERCHANT.mchId, prepayId }
    ])
    const text = Buffer.from(`${OPEN_APP}\n${params['timeStamp']}\n${params['nonceStr']}\n${prepayId}\n`)
    const signature = Buffer.from(params['paySign'] ?? '', 'base64')
    expect(verify('RSA-SHA256', text, MERCHANT.certificate.publicKey, signature)).toBe(true)
  })

  test('H5 leads to WeChat’s page, which leads back, and lives for five minutes', async () => {
    const { gateway } = payments()
    const asked = order({
      channel: 'wechat-h5',
      payer: null,
      returnUrl: 'https://shop.example/process/go-pay?orderNo=CA1'
    })
    const prepayId = await gateway.open(asked)
    expect(lastBody()).toMatchObject({
      scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } }
    })
    const { cashierUrl } = await gateway.handover({ ...asked, prepayId })
    expect(cashierUrl).toMatch(
      /^https:\/\/wx\.tenpay\.com\/.+&redirect_url=https%3A%2F%2Fshop\.example%2Fprocess%2Fgo-pay%3ForderNo%3DCA1$/
    )
    expect([gateway.handoverMs('wechat-h5'), gateway.handoverMs('wechat-jsapi')]).toEqual([270_000, null])
  })

  test('the same order again is the same payment; with another sum WeChat Pay refuses it', async () => {
    const { gateway } = payments()
    const asked = order()
    const first = await gateway.open(asked)
    expect(await gateway.open(asked)).toBe(first)
    await expect(gateway.open({ ...asked, amountFen: 1 })).rejects.toThrow('INVALID_REQUEST')
  })

  test('an answer that is lost does no harm: asked again it is the same payment', async () => {
    const { gateway } = payments()
    const asked = order()
    fake.silentAfter.add('/transactions/jsapi')
    await expect(gateway.open(asked)).rejects.toThrow('did not answer')
    expect(await gateway.open(asked)).toBe(fake.payments.get(asked.merchantOrder)?.prepay)
  })

  test('an account that the merchant is not bound to, and JSAPI without a payer, are refused', async () => {
    const { gateway } = payments()
    await expect(gateway.open(order({ payer: null }))).rejects.toThrow('without a payer')
    fake.appids = [MINI.appId]
    await expect(gateway.open(order())).rejects.toThrow('APPID_MCHID_NOT_MATCH')
  })

  test('channels are those of the products that the merchant was given', () => {
    expect(payments({ WXPAY_CHANNELS: 'h5' }).gateway.channels).toEqual(['wechat-h5'])
  })
})

describe('answers', () => {
  test.each<[string, (said: Said) => Said]>([
    [
      'changed on the way',
      (said) => ({ ...said, body: said.body.replace('prepay_id":"wx', 'prepay_id":"wy') })
    ],
    ['without a signature', ({ body }) => ({ body })],
    [
      'of long ago',
      (said) => ({
        ...said,
        headers: { ...said.headers, 'wechatpay-timestamp': String(Math.floor(at / 1000) - 301) }
      })
    ]
  ])('%s are not believed', async (_about, tamper) => {
    const { gateway } = payments()
    fake.tamper = tamper
    await expect(gateway.open(order())).rejects.toThrow('wrong signature')
  })

  test('under the key of somebody else they are not believed', async () => {
    const { gateway } = payments()
    fake.answersBy = SIGNING.stranger
    await expect(gateway.open(order())).rejects.toThrow('wrong signature')
  })

  test('a request of an hour ago is refused by WeChat Pay, so the clock of the server has to be right', async () => {
    const { gateway } = payments()
    const slow = connectedAt(at - 3_600_000)
    await expect(slow.open(order())).rejects.toThrow('SIGN_ERROR')
    await expect(gateway.open(order())).resolves.toMatch(/^wx/)
  })
  const connectedAt = (time: number) => {
    const env = {
      ...WECHAT_ENV,
      ...WXPAY_ENV,
      PUBLIC_ORIGIN: 'https://shop.example',
      PROVIDER_ORIGINS: `wxpay=${origin}`
    }
    const loaded = loadConfig(env, '/srv')
    if (!loaded.ok) throw new Error('no config')
    return connectPayments(loaded.config, null, () => new Date(time)).gateway
  }
})

describe('query and close', () => {
  test('a payment waits, is paid, and then cannot be closed', async () => {
    const { gateway } = payments()
    const asked = order()
    await gateway.open(asked)
    expect(await gateway.query(asked)).toMatchObject({
      state: 'waiting',
      amountFen: 108_000,
      settledAt: null
    })
    const { transaction } = fake.pay(asked.merchantOrder)
    const paid = { state: 'paid', tradeNo: transaction, amountFen: 108_000, settledAt: now() }
    expect(await gateway.query(asked)).toEqual(paid)
    expect(await gateway.close(asked)).toEqual(paid)
  })

  test('one that waits is closed, once or twice; one that is not known is null', async () => {
    const { gateway } = payments()
    const asked = order()
    await gateway.open(asked)
    expect(await gateway.close(asked)).toMatchObject({ state: 'closed' })
    expect(await gateway.close(asked)).toMatchObject({ state: 'closed' })
    expect([await gateway.query(order()), await gateway.close(order())]).toEqual([null, null])
  })
})

describe('refund', () => {
  const paid = async () => {
    const { gateway, hear } = payments()
    const asked = order()
    await gateway.open(asked)
    fake.pay(asked.merchantOrder)
    const back = (refundNo: string, amountFen: number) =>
      gateway.refund({ ...asked, refundNo, amountFen, totalFen: 108_000 })
    return { gateway, hear, asked, back }
  }

  test.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'processing'],
    ['ABNORMAL', 'abnormal'],
    ['CLOSED', 'closed']
  ] as const)(
    '%s is told as it is, and asked for again under the same number it is the same',
    async (status, told) => {
      const { back } = await paid()
      fake.refundsAs = status
      const no = `RF20260520-${status}`
      expect([await back(no, 100), await back(no, 100)]).toEqual([told, told])
    }
  )

  test('above the rest, and under a used number with another sum, it is refused', async () => {
    const { back } = await paid()
    await back('RF20260520-a', 100_000)
    await expect(back('RF20260520-b', 8_001)).rejects.toThrow('INVALID_REQUEST')
    await expect(back('RF20260520-a', 1)).rejects.toThrow()
    expect(await back('RF20260520-c', 8_000)).toBe('done')
  })

  test('a lost answer does no harm', async () => {
    const { back } = await paid()
    fake.silentAfter.add('/refund/')
    await expect(back('RF20260520-d', 100)).rejects.toThrow('did not answer')
    expect(await back('RF20260520-d', 100)).toBe('done')
    expect([...fake.refunds.values()].filter(({ no }) => no === 'RF20260520-d')).toHaveLength(1)
  })

  test.each(['SUCCESS', 'ABNORMAL', 'CLOSED'] as const)('a notice of %s', async (status) => {
    const { back, hear, asked } = await paid()
    fake.refundsAs = 'PROCESSING'
    const no = `RF20260520-n${status}`
    await back(no, 700)
    const refund = { SUCCESS: 'done', ABNORMAL: 'abnormal', CLOSED: 'closed' }[status]
    expect(await hear(refundNotice(fake, fake.endRefund(no, status)))).toMatchObject({
      ...{ kind: 'refund', refundNo: no, merchantOrder: asked.merchantOrder, amountFen: 700, refund }
    })
  })
})

describe('notices', () => {
  const opened = async (env: Record<string, string> = {}) => {
    const { gateway, hear, door } = payments(env)
    const asked = order()
    await gateway.open(asked)
    return { hear, door, asked, payment: fake.pay(asked.merchantOrder) }
  }

  test('one of a payment says what was paid', async () => {
    const { hear, asked, payment } = await opened()
    expect(await hear(paidNotice(fake, payment, { id: 'n-1' }))).toEqual({
      ...{ noticeId: 'wechat:n-1', kind: 'paid', prepayId: null, refundNo: '', amountFen: 108_000 },
      ...{ merchantOrder: asked.merchantOrder, tradeNo: payment.transaction, settledAt: at }
    })
  })

  test('WeChat Pay chooses between both keys while a merchant changes from certificates to its public key', async () => {
    const { hear, payment } = await opened(PUBLIC_KEY_ENV)
    for (const key of [SIGNING.publicKey, SIGNING.platform])
      expect(await hear(paidNotice(fake, payment, { key }))).toMatchObject({ kind: 'paid' })
  })

  test('a merchant with the public key alone is refused certificates, and hears notices all the same', async () => {
    fake.certificates = []
    const { hear, payment } = await opened(PUBLIC_KEY_ENV)
    expect(await hear(paidNotice(fake, payment, { key: SIGNING.publicKey }))).toMatchObject({ kind: 'paid' })
    expect(await hear(paidNotice(fake, payment, { key: SIGNING.platform }))).toBe('forged')
  })

  test('a new certificate is fetched when its first notice comes; forged serials are not asked about over and over', async () => {
    const { hear, payment } = await opened()
    fake.certificates = [SIGNING.platform, SIGNING.nextPlatform]
    at += 60_001
    expect(await hear(paidNotice(fake, payment, { key: SIGNING.nextPlatform }))).toMatchObject({
      kind: 'paid'
    })
    const before = fake.asked.length
    for (let n = 0; n < 5; n += 1)
      expect(await hear(paidNotice(fake, payment, { key: SIGNING.stranger }))).toBe('forged')
    expect(fake.asked.length - before).toBeLessThanOrEqual(1)
  })

  test('a certificate in whose answer somebody else’s signature stands is not taken', async () => {
    const { hear, payment } = await opened()
    fake.certificates = [SIGNING.stranger]
    fake.answersBy = SIGNING.platform
    at += 60_001
    expect(await hear(paidNotice(fake, payment, { key: SIGNING.stranger }))).toBe('forged')
  })

  test.each<[string, (sent: Sent) => Sent]>([
    ['a probe', probe],
    ['a body with a byte changed', (sent) => ({ ...sent, payload: sent.payload.replace('通知', '通告') })],
    ['a body with a space more', (sent) => ({ ...sent, payload: `${sent.payload} ` })],
    ['no headers', (sent) => ({ ...sent, headers: {} })]
  ])('%s is refused with 401', async (_about, change) => {
    const { hear, door, payment } = await opened()
    expect(await hear(change(paidNotice(fake, payment)))).toBe('forged')
    expect(door.refused.status).toBe(401)
  })

  test.each([
    ['one that is older than five minutes', { ageMs: 301_000 }, 'forged'],
    ['one of just below five minutes', { ageMs: 299_000 }, 'paid'],
    ['one from the future', { ageMs: -301_000 }, 'forged'],
    ['one of another merchant', { changes: { mchid: '1900000110' } }, 'forged'],
    ['one of another account', { changes: { appid: 'wx00000000000000ff' } }, 'forged'],
    ['one that another key sealed', { apiKey: 'x'.repeat(32) }, 'forged']
  ] as const)('%s', async (_about, how, expected) => {
    const { hear, payment } = await opened()
    const heard = await hear(paidNotice(fake, payment, how))
    expect(typeof heard === 'string' ? heard : heard.kind).toBe(expected)
  })
})
