import assert from 'node:assert/strict'
import { desc, eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../server/db/client'
import { ALIPAY_ENV, FakeAlipay } from '../../../server/testing/providers/alipay'
import { serveProvider, type Asked, type Said } from '../../../server/testing/providers/serve'
import { alipayTill, wechatTill, type Till } from '../../../server/testing/providers/tills'
import { FakeWechat, MINI, SITE, WECHAT_ENV } from '../../../server/testing/providers/wechat'
import { FakeWechatPay } from '../../../server/testing/providers/wechat-pay'
import { WXPAY_ENV } from '../../../server/testing/providers/wechat-pay-keys'
import type { Sent } from '../../../server/testing/providers/wechat-pay-notices'
import { startLocalServer, tables, type LocalServer } from './local-server'

/** Where providers would post; providers take https alone, so that the fakes' notices are brought by the journey. */
const NOTICES = {
  WXPAY_NOTIFY_URL: 'https://shop.example/api/pay/notify/wechat',
  ALIPAY_NOTIFY_URL: 'https://shop.example/api/pay/notify/alipay'
}
const PAYER = 'page-ann'

export type ProviderChannel = 'wechat-h5' | 'wechat-jsapi' | 'wechat-mini' | 'alipay'

/** A shop whose money is taken by providers' fakes, beside what a payer does there. */
export interface ShopWithProviders {
  readonly server: LocalServer
  till(channel: ProviderChannel): Till
  /** What the payer was handed over for the last time. */
  lastTry(): Promise<string>
  /** The provider tells; its answer is the one that ends its repetitions. */
  tell(till: Till, sent: Sent): Promise<void>
  /** The last refund's number at the provider. */
  lastRefund(): Promise<Record<'gatewayNo' | 'refundNo' | 'state', string>>
  /** In fen, of the last try's pay order: what the books have of the provider. */
  bookedFen(): Promise<number>
  close(): Promise<void>
}

/** WeChat's page that says who reads: it asks nobody, and leads back with a code that serves once. */
function readerPage() {
  let count = 0
  return ({ path, query }: Asked): Said => {
    const back = query.get('redirect_uri') ?? ''
    if (path !== '/connect/oauth2/authorize' || query.get('appid') !== SITE.appId || !URL.canParse(back))
      return { status: 400, body: '{}' }
    const to = new URL(back)
    to.searchParams.set('code', `${PAYER}-${(count += 1)}`)
    to.searchParams.set('state', query.get('state') ?? '')
    return { status: 302, headers: { location: to.href }, body: '' }
  }
}

export async function startShopWithProviders(): Promise<ShopWithProviders> {
  let now = () => Date.now()
  const [wxpay, wechat, alipay] = [
    new FakeWechatPay(() => now()),
    new FakeWechat(() => now()),
    new FakeAlipay(() => now())
  ]
  wxpay.appids = [SITE.appId, MINI.appId]
  const pages = await serveProvider(readerPage())
  const origins = {
    ...{ wechat: await wechat.start(), wxpay: await wxpay.start(), alipay: await alipay.start() },
    'wechat-open': pages.origin
  }
  const PROVIDER_ORIGINS = Object.entries(origins)
    .map(([name, origin]) => `${name}=${origin}`)
    .join()
  const server = await startLocalServer(0, {
    ...{ ...WECHAT_ENV, ...WXPAY_ENV, ...ALIPAY_ENV, ...NOTICES, PROVIDER_ORIGINS }
  })
  now = () => server.now().getTime()
  const { payments, refundTransactions } = tables
  const lastPayment = async () => {
    const [row] = await server.db.select().from(payments).orderBy(desc(payments.createdAt)).limit(1)
    assert.ok(row, 'nobody has tried to pay')
    return row
  }
  return {
    server,
    till: (channel) => (channel === 'alipay' ? alipayTill(alipay) : wechatTill(wxpay, channel)),
    lastTry: async () => (await lastPayment()).id,
    async tell({ door, taken }, { headers, payload }) {
      const answer = await fetch(server.origin + door, { method: 'POST', headers, body: payload })
      assert.deepEqual([answer.status, await answer.text()], [200, taken])
    },
    async lastRefund() {
      const { id } = await lastPayment()
      const [row] = await server.db
        .select()
        .from(refundTransactions)
        .where(eq(refundTransactions.paymentId, id))
        .limit(1)
      assert.ok(row, 'nothing goes back')
      return row
    },
    async bookedFen() {
      const { payOrderNum } = await lastPayment()
      const rows = await rowsOf<{ fen: number }>(
        server.db,
        sql`select coalesce(sum(amount_fen), 0)::int as fen from transfers
            where from_account like 'gateway%' and to_account = ${`pay:${payOrderNum}`}`
      )
      return rows[0]?.fen ?? 0
    },
    async close() {
      await server.close()
      await Promise.all([wxpay.stop(), wechat.stop(), alipay.stop(), pages.close()])
    }
  }
}
