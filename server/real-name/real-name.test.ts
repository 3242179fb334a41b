/** A name and an ID number are asked of an authority, by the provider's library against a stand-in that checks what it signs. */
import { ErrorCode } from '@/contract/errors'
import { ID_TYPE } from '@/domain/person/codes'
import { verifyRealName } from '../account/real-name'
import { loadConfig } from '../config'
import { json, serveProvider, type Served } from '../testing/providers/serve'
import { isTencents } from '../testing/providers/tencent-signature'

const ACCOUNT = { keyId: 'AKIDtest0000000002', secret: 'real-name-secret-of-tests' }
const ID = '99010119880314011X'
/** By name, what the authority says. */
const SAID: Readonly<Record<string, string>> = { 陈予安: '0', 林知夏: '-1', 无此人: '-5', 忙: '-4' }
let fake: Served
let asked = 0
beforeAll(async () => {
  fake = await serveProvider((call) => {
    asked += 1
    if (!isTencents(call, ACCOUNT))
      return json({
        Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'x' }, RequestId: '1' }
      })
    const { Name = '', IdCard } = JSON.parse(call.body) as { Name?: string; IdCard?: string }
    if (Name === '断线') return null
    const Result = IdCard === ID ? SAID[Name] : '-2'
    return json({ Response: { Result, Description: 'x', RequestId: '1' } })
  })
})
afterAll(() => fake.close())

function configOf(secret = ACCOUNT.secret) {
  const env = { REAL_NAME_TENCENT_KEY_ID: ACCOUNT.keyId, REAL_NAME_TENCENT_KEY_SECRET: secret }
  const loaded = loadConfig({ ...env, PROVIDER_ORIGINS: `real-name-tencent=${fake.origin}` }, '/srv')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}
const person = (name: string, idType: number = ID_TYPE.idCard) => ({ name, idType, idNumber: ID })

test('a name that is that of the number passes', async () => {
  await expect(verifyRealName(configOf(), person('陈予安'))).resolves.toBeUndefined()
})

test.each([
  ['another name', '林知夏', ErrorCode.realNameMismatch],
  ['a number of nobody', '无此人', ErrorCode.realNameUnknown],
  ['an authority that cannot say', '忙', ErrorCode.realNameBusy],
  ['a connection that breaks off', '断线', ErrorCode.realNameBusy]
])('%s', async (_about, name, code) => {
  await expect(verifyRealName(configOf(), person(name))).rejects.toMatchObject({ code })
})

test('with a wrong secret it cannot say', async () => {
  await expect(verifyRealName(configOf('wrong'), person('陈予安'))).rejects.toMatchObject({
    code: ErrorCode.realNameBusy
  })
})

test('a document of another type is asked of nobody', async () => {
  const before = asked
  await verifyRealName(configOf(), person('林知夏', 9))
  expect(asked).toBe(before)
})

test('half a set ends the start', () => {
  const loaded = loadConfig({ REAL_NAME_TENCENT_KEY_ID: 'x' }, '/srv')
  expect(loaded.ok ? [] : loaded.problems).toEqual([
    expect.stringMatching(/^实名校验的设置不完整，还缺 REAL_NAME_TENCENT_KEY_SECRET；/)
  ])
})
