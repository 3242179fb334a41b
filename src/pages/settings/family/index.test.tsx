import { act } from 'react'
import { CATEGORY } from '@/domain/kinds/types'
import { CallError, ErrorCode } from '@/contract/errors'
import type { ReportPeople } from '@/contract/report/dto/report'
import type { Contact } from '@/contract/auth/dto/auth'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
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
async function open(people: Contact[], readers: ReportPeople['people'] | 'lost' = []) {
  world = createWorld({
    calls: {
      'contacts.list': () => people,
      'report.people': () => {
        if (readers === 'lost') throw new CallError(ErrorCode.network, '')
        // Later than the list: the rows stand first.
        return new Promise((resolve) => setTimeout(() => resolve({ people: readers, pending: [] }), 20))
      },
      'contacts.setDefault': () => [
        { ...OWN, is_default: 0 },
        { ...FATHER, is_default: 1 }
      ]
    }
  })
  await act(async () => {
    page = await world.open('family', FamilyPage)
  })
  await idle()
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

const reader = (
  contactsId: string,
  over: Partial<ReportPeople['people'][number]> = {}
): ReportPeople['people'][number] => ({
  contactsId,
  name: '',
  relation: '',
  gender: 1,
  age: 70,
  access: 'open',
  agreed: false,
  until: 0,
  mobile: '',
  reports: 0,
  nextVisit: null,
  ...over
})

test('the next visit of a glucose programme has a page of its own', async () => {
  const nextVisit = { orderNum: 'CA9', orderType: CATEGORY.sugarshaker, date: '2026-12-04' }
  await open([OWN], [reader('c001', { nextVisit })])
  await tap(byLabel('陈予安：12月4日到检'))
  expect(world.visited.at(-1)).toBe('/order/sugar-order-detial?orderNum=CA9')
})

test('each tells the reports and the next visit, and leads to them', async () => {
  const MOTHER = person('c004', '周素芬', '母亲', { gender: 0, sex: 0 })
  await open(
    [OWN, FATHER, MOTHER],
    [
      reader('c001', { reports: 3, nextVisit: { orderNum: 'CA9', orderType: 1, date: '2026-12-04' } }),
      reader('c003', { access: 'locked' }),
      reader('c004')
    ]
  )
  const [own, father, mother] = rows()
  for (const [row, has, next] of [
    [own, '3份报告', '12月4日到检'],
    [father, '报告待同意', '为他预约'],
    [mother, '还没有报告', '为她预约']
  ]) {
    expect(row).toContain(has)
    expect(row).toContain(next)
  }
  await tap(byLabel('陈予安：12月4日到检'))
  expect(world.visited.at(-1)).toBe('/order/order-detial/CA9')
  await tap(byLabel('陈国栋：报告待同意'))
  expect(world.visited.at(-1)).toBe('/my-report?contact=c003')
  await tap(byLabel('周素芬：为她预约'))
  expect(world.visited.at(-1)).toBe('tab /shop')
})

test('the people are shown while their reports do not answer', async () => {
  await open([OWN, FATHER], 'lost')
  expect(rows()).toHaveLength(2)
  expect(rows()[1]).not.toMatch(/报告|预约/)
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
