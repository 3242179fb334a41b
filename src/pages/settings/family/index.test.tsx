import { act } from 'react'
import type { Contact } from '@/contract/dto/auth'
import { all, byLabel, byText, settle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type World } from '@/../tests/support/world'
import FamilyPage from './index'

const person = (id: string, name: string, relation: string, over: Partial<Contact> = {}): Contact => ({
  contacts_id: id,
  user_id: 'u1001',
  name,
  realName: name,
  mobile: '10000000003',
  gender: 1,
  sex: 1,
  id_type: 1,
  id_number: '990101195611090310',
  birthday: '19561109',
  relation,
  marry: null,
  province_name: '',
  city_name: '',
  county_name: '',
  addressDetails: '',
  is_default: 0,
  ...over
})
const OWN = person('c001', '陈予安', '本人', { is_default: 1 })
const FATHER = person('c003', '陈国栋', '父亲')

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(people: Contact[]) {
  world = createWorld({
    calls: {
      'contacts.list': () => people,
      'contacts.setDefault': () => [
        { ...OWN, is_default: 0 },
        { ...FATHER, is_default: 1 }
      ]
    }
  })
  await act(async () => {
    page = await world.open('family', FamilyPage)
  })
  await settle()
}
const rows = () => all('[role="listitem"]').map(({ textContent }) => textContent ?? '')

test('each with relation, age and masked numbers; consent is asked for in words', async () => {
  await open([OWN, FATHER])
  expect(shows('请先取得本人同意')).toBe(true)
  expect(rows()[0]).toContain('默认体检人')
  for (const text of ['陈国栋', '父亲', '70岁', '100****0003', '990***********0310'])
    expect(rows()[1]).toContain(text)
  await tap(byLabel('编辑陈国栋的资料'))
  expect(world.visited.at(-1)).toBe('/mine/addInfo/c003')
})

test('another one becomes the default', async () => {
  await open([OWN, FATHER])
  await tap(byLabel('把陈国栋设为默认体检人'))
  expect(world.made1('contacts.setDefault')).toEqual({ contacts_id: 'c003' })
  expect(rows()[1]).toContain('默认体检人')
  expect(rows()[0]).not.toContain('默认体检人')
})

test('with nobody yet there is a way to add somebody', async () => {
  await open([])
  await tap(byText('添加家人'))
  expect(world.visited.at(-1)).toBe('/mine/addInfo/new')
})
