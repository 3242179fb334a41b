/**
 * Whether a backend answers as the site and the mini-program need: what a guest and a user read, how calls are refused, sealed, signed and
 * repeated, and an order's way where one is named. It reads, logs in, and cancels the one order that it places.
 */
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { keysOf } from '@/domain/keys-of'
import { jsonSchemaOf } from '../../server/http/openapi/json-schema'
import { schemas } from '@/contract/schemas'
import type { WireRequest } from '../../server/testing/caller'
import { Broken, Skipped, type Send, type Shop, type Who } from './shop'

export interface Check {
  readonly what: string
  run(shop: Shop): Promise<unknown>
}

export interface Options extends Who {
  /** Goods that may be ordered once. */
  readonly goods: { readonly productCode: string; readonly skuId: string } | null
}

/** They need input by a rule over several fields, their answers are files, or they are another server's. */
const NOT_READ: readonly EndpointName[] = [
  'city.convert',
  'account.export',
  'auth.wxTokenVerify',
  'bank.params',
  'partner.mall'
]

/** Calls that change nothing and need no input. */
const reads = (auth: readonly EndpointMeta['auth'][]): EndpointName[] =>
  keysOf(catalogue).filter((name) => {
    const row: EndpointMeta = catalogue[name]
    if (row.changes || row.signed || !auth.includes(row.auth) || NOT_READ.includes(name)) return false
    return (jsonSchemaOf(schemas[name].input, 'input').required ?? []).length === 0
  })

const read = (name: EndpointName): Check => ({
  what: `${name} answers`,
  run: (shop) => shop.ask(name, {} as never)
})

const GUEST: readonly EndpointName[] = reads(['none', 'optional'])
const USER: readonly EndpointName[] = reads(['user'])

/** A product that can be booked at a branch on a day. */
async function bookable(shop: Shop) {
  const cities = await shop.ask('city.list', {})
  for (const { productCode, kind } of (await shop.ask('product.list', {})).list) {
    if (kind !== 'checkup') continue
    for (const { cityCode } of cities.flatMap(({ cityList }) => cityList).slice(0, 5)) {
      const days = (await shop.ask('booking.list', { productCode, cityCode })).flatMap(
        ({ bookingDetailList }) => bookingDetailList
      )
      for (const { bookingableDate: rtime, hospitalInfo } of days) {
        const branch = hospitalInfo.find(({ free }) => free)
        if (branch) return { productCode, orgCode: branch.orgCode, rtime }
      }
    }
  }
  throw new Skipped('no checkup that could be booked')
}

const DIGEST = /.{4}$/
/** Another character near the end of an envelope or a signature. */
const spoiled = (text: string) => text.replace(DIGEST, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'))

/** Sends what `change` makes of a request. */
const changed =
  (send: Send, change: (request: WireRequest) => WireRequest): Send =>
  (request) =>
    send(change(request))

const BAD = [ErrorCode.badParameter]
const quoteOf = async (shop: Shop) => ({ ...(await bookable(shop)), customAddPackage: [] })

const FORM: readonly Check[] = [
  {
    what: 'an unknown call is answered in the form of the others',
    async run(shop) {
      const answer = await shop.send({ method: 'GET', url: '/api/no/such/call', headers: {} })
      const { code, message } = answer.json<{ code?: unknown; message?: unknown }>()
      if (code !== ErrorCode.notFound || typeof message !== 'string')
        throw new Broken(`it answered ${answer.statusCode} with code ${String(code)}`)
    }
  },
  {
    what: 'a call of a user is refused to a guest, and to a token that is none',
    async run(shop) {
      const over = [ErrorCode.tokenInvalid]
      await shop.refuses('message.unread', {}, over)
      await shop.refuses('message.unread', {}, over, { token: 'no-token-of-anybody-000000' })
    }
  },
  {
    what: 'wrong input is refused with 20001 and a word',
    run: (shop) => shop.refuses('auth.sendCode', { mobile: '123' }, BAD)
  },
  {
    what: 'a field that is missing is refused, and none too many',
    run: (shop) => shop.refuses('product.search', {}, BAD)
  },
  {
    what: 'the mini-program’s form of a call is the same call',
    run: (shop) => shop.ask('city.list', {}, { prefix: '/wxappapi' })
  }
]

const SHELF: readonly Check[] = [
  {
    what: 'a product of the list has its page',
    async run(shop) {
      const [product] = (await shop.ask('product.list', {})).list
      if (!product) throw new Skipped('no product')
      await shop.ask('product.detail', { type: product.kind, id: product.productCode })
    }
  },
  {
    what: 'a branch of the list has its page',
    async run(shop) {
      const [branch] = await shop.ask('hospital.list', {})
      if (!branch) throw new Skipped('no branch')
      await shop.ask('hospital.detail', { id: branch.orgCode })
    }
  },
  {
    what: 'a checkup has branches, days, times and add-ons',
    async run(shop) {
      const { productCode, orgCode, rtime } = await bookable(shop)
      const [city] = (await shop.ask('city.list', {})).flatMap(({ cityList }) => cityList)
      await shop.ask('booking.calendar', { productCode, cityCode: city?.cityCode ?? '' })
      await shop.ask('booking.timespans', { productCode, hospId: orgCode, regDate: rtime })
      await shop.ask('addon.packages', { productCode, orgCode })
    }
  }
]

const login = ({ phone, code }: Who): Check => ({
  what: 'a code by SMS logs in',
  async run(shop) {
    const told = code ?? (await shop.ask('auth.sendCode', { mobile: phone })).demoCode
    if (told === undefined)
      throw new Skipped('the code is not told: --code, or --token with --kid and --secret')
    shop.logged(await shop.ask('auth.login', { mobile: phone, code: told }))
  }
})

const SEALED: readonly Check[] = [
  {
    what: 'a sealed call that was changed on the way is refused',
    run: (shop) => shop.refuses('contacts.list', {}, BAD, { session: shop.session }, spoiledBody(shop.send))
  },
  {
    what: 'an envelope serves the call that it was made for alone',
    run: (shop) =>
      shop.refuses(
        'contacts.list',
        {},
        BAD,
        { session: shop.session },
        changed(shop.send, (request) => ({
          ...request,
          url: `/api${catalogue['address.list'].path}`
        }))
      )
  },
  {
    what: 'a sealed call in plain is refused',
    run: (shop) =>
      shop.refuses(
        'contacts.list',
        {},
        BAD,
        { session: shop.session },
        changed(shop.send, (request) => ({ ...request, payload: '{}' }))
      )
  }
]

const spoiledBody = (send: Send): Send =>
  changed(send, (request) => {
    const { req = '' } = JSON.parse(request.payload ?? '{}') as { req?: string }
    return { ...request, payload: JSON.stringify({ req: spoiled(req) }) }
  })

const SIGNED: readonly Check[] = [
  {
    what: 'a signed call is answered',
    run: async (shop) => shop.ask('addon.quote', await quoteOf(shop))
  },
  {
    what: 'one without a true signature is refused',
    async run(shop) {
      const wrong = changed(shop.send, (request) => ({
        ...request,
        headers: { ...request.headers, signature: spoiled(request.headers['signature'] ?? 'AAAA') }
      }))
      await shop.refuses('addon.quote', await quoteOf(shop), BAD, { session: shop.session }, wrong)
    }
  },
  {
    what: 'one whose body was changed is refused',
    async run(shop) {
      const other = changed(shop.send, (request) => ({ ...request, payload: `${request.payload ?? ''} ` }))
      await shop.refuses('addon.quote', await quoteOf(shop), BAD, { session: shop.session }, other)
    }
  },
  {
    what: 'one that comes a second time is refused',
    async run(shop) {
      const twice: Send = async (request) => {
        await shop.send(request)
        return shop.send(request)
      }
      await shop.refuses('addon.quote', await quoteOf(shop), BAD, { session: shop.session }, twice)
    }
  }
]

/** Far from Beijing, to whom goods of a test are never sent: the order is cancelled unpaid. */
const RECIPIENT = {
  ...{ receiveName: '接口测试', receivePhone: '13800000007' },
  ...{ receiveCity: '四川省-成都市-武侯区', receiveAddress: '接口测试，请勿发货' }
}

const order = (goods: NonNullable<Options['goods']>): Check => ({
  what: 'an order is placed once for its key, shown, and cancelled',
  async run(shop) {
    const once = { idempotencyKey: `contract-${Date.now()}` }
    const input = { ...RECIPIENT, ...goods, quantity: 1 }
    const [first] = await shop.ask('order.completeGoods', input, once)
    const [again] = await shop.ask('order.completeGoods', input, once)
    if (!first || first.orderNum !== again?.orderNum) throw new Broken('the same key places another order')
    const { orderNum: id } = first
    const other = { ...input, quantity: 2 }
    await shop.refuses('order.completeGoods', other, [ErrorCode.duplicateOrder], {
      session: shop.session,
      ...once
    })
    const { orderNum, orderStatus } = await shop.ask('order.detail', { id })
    if (orderNum !== id || orderStatus !== 0) throw new Broken('a new order does not wait for its payment')
    await shop.ask('order.cancel', { id })
    const { orderStatus: then } = await shop.ask('order.statusCheck', { id })
    if (then !== 80) throw new Broken(`a cancelled order has the status ${then}`)
  }
})

const leave: Check = {
  what: 'who logs out is nobody afterwards',
  async run(shop) {
    const { session } = shop
    await shop.ask('auth.logout', {}, { session })
    await shop.refuses('message.unread', {}, [ErrorCode.tokenInvalid], { session })
  }
}

export const suite = (options: Options): readonly Check[] => [
  ...FORM,
  ...GUEST.map(read),
  ...SHELF,
  login(options),
  ...USER.map(read),
  ...SEALED,
  ...SIGNED,
  ...(options.goods ? [order(options.goods)] : []),
  leave
]

export interface Outcome {
  readonly what: string
  readonly state: 'held' | 'broken' | 'skipped'
  readonly note: string
}

/** One after another, as later checks need what earlier ones have learnt. */
export async function runSuite(
  shop: Shop,
  options: Options,
  told: (outcome: Outcome) => void
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { what, run } of suite(options)) {
    const outcome = await run(shop).then(
      (): Outcome => ({ what, state: 'held', note: '' }),
      (error: unknown): Outcome => ({
        ...{ what, state: error instanceof Skipped ? 'skipped' : 'broken' },
        note: error instanceof Error ? error.message : String(error)
      })
    )
    outcomes.push(outcome)
    told(outcome)
  }
  return outcomes
}
