import type { SaveAddressInput } from '@/contract/account/dto/address'
import type { SaveContactInput, Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
let stranger: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
  stranger = await server.login('10000000006')
})
afterAll(() => server.close())

const person: SaveContactInput = {
  name: '李一一',
  mobile: '10000000011',
  gender: 0,
  id_type: 1,
  id_number: '990101199203040029',
  relation: '朋友'
}
const save = (input: SaveContactInput) => server.callRaw('contacts.save', input, { session })
const ids = async () =>
  (await server.call('contacts.list', {}, { session })).results.map(({ contacts_id }) => contacts_id)

describe('the family', () => {
  test('somebody else is entered only with their consent', async () => {
    expect(await save(person)).toMatchObject({ code: ErrorCode.badParameter, message: '请先取得本人同意' })
    const added = await server.call('contacts.save', { ...person, consent: 1 }, { session })
    expect(added.code).toBe(ErrorCode.ok)
    // Once given it is not asked for again.
    expect((await save({ ...person, contacts_id: added.results.contacts_id, name: '李二二' })).code).toBe(
      ErrorCode.ok
    )
    await server.call('contacts.delete', { contacts_id: added.results.contacts_id }, { session })
  })

  test('there is one 本人', async () => {
    expect((await save({ ...person, relation: '本人' })).message).toBe('已经有一位“本人”，请选择其他关系')
  })

  test('the user comes first, then whom they chose as the default', async () => {
    await server.call('contacts.setDefault', { contacts_id: 'c004' }, { session })
    expect(await ids()).toEqual(['c001', 'c004', 'c002', 'c003', 'c005'])
    const listed = (await server.call('contacts.list', {}, { session })).results
    expect(listed.filter(({ is_default }) => is_default === 1).map(({ contacts_id }) => contacts_id)).toEqual(
      ['c004']
    )
    const answer = await server.callRaw('contacts.setDefault', { contacts_id: 'c003' }, { session: stranger })
    expect(answer.code).toBe(ErrorCode.notFound)
  })

  test('whose visit is still to come is not deleted', async () => {
    const answer = await server.callRaw('contacts.delete', { contacts_id: 'c001' }, { session })
    expect(answer.message).toBe('这位家人还有没有完成的预约，完成或取消后才能删除')
    expect(await ids()).toContain('c001')
  })
})

describe('who was typed with an order is kept among the people, as confirm asks for it', () => {
  const typed: SaveContactInput = {
    ...person,
    ...{ birthday: '', province_name: '', city_name: '', county_name: '', addressDetails: '' }
  }
  const keep = (input: SaveContactInput) => server.callRaw('contacts.save', input, { session: stranger })
  const people = async () => (await server.call('contacts.list', {}, { session: stranger })).results
  const numbers = async () => (await people()).filter(({ id_number }) => id_number === typed.id_number).length

  test('with the relation that was chosen, 其他 without one, and their word', async () => {
    expect(await keep(typed)).toMatchObject({ message: '请先取得本人同意', results: { field: 'consent' } })
    const { relation: _, ...unrelated } = typed
    const [other, friend] = [
      await keep({ ...unrelated, id_type: 9, id_number: 'E7654321', birthday: '19920304', consent: 1 }),
      await keep({ ...typed, consent: 1 })
    ]
    expect([other, friend]).toMatchObject([
      { code: ErrorCode.ok, results: { relation: '其他', birthday: '19920304' } },
      { code: ErrorCode.ok, results: { relation: '朋友', birthday: '19920304', marry: null } }
    ])
    expect(await numbers()).toBe(1)
  })

  test('asked again because the answer was lost it is the same person; with other data it is refused', async () => {
    const [before] = (await people()).filter(({ id_number }) => id_number === typed.id_number)
    const again = await keep({ ...typed, consent: 1 })
    expect(again).toMatchObject({ code: ErrorCode.ok, results: { contacts_id: before?.contacts_id } })
    for (const change of [
      { name: '李二二' },
      { mobile: '10000000012' },
      { relation: '女儿' },
      { marry: 1 as const }
    ]) {
      expect(await keep({ ...typed, consent: 1, ...change })).toMatchObject({
        ...{
          code: ErrorCode.badParameter,
          message: '该证件号的联系人已存在',
          results: { field: 'id_number' }
        }
      })
    }
    expect(await numbers()).toBe(1)
    expect((await people()).map(({ name }) => name)).not.toContain('李二二')
  })

  test('本人 needs no word, and is 本人 also when that is said twice', async () => {
    const alone = await server.login('10000000077')
    const self = { ...typed, relation: '本人' }
    const first = await server.call('contacts.save', self, { session: alone })
    const second = await server.call('contacts.save', self, { session: alone })
    expect([first.code, second.code]).toEqual([ErrorCode.ok, ErrorCode.ok])
    expect(second.results.contacts_id).toBe(first.results.contacts_id)
  })

  test('eight at once are one person; the last place of fifty goes to one of them', async () => {
    const crowd = await server.login('10000000078')
    const at = (no: number) => ({
      ...typed,
      id_type: 9 as const,
      id_number: `P${no}`,
      birthday: '19920304',
      consent: 1 as const
    })
    const add = (input: SaveContactInput) => server.callRaw('contacts.save', input, { session: crowd })
    const list = async () => (await server.call('contacts.list', {}, { session: crowd })).results
    const same = await Promise.all(Array.from({ length: 8 }, () => add(at(0))))
    expect(same.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => ErrorCode.ok))
    expect(await list()).toHaveLength(1)
    for (let no = 1; no < 49; no += 1) await add(at(no))
    const last = await Promise.all(Array.from({ length: 4 }, (_, no) => add(at(100 + no))))
    expect(last.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1])
    expect(last.map(({ message }) => message)).toContain('最多添加50位联系人')
    expect(await list()).toHaveLength(50)
    // Who is among them already is so also where there is no room for another.
    expect((await add(at(0))).code).toBe(ErrorCode.ok)
  })
})

describe('R1.10 addresses', () => {
  const home: SaveAddressInput = {
    name: '陈予安',
    mobile: '10000000001',
    region: '河北省-保定市-莲池区',
    detail: '莲池路9号'
  }
  const list = async (as = session) => (await server.call('address.list', {}, { session: as })).results

  test('the first is the default; another one takes that over; both are changed and deleted', async () => {
    await server.call('address.save', home, { session })
    await server.call('address.save', { ...home, detail: '公司', isDefault: 1, tag: '公司' }, { session })
    expect((await list()).map(({ tag }) => tag)).toEqual(['公司', ''])
    expect((await list()).map(({ detail, isDefault }) => [detail, isDefault])).toEqual([
      ['公司', 1],
      ['莲池路9号', 0]
    ])
    const id = (await list())[1]?.id ?? ''
    await server.call('address.save', { ...home, id, detail: '莲池路10号' }, { session })
    expect((await list())[1]?.detail).toBe('莲池路10号')
    await server.call('address.delete', { id }, { session })
    expect((await list()).map(({ detail }) => detail)).toEqual(['公司'])
  })

  test('those of somebody else are neither read, changed nor deleted', async () => {
    expect(await list(stranger)).toEqual([])
    const id = (await list())[0]?.id ?? ''
    for (const answer of [
      await server.callRaw('address.save', { ...home, id }, { session: stranger }),
      await server.callRaw('address.delete', { id }, { session: stranger })
    ])
      expect(answer.code).toBe(ErrorCode.notFound)
    expect((await list())[0]?.detail).toBe('公司')
  })

  test.each([
    [{ name: '' }, '请填写收货人姓名'],
    [{ mobile: '123' }, '请填写正确的手机号！'],
    [{ region: '' }, '请选择配送区域'],
    [{ detail: ' ' }, '请填写详细地址'],
    [{ tag: '别墅' as never }, '标签不正确']
  ])('%j is refused', async (wrong, message) => {
    const answer = await server.callRaw('address.save', { ...home, ...wrong }, { session })
    expect(answer).toMatchObject({ code: ErrorCode.badParameter, message })
  })
})

test('R2.19 a suggestion of a guest or a user is kept, ten a day', async () => {
  const suggest = (as?: Session) =>
    server.callRaw('account.suggest', { kind: 'page', text: '字可以再大一点' }, as ? { session: as } : {})
  expect((await suggest()).code).toBe(ErrorCode.ok)
  for (let count = 0; count < 10; count += 1) expect((await suggest(stranger)).code).toBe(ErrorCode.ok)
  expect((await suggest(stranger)).message).toBe('今天的反馈已达上限，请明天再来')
})
