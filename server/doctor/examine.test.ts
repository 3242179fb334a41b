/** Which doors are open, and what providers say to the configuration, in an operator's words. */
import { loadConfig } from '../config'
import keys from '../testing/providers/keys.json'
import { ALIPAY_ENV, FakeAlipay } from '../testing/providers/alipay'
import { json } from '../testing/providers/serve'
import { FakeWechat, WECHAT_ENV } from '../testing/providers/wechat'
import { FakeWechatPay } from '../testing/providers/wechat-pay'
import { WXPAY_ENV } from '../testing/providers/wechat-pay-keys'
import { createRedis, hasRedis } from '../testing/private-redis'
import { askProviders, doorsOf, written } from './examine'

const now = () => new Date()
const wxpay = new FakeWechatPay(() => Date.now())
const alipay = new FakeAlipay(() => Date.now())
const wechat = new FakeWechat(() => Date.now())
let origins = ''
beforeAll(async () => {
  origins = `wxpay=${await wxpay.start()},alipay=${await alipay.start()},wechat=${await wechat.start()}`
})
afterAll(() => Promise.all([wxpay.stop(), alipay.stop(), wechat.stop()]))

const ALL = { ...WECHAT_ENV, ...WXPAY_ENV, ...ALIPAY_ENV, PUBLIC_ORIGIN: 'https://shop.example' }
function configOf(env: Record<string, string>) {
  const loaded = loadConfig({ ...env, PROVIDER_ORIGINS: origins }, '/srv')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}
const asked = async (env: Record<string, string> = ALL) =>
  Object.fromEntries(
    (await askProviders(configOf(env), now)).map(({ what, state, note }) => [what, [state, note]])
  )

test('the doors of the demo, and of a shop with everything', () => {
  const demo = written(doorsOf(configOf({}), now))
  expect(demo).toContain('未设置  支付宝：演示收银台')
  expect(demo).toContain('开通  短信验证码：演示')
  const whole = written(doorsOf(configOf(ALL), now))
  for (const line of [
    '开通  微信支付（微信内）\n',
    '开通  微信支付（小程序）\n',
    '开通  支付宝\n',
    '未设置  微信支付（App）'
  ])
    expect(whole).toContain(line)
})

test('all providers are asked, and answer', async () => {
  expect(Object.values(await asked())).toEqual(Array.from({ length: 4 }, () => ['open', '已询问，设置有效']))
})

test('in production nobody can log in without SMS, which is told as a fault', () => {
  const settings = { NODE_ENV: 'production', DATA_KEY: Buffer.alloc(32, 1).toString('base64') }
  const alone = { PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' }
  const loaded = loadConfig({ ...settings, ...alone }, '/srv')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const sms = doorsOf(loaded.config, now).find(({ what }) => what === '短信验证码')
  expect(sms).toEqual({
    what: '短信验证码',
    state: 'ill',
    note: expect.stringContaining('没有人能收到登录验证码')
  })
})

test('a database that nobody reaches is told', async () => {
  expect(await asked({ DATABASE_URL: 'postgres://shop:word@127.0.0.1:1/shop' })).toEqual({
    数据库: ['ill', expect.stringContaining('连不上 DATABASE_URL 的数据库（ECONNREFUSED）')]
  })
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
onPostgres('a database that answers, with what is to be done there', async () => {
  const found = await asked({ DATABASE_URL: String(process.env['TEST_DATABASE_URL']) })
  expect(found).toEqual({ 数据库: ['open', expect.stringMatching(/还缺 \d+ 个迁移：.*npm run migrate/)] })
})

test('nobody is asked where nobody is configured', async () => {
  expect(await asked({})).toEqual({})
})

test.each<[string, Record<string, string>, string, RegExp]>([
  ['a secret of another account', { WX_APP_SECRET: 'f'.repeat(32) }, '微信公众号', /AppSecret 不符/],
  [
    'the keys of another merchant',
    { WXPAY_CERT: keys.stranger.certificate, WXPAY_KEY: keys.stranger.key },
    '微信支付',
    /不认签名/
  ],
  ['an app that Alipay does not know', { ALIPAY_APP_ID: '2021000000000009' }, '支付宝', /没有回应|拒绝了/]
])('%s is told', async (_about, changes, what, note) => {
  const found = await asked({ ...ALL, ...changes })
  expect(found[what]).toEqual(['ill', expect.stringMatching(note)])
})

test('an address that WeChat does not list, and silence, are told', async () => {
  wechat.once.set('/cgi-bin/stable_token', json({ errcode: 40164, errmsg: 'invalid ip' }))
  wxpay.silentAfter.add('/out-trade-no/')
  const found = await asked()
  expect(found['微信支付']).toEqual(['ill', expect.stringMatching(/没有回应/)])
  expect(JSON.stringify(found)).toContain('白名单')
})

test.each<[string, readonly string[], ['open' | 'ill', RegExp]]>([
  ['that is not there', [], ['ill', /没有这个模板/]],
  ['with other fields', ['thing1', 'time2'], ['ill', /字段是 thing1\/time2/]],
  ['with the fields of WX_TEMPLATE_FIELDS, in any order', ['phrase2', 'thing1'], ['open', /有效/]]
])('a template of messages %s', async (_about, fields, [state, note]) => {
  wechat.subscriptions.templates.clear()
  if (fields.length > 0) wechat.subscriptions.templates.set('T-visit', fields)
  const settings = { WX_TEMPLATES: 'visit=T-visit', WX_TEMPLATE_FIELDS: 'visit=thing1/phrase2' }
  const found = await asked({ ...ALL, ...settings })
  expect(found['微信小程序']).toEqual([state, expect.stringMatching(note)])
})

test('a certificate that has run out or soon will is told before it hurts', async () => {
  const config = configOf(ALL)
  const until = config.providers.wechatPay?.certificateUntil ?? new Date()
  const heard = async (at: number) =>
    (await askProviders(config, () => new Date(at))).find(({ what }) => what === '微信支付')
  expect(await heard(until.getTime() + 1)).toMatchObject({
    state: 'ill',
    note: expect.stringMatching(/已失效/)
  })
})

test('a Redis that does not answer is told', async () => {
  const found = await asked({ REDIS_URL: 'redis://127.0.0.1:1/0' })
  expect(found).toEqual({ 'Redis（调用次数的限制）': ['ill', expect.stringMatching(/没有回应/)] })
})

const withRedis = hasRedis() ? test : test.skip
withRedis('a Redis that answers, and one that knows another password', async () => {
  const redis = await createRedis()
  const what = 'Redis（调用次数的限制）'
  expect(await asked({ REDIS_URL: redis.url })).toEqual({ [what]: ['open', '已询问，设置有效'] })
  const wrong = redis.url.replace(/:[^:@]+@/, ':another@')
  expect(await asked({ REDIS_URL: wrong })).toEqual({ [what]: ['ill', expect.stringMatching(/不让登录/)] })
  await redis.kill()
})
