/** Login codes by two providers behind one type, by their own libraries against a stand-in that checks what they sign. */
import { ErrorCode } from '@/contract/errors'
import { loadConfig } from '../config'
import { sendSms } from '../account/sms'
import { ALIYUN_ENV, FakeSms, TENCENT_ENV } from '../testing/providers/sms'
import { smsProviders } from './provider'

const fake = new FakeSms()
let origin = ''
beforeAll(async () => {
  origin = await fake.start()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.sent.length = 0
  fake.limited.clear()
  fake.away.clear()
})

const logged: object[] = []
const note = (fields: object) => void logged.push(fields)
const log = { info: note, warn: note, error: note }
function configOf(env: Record<string, string>) {
  const loaded = loadConfig(
    { ...env, PROVIDER_ORIGINS: `sms-aliyun=${origin},sms-tencent=${origin}` },
    '/srv'
  )
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}
const send = (env: Record<string, string>, phone = '13800000001') =>
  sendSms({ config: configOf(env), log }, phone, '123456')
const BOTH = { ...ALIYUN_ENV, ...TENCENT_ENV }

test.each([
  ['aliyun', ALIYUN_ENV],
  ['tencent', TENCENT_ENV]
] as const)('%s sends the code to the number', async (by, env) => {
  await send(env)
  expect(fake.sent).toEqual([{ by, phone: '13800000001', code: '123456' }])
})

test('with both the second is asked where the first fails, and not where it succeeds', async () => {
  await send(BOTH)
  fake.away.add('aliyun')
  await send(BOTH)
  expect(fake.sent.map(({ by }) => by)).toEqual(['aliyun', 'tencent'])
})

test.each([
  ['aliyun', ALIYUN_ENV],
  ['tencent', TENCENT_ENV],
  ['both', BOTH]
] as const)(
  'what a provider holds back for the number is told, and no other one sends it: %s',
  async (_by, env) => {
    fake.limited.add('13800000002')
    await expect(send(env, '13800000002')).rejects.toMatchObject({
      code: ErrorCode.tooManyRequests,
      message: expect.stringMatching(/运营商暂停发送/)
    })
    expect(fake.sent).toEqual([])
  }
)

test.each([
  ['a secret that is wrong', { ...ALIYUN_ENV, SMS_ALIYUN_KEY_SECRET: 'wrong' }],
  ['a signature that is not registered', { ...ALIYUN_ENV, SMS_ALIYUN_SIGN: '别家' }],
  ['the same of the other', { ...TENCENT_ENV, SMS_TENCENT_KEY_SECRET: 'wrong' }],
  ['an app of somebody else', { ...TENCENT_ENV, SMS_TENCENT_APP: '1400000002' }]
])('with %s nothing is sent, and the customer reads so', async (_about, env) => {
  await expect(send(env)).rejects.toMatchObject({
    code: ErrorCode.business,
    message: '短信发送失败，请稍后再试'
  })
  expect(fake.sent).toEqual([])
})

test('no log has the number or the code', () => {
  expect(JSON.stringify(logged)).not.toMatch(/1380000000|123456/)
})

test('half a set of either ends the start', () => {
  const { SMS_ALIYUN_SIGN: _sign, ...half } = ALIYUN_ENV
  const loaded = loadConfig({ ...half }, '/srv')
  expect(loaded.ok ? [] : loaded.problems).toEqual([
    expect.stringMatching(/^阿里云短信的设置不完整，还缺 SMS_ALIYUN_SIGN；/)
  ])
  expect(smsProviders(configOf(BOTH)).map(({ name }) => name)).toEqual(['aliyun', 'tencent'])
})
