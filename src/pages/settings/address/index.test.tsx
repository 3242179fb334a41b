import { act } from 'react'
import { byText, control, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import AddressPage from './index'

const HOME = {
  id: 'a1',
  name: '陈予安',
  mobile: '10000000001',
  region: '河北省-保定市-莲池区',
  detail: '莲池路9号',
  isDefault: 1 as const,
  tag: '家' as const
}
const REGIONS: FakeCalls = {
  'geo.provinces': () => [
    { areaid: '110000', areaname: '北京市' },
    { areaid: '130000', areaname: '河北省' }
  ],
  'geo.cities': () => [{ areaid: '130600', areaname: '保定市' }],
  'geo.regions': () => [{ areaid: '130606', areaname: '莲池区' }]
}

let page: MountedPage
let world: World
afterEach(() => page.leave())
async function open(id: string | null, calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'address.list': () => [HOME],
      'address.save': () => [HOME],
      'address.delete': () => [],
      ...REGIONS,
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('address', AddressPage, id === null ? {} : { id })
  })
  await idle()
}
const write = (selector: string, text: string) =>
  act(async () => {
    const area = document.querySelector(selector)
    if (area) typeInto(area, text)
  })
const value = (field: string) =>
  document.querySelector<HTMLInputElement>(`#address-${field} input, #address-${field} textarea`)?.value

test('a pasted line is read into its fields and saved', async () => {
  await open('new')
  await write('#address-paste textarea', '周素芬 100 0000 0003 河北保定市莲池区莲池路9号')
  await tap(byText('识别'))
  expect([value('name'), value('mobile')]).toEqual(['周素芬', '10000000003'])
  await tap(control('checkbox', '爸妈家'))
  await tap(control('switch', '设为默认地址'))
  await tap(byText('保存'))
  expect(world.made1('address.save')).toEqual({
    name: '周素芬',
    mobile: '10000000003',
    region: '河北省-保定市-莲池区',
    detail: '莲池路9号',
    isDefault: 1,
    tag: '爸妈家'
  })
})

test.each([
  ['nothing is found in', '，，', '没有识别到内容，请核对后重试'],
  ['no region is found in', '周素芬 火星路9号', '请核对并补充所在地区']
])('R9.3 a pasted line that %s is told for 1.5 s', async (_what, text, told) => {
  await open('new')
  await write('#address-paste textarea', text)
  await tapRefused(byText('识别'), () => world.root.feedback.toastShown?.text, told)
})

test('what is missing is said beside each field, and nothing is sent', async () => {
  await open('new')
  await tap(byText('保存'))
  for (const [field, message] of [
    ['name', '请填写收货人姓名'],
    ['mobile', '请填写手机号'],
    ['region', '请选择配送区域'],
    ['address', '请填写详细地址']
  ])
    expect(page.text(`#address-${field}-error`)).toBe(message)
  expect(world.made1('address.save')).toBeUndefined()
})

test('a stored one is changed, or deleted after asking', async () => {
  await open('a1')
  await page.type('#address-name input', '陈小安')
  await tap(byText('保存'))
  expect(world.made1('address.save')).toMatchObject({ id: 'a1', name: '陈小安', detail: '莲池路9号' })
  await tap(byText('删除地址'))
  await act(async () => world.root.feedback.answer(world.root.feedback.dialog?.id ?? 0, true))
  await idle()
  expect(world.made1('address.delete')).toEqual({ id: 'a1' })
})

test('a label is changed, or taken away by a second tap', async () => {
  await open('a1')
  expect(control('checkbox', '家')?.getAttribute('aria-checked')).toBe('true')
  await tap(control('checkbox', '公司'))
  expect(control('checkbox', '家')?.getAttribute('aria-checked')).toBe('false')
  await tap(control('checkbox', '公司'))
  await tap(byText('保存'))
  expect(world.made1('address.save')).toMatchObject({ id: 'a1', tag: '' })
})

test('one that is not there says so', async () => {
  await open('a9')
  expect(shows('地址不存在或已删除')).toBe(true)
})

test('what was typed stands there after a reload; who went back finds the address as it is', async () => {
  await open('a1')
  await write('#address-name input', '陈予安妈妈')
  const kept = world.root.items.get('addressDraft')
  const again = () =>
    act(async () => {
      page = await world.open('address', AddressPage, { id: 'a1' })
    })
  page.leave()
  await again()
  await idle()
  expect(value('name')).toBe('陈予安')
  page.leave()
  // A page that was killed leaves nothing tidied up.
  if (kept) world.root.items.set('addressDraft', kept)
  await again()
  await idle()
  expect(value('name')).toBe('陈予安妈妈')
})

test('a link that names no address says that there is none, with a way back', async () => {
  await open(null)
  expect(shows('地址不存在或已删除')).toBe(true)
})
