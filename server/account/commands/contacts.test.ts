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
  consent: 1
}
const save = (input: SaveContactInput, as = session) => server.call('contacts.save', input, { session: as })
const list = async (as = session) => (await server.call('contacts.list', {}, { session: as })).results

describe('R7.20 contacts', () => {
  test('R7.20 the list holds the own person first and nobody of another user', async () => {
    const people = await list()
    expect(people.map((contact) => contact.contacts_id)).toEqual(['c001', 'c002', 'c003', 'c004', 'c005'])
  })

  test('R3.52 a contact carries both spellings and the number of its type', async () => {
    const [own, , , , foreigner] = await list()
    expect(own).toMatchObject({
      name: '陈予安',
      realName: '陈予安',
      gender: 1,
      sex: 1,
      id_type: 1,
      birthday: '19880314'
    })
    expect(own?.id_number1).toBe(own?.id_number)
    expect(own?.other_id_number).toBeUndefined()
    expect(foreigner).toMatchObject({ id_type: 9, id_number9: 'E1234565', other_id_number: 'E1234565' })
  })

  test('R3.53 R9.25 sexes are 1 male and 0 female, documents 1 identity card and 9 other', async () => {
    const people = await list()
    expect(people.map(({ name, gender, id_type }) => [name, gender, id_type])).toEqual(
      expect.arrayContaining([
        ['陈予安', 1, 1],
        ['林知夏', 0, 1]
      ])
    )
    expect(people.map(({ id_type }) => id_type)).toContain(9)
    for (const change of [{ gender: 2 }, { id_type: 3 }]) {
      const answer = await server.callRaw('contacts.save', { ...person, ...change }, { session })
      expect(answer.code).toBe(ErrorCode.badParameter)
    }
  })

  test('R7.20 a person is added, read, changed and deleted', async () => {
    const added = await save({ ...person, relation: '朋友', marry: 1 })
    const id = added.results.contacts_id
    expect((await server.call('contacts.get', { contacts_id: id }, { session })).results).toMatchObject({
      name: '李一一',
      birthday: '19920304',
      relation: '朋友',
      marry: 1
    })
    const changed = await save({ ...person, contacts_id: id, name: '李二二' })
    expect(changed.results).toMatchObject({ contacts_id: id, name: '李二二', relation: '朋友', marry: 1 })
    expect((await server.call('contacts.delete', { contacts_id: id }, { session })).code).toBe(ErrorCode.ok)
    expect((await server.call('contacts.get', { contacts_id: id }, { session })).code).toBe(
      ErrorCode.notFound
    )
    expect((await list()).map((contact) => contact.contacts_id)).not.toContain(id)
  })

  test.each(['contacts.get', 'contacts.delete'] as const)(
    "R7.20 another user's person is not there for %s",
    async (name) => {
      expect((await server.call(name, { contacts_id: 'c001' }, { session: stranger })).code).toBe(
        ErrorCode.notFound
      )
      expect((await list()).map((contact) => contact.contacts_id)).toContain('c001')
    }
  )

  test("R7.20 another user's person cannot be changed", async () => {
    expect((await save({ ...person, contacts_id: 'c001' }, stranger)).code).toBe(ErrorCode.notFound)
    expect((await list())[0]?.name).toBe('陈予安')
  })

  test('R7.20 the same document is not added twice', async () => {
    const twin = await save({ ...person, name: '陈予安', gender: 1, id_number: '99010119880314011x' })
    expect(twin).toMatchObject({
      code: ErrorCode.badParameter,
      message: '该证件号的联系人已存在',
      results: { field: 'id_number' }
    })
  })

  test('R7.20 the same number on a document of another type is another person', async () => {
    const saved = await save({ ...person, id_type: 9, id_number: '99010119880314011X' })
    expect(saved.code).toBe(ErrorCode.ok)
    const { contacts_id } = saved.results
    await server.call('contacts.delete', { contacts_id }, { session })
  })

  test('R7.20 a list ends at fifty people; one who was taken off it makes room', async () => {
    for (let i = (await list(stranger)).length; i < 50; i += 1) {
      expect((await save({ ...person, id_type: 9, id_number: `P${i}` }, stranger)).code).toBe(ErrorCode.ok)
    }
    const another = () => save({ ...person, id_type: 9, id_number: 'P-last' }, stranger)
    expect((await another()).code).toBe(ErrorCode.business)
    const [first] = await list(stranger)
    await server.call('contacts.delete', { contacts_id: first?.contacts_id ?? '' }, { session: stranger })
    expect((await another()).code).toBe(ErrorCode.ok)
  })
})

describe('the server judges a contact by itself', () => {
  test.each([
    ['R5.4 an empty name', { name: ' ' }, '请填写真实姓名'],
    ['R5.8 an empty number', { id_number: '' }, '请输入证件号'],
    ['R5.9 an ID card number of 14 digits', { id_number: '99010119920304' }, '请输入正确的身份证号！'],
    ['R5.13 an empty mobile', { mobile: '' }, '请填写手机号'],
    ['R5.14 a mobile that starts with 2', { mobile: '20000000011' }, '请填写正确的手机号！'],
    ['R5.15 no gender', { gender: undefined }, '请选择性别'],
    ['R3.54 an unknown ID type', { id_type: 2 }, '请选择证件类型']
  ])('%s is refused', async (_, change, message) => {
    const answer = await server.callRaw('contacts.save', { ...person, ...change }, { session })
    expect(answer).toMatchObject({ code: ErrorCode.badParameter, message })
  })

  test('R5.57 sex and birth date must agree with an 18-digit number', async () => {
    expect(await save({ ...person, gender: 1 })).toMatchObject({
      code: ErrorCode.badParameter,
      results: { field: 'gender' }
    })
    expect(await save({ ...person, birthday: '19920305' })).toMatchObject({
      code: ErrorCode.badParameter,
      results: { field: 'birthday' }
    })
  })

  test('R5.11 another document has no format', async () => {
    expect((await save({ ...person, id_type: 9, id_number: '护照 a-1' })).code).toBe(ErrorCode.ok)
  })
})

describe('account and regions', () => {
  test('R7.19 the account is sealed and carries the whole document number', async () => {
    const answer = await server.call('account.get', {}, { session })
    expect(answer.results).toMatchObject({
      mobile: '10000000001',
      id_type: 1,
      id_number: '99010119880314011X'
    })
    expect(JSON.stringify(answer.raw)).not.toContain('9901')
    expect(Object.keys(answer.raw['results'] as object)).toEqual(['res'])
  })

  test('R7.21 the relations to choose from', async () => {
    const { results } = await server.call('contacts.relations', {}, { session })
    const names = ['本人', '配偶', '父亲', '母亲', '儿子', '女儿', '朋友', '其他']
    expect(results).toEqual(names.map((name, index) => ({ id: index + 1, name })))
  })

  test('R7.12 region lists say error_code 0, provinces, then cities, then counties', async () => {
    const provinces = await server.call('geo.provinces', {})
    expect(provinces.raw).toMatchObject({ error_code: 0, code: 1 })
    expect(provinces.results).toContainEqual({ areaid: '110000', areaname: '北京市' })
    expect(provinces.results.length).toBeGreaterThan(30)
  })

  test('R7.23 cities of a province, and of that province alone', async () => {
    const { results } = await server.call('geo.cities', { provinceId: '320000' })
    expect(results).toContainEqual({ areaid: '320100', areaname: '南京市' })
    expect(results.every((city) => city.areaid.startsWith('32'))).toBe(true)
  })

  test('R7.24 counties of a city, and of that city alone', async () => {
    const { results } = await server.call('geo.regions', { cityId: '110100' })
    expect(results).toContainEqual({ areaid: '110105', areaname: '朝阳区' })
    expect(results.every((county) => county.areaid.startsWith('1101'))).toBe(true)
  })

  test('R7.12 an unknown province is an error with its code in error_code', async () => {
    const answer = await server.call('geo.cities', { provinceId: '990000' })
    expect(answer.raw).toMatchObject({
      code: ErrorCode.badParameter,
      error_code: ErrorCode.badParameter,
      message: '省份不正确'
    })
  })
})
