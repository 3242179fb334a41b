import { makeItem, makePackage } from '@/domain/addon/fixtures'
import { CHARGE_TYPE } from '@/domain/addon/types'
import { button, chosen, leaveScreen, mount, off, open, world } from '@/../tests/support/addon-page'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'
// The part that the page fetches is at hand.
import './parts/advice'

const PERSONAL = makePackage(6301, ['TH003', 'HE005'], { chargeType: CHARGE_TYPE.personal })
const COMMON = makePackage(6201, ['HE002'], {
  items: [
    makeItem('HE002', { hot: true, itemIntro: '看心脏的结构', notes: ['须家属陪同'] }),
    makeItem('HE003'),
    makeItem('HE005', { hot: true }),
    makeItem('HE001', { hot: true, included: true })
  ]
})

async function openInCare(packages = [COMMON, PERSONAL], recommendation = null) {
  await open(
    {},
    { server: { packages, recommendation }, prepare: ({ root }) => root.settings.setElder(true) }
  )
  await idle()
}

afterEach(() => {
  leaveScreen()
})

test('one item is recommended at a time: what is meant for the person, then what most add, each once', async () => {
  await openInCare()
  expect(shows('为你推荐 1/3')).toBe(true)
  expect(byLabel('加上甲功七项')).toBeDefined()
  expect(all('[role="checkbox"], [role="tab"]')).toEqual([])
  await tap(byLabel('不用甲功七项'))
  expect(shows('为你推荐 2/3')).toBe(true)
  await tap(byLabel('加上同型半胱氨酸'))
  await idle()
  expect(chosen()).toEqual([{ packageId: 6301, itemCodes: ['HE005'] }])
  expect(shows('须家属陪同')).toBe(true)
  await tap(byLabel('不用心脏彩超'))
  expect(shows('推荐的项目看完了')).toBe(true)
})

test('branch, day, total and the way on are there, and one button leads on', async () => {
  await openInCare()
  expect(shows('11月24日 周二 08:00-08:30')).toBe(true)
  expect(byLabel('共21项，查看全部检查项')).toBeDefined()
  expect(all('[aria-current="step"]')).toEqual([])
  expect(button('确认加项')).toBeUndefined()
  expect(off(button('不加项，下一步'))).toBe(false)
  await tap(button('不加项，下一步'))
  expect(world.visited).toEqual(['/process/confirm/checkup/CK1003'])
})

test('R3.63 showAddPackageList: the list that was asked for is there again after a reload', async () => {
  await openInCare()
  await tap(button('查看全部6项加项'))
  expect(world.root.items.get('showAddPackageList')).toBe('CK1003')
  leaveScreen()
  await mount()
  expect(byLabel('选择心脏彩超')).toBeDefined()
})

test('the whole list is one tap away, without introductions, and what can be bought with items stands after them', async () => {
  await openInCare()
  await tap(button('查看全部6项加项'))
  expect(byLabel('选择心脏彩超')).toBeDefined()
  expect(shows('须家属陪同')).toBe(true)
  expect(shows('看心脏的结构')).toBe(false)
  expect(
    all('[role="tab"]')
      .map(({ textContent }) => textContent)
      .slice(-2)
  ).toEqual(['换购', '智能推荐'])
  await tap(byLabel('选择心脏彩超'))
  await idle()
  await tap(button('确认加项'))
  expect(world.visited).toEqual(['/process/confirm/checkup/CK1003'])
})

test('what must be chosen is chosen from the list', async () => {
  const must = makePackage(6101, ['TH004', 'LI004'], {
    affirmatively: 1,
    withIn: 1,
    chargeType: CHARGE_TYPE.enterprise,
    minnums: 1,
    maxnums: 1
  })
  await openInCare([must, PERSONAL])
  expect(byLabel('选择降钙素')).toBeDefined()
  expect(shows('为你推荐')).toBe(false)
})
