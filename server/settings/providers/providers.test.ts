/** Each provider is a complete set of settings or absent; what is wrong ends the start with every variable named. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../config'
import keys from '../../testing/providers/keys.json'
import { WECHAT_ENV } from '../../testing/providers/wechat'

const ORIGIN = { PUBLIC_ORIGIN: 'https://shop.example' }
const WXPAY = {
  WXPAY_MCH_ID: '1900000109',
  WXPAY_CERT: keys.merchant.certificate,
  WXPAY_KEY: keys.merchant.key,
  WXPAY_API_KEY: '0123456789abcdef0123456789abcdef',
  WXPAY_CHANNELS: 'jsapi,h5,mini'
}
const ALIPAY = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: keys.alipayApp.key,
  ALIPAY_PUBLIC_KEY: keys.alipay.publicKey
}
const WHOLE = { ...ORIGIN, ...WECHAT_ENV, ...WXPAY, ...ALIPAY }

const load = (env: Record<string, string | undefined>) => loadConfig(env, '/srv')
function problemsOf(env: Record<string, string | undefined>): string[] {
  const loaded = load(env)
  return loaded.ok ? [] : loaded.problems
}
function providersOf(env: Record<string, string | undefined>) {
  const loaded = load(env)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config.providers
}

test('without settings there is no provider, and nothing is wrong', () => {
  expect(providersOf({})).toMatchObject({
    wechat: { site: null, mini: null, openAppId: null },
    wechatPay: null,
    alipay: null
  })
})

test('whole sets are read, and notices come to the site unless another address is said', () => {
  const { wechatPay, alipay } = providersOf(WHOLE)
  expect(wechatPay).toMatchObject({
    mchId: '1900000109',
    serial: expect.stringMatching(/^[0-9A-F]{30,40}$/),
    appIds: { jsapi: WECHAT_ENV.WX_APP_ID, h5: WECHAT_ENV.WX_APP_ID, mini: WECHAT_ENV.WX_MINI_APP_ID },
    publicKey: null,
    notifyUrl: 'https://shop.example/api/pay/notify/wechat'
  })
  expect(alipay).toMatchObject({ notifyUrl: 'https://shop.example/api/pay/notify/alipay' })
  const elsewhere = providersOf({ ...WHOLE, WXPAY_NOTIFY_URL: 'https://pay.example/wx' })
  expect(elsewhere.wechatPay?.notifyUrl).toBe('https://pay.example/wx')
})

test('a key may be a path, hold \\n for its lines, or come without its frame as Alipay’s tool gives it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const file = join(folder, 'apiclient_key.pem')
  writeFileSync(file, keys.merchant.key)
  const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\n/g, '')
  const read = providersOf({
    ...WHOLE,
    WXPAY_KEY: file,
    WXPAY_CERT: keys.merchant.certificate.replaceAll('\n', '\\n'),
    ALIPAY_PRIVATE_KEY: bare(keys.alipayApp.key),
    ALIPAY_PUBLIC_KEY: bare(keys.alipay.publicKey)
  })
  rmSync(folder, { recursive: true })
  expect([read.wechatPay, read.alipay]).toEqual([expect.anything(), expect.anything()])
})

test.each<[string, Record<string, string | undefined>, RegExp]>([
  [
    'half of the site’s account',
    { WX_APP_SECRET: undefined },
    /^微信公众号的设置不完整，还缺 WX_APP_SECRET；/
  ],
  [
    'half of the mini-program’s',
    { WX_MINI_APP_SECRET: '' },
    /^微信小程序的设置不完整，还缺 WX_MINI_APP_SECRET；/
  ],
  ['an app id that is none', { WX_APP_ID: 'shop' }, /^WX_APP_ID 应为微信的 AppID/],
  [
    'half of WeChat Pay’s',
    { WXPAY_CERT: undefined, WXPAY_API_KEY: undefined },
    /^微信支付的设置不完整，还缺 WXPAY_CERT、WXPAY_API_KEY；/
  ],
  [
    'a notify address of a merchant that there is not',
    { ...blank(WXPAY), WXPAY_NOTIFY_URL: 'https://a.example/x' },
    /^微信支付的设置不完整，还缺 WXPAY_MCH_ID、/
  ],
  ['a merchant that is a word', { WXPAY_MCH_ID: 'shop' }, /^WXPAY_MCH_ID 应为微信支付的商户号/],
  ['an APIv3 key that is too short', { WXPAY_API_KEY: 'short' }, /^WXPAY_API_KEY 应为 32 字节的 APIv3 密钥/],
  [
    'a private key that does not parse',
    { WXPAY_KEY: '-----BEGIN PRIVATE KEY-----\nx' },
    /^WXPAY_KEY 应为 2048 位/
  ],
  ['a key of 1024 bits', { WXPAY_KEY: keys.weak.key }, /^WXPAY_KEY 应为 2048 位/],
  [
    'a path at which there is nothing',
    { WXPAY_KEY: '/nowhere/key.pem' },
    /^WXPAY_KEY 应为密钥或证书，而文件 \/nowhere\/key.pem 不存在/
  ],
  ['a path that cannot be read', { WXPAY_CERT: '/tmp' }, /^WXPAY_CERT 应为密钥.+文件 \/tmp 读不了（EISDIR）/],
  ['a certificate that does not parse', { WXPAY_CERT: 'x' }, /^WXPAY_CERT 应为证书/],
  [
    'a certificate of another key',
    { WXPAY_CERT: keys.stranger.certificate },
    /^WXPAY_CERT 和 WXPAY_KEY 不是一对/
  ],
  ['a product that there is not', { WXPAY_CHANNELS: 'jsapi,native' }, /^WXPAY_CHANNELS 应为 jsapi、h5/],
  [
    'a product without its account',
    { WXPAY_CHANNELS: 'app' },
    /^WXPAY_CHANNELS 里有 app，还缺 WX_OPEN_APP_ID/
  ],
  [
    'WeChat Pay’s public key without its id',
    { WXPAY_PUBLIC_KEY: keys.wechatPay.publicKey },
    /^微信支付公钥的设置不完整，还缺 WXPAY_PUBLIC_KEY_ID；/
  ],
  [
    'a certificate in place of the public key',
    { WXPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0123456789', WXPAY_PUBLIC_KEY: keys.platform.certificate },
    /^WXPAY_PUBLIC_KEY 应为 2048 位以上的 RSA 公钥/
  ],
  [
    'a notify address without https',
    { WXPAY_NOTIFY_URL: 'http://a.example/x' },
    /^WXPAY_NOTIFY_URL 应为以 https/
  ],
  ['one with a query', { ALIPAY_NOTIFY_URL: 'https://a.example/x?y=1' }, /^ALIPAY_NOTIFY_URL 应为以 https/],
  ['half of Alipay’s', { ALIPAY_SELLER_ID: undefined }, /^支付宝的设置不完整，还缺 ALIPAY_SELLER_ID；/],
  [
    'the app’s own public key for Alipay’s',
    { ALIPAY_PUBLIC_KEY: keys.alipayApp.publicKey },
    /^ALIPAY_PUBLIC_KEY 是应用自己/
  ],
  ['a name that is none', { ALIPAY_APPID: 'x' }, /^没有设置 ALIPAY_APPID/]
])('%s is told by name, and alone', (_about, changes, told) => {
  const problems = problemsOf({ ...WHOLE, ...changes })
  expect(problems).toEqual([expect.stringMatching(told)])
})

function blank(names: object): Record<string, undefined> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, undefined]))
}

test('a site over http takes no notices of either', () => {
  expect(problemsOf({ ...WHOLE, PUBLIC_ORIGIN: 'http://shop.example' })).toEqual([
    expect.stringMatching(/^WXPAY_NOTIFY_URL 应为以 https/),
    expect.stringMatching(/^ALIPAY_NOTIFY_URL 应为以 https/)
  ])
})

test('all of it is told together, and no secret is repeated', () => {
  const problems = problemsOf({
    ...WHOLE,
    WX_APP_SECRET: 'hunter2',
    WXPAY_API_KEY: 'hunter2',
    ALIPAY_PRIVATE_KEY: 'hunter2'
  })
  expect(problems).toHaveLength(3)
  expect(problems.join('\n')).not.toContain('hunter2')
})

describe('production', () => {
  const production = { ...ORIGIN, NODE_ENV: 'production' }
  test('does not start without anybody who takes money, and names what to set', () => {
    expect(problemsOf(production)).toEqual([
      expect.stringMatching(/WXPAY_MCH_ID、WXPAY_CERT、WXPAY_KEY、.*ALIPAY_APP_ID、.*WITHOUT_PAYMENT=1/)
    ])
  })
  test.each<[string, Record<string, string>]>([
    ['Alipay alone', ALIPAY],
    ['WeChat Pay alone', { ...WECHAT_ENV, ...WXPAY }],
    ['none, as a shop that takes no money', { WITHOUT_PAYMENT: '1' }]
  ])('starts with %s', (_about, env) => expect(problemsOf({ ...production, ...env })).toEqual([]))

  test('an operator’s command needs nobody who takes money', () => {
    expect(loadConfig(production, '/srv', false).ok).toBe(true)
  })
  test('asks nobody but the real providers', () => {
    const env = { ...production, ...ALIPAY, PROVIDER_ORIGINS: 'alipay=http://127.0.0.1:1' }
    expect(problemsOf(env)).toEqual([expect.stringMatching(/PROVIDER_ORIGINS/)])
  })
})
