import { makeItem, makePackage, PACKAGES } from './fixtures'
import { groupSections, hotItems, payerOf, sectionOf, splitLists } from './sections'
import { CHARGE_TYPE, type ChargeType } from './types'

const charged = (chargeType: ChargeType, withIn: 0 | 1) => makePackage(1, ['A'], { chargeType, withIn })

test.each([
  ['R9.28 charge type 1', charged(CHARGE_TYPE.enterprise, 1), '企业加项', 'enterprise'],
  ['R9.28 charge type 0', charged(CHARGE_TYPE.selfSelected, 0), '自选加项', 'self'],
  ['R9.28 charge type 3', charged(CHARGE_TYPE.selfSelectedBundle, 0), '自选加项', 'self'],
  ['R9.28 charge type 4', charged(CHARGE_TYPE.personal, 0), '个性加项', 'self'],
  ['R9.28 charge type 5', charged(CHARGE_TYPE.quota, 1), '企业额度', 'quota'],
  [
    'R3.32 company package outside what the company covers',
    charged(CHARGE_TYPE.enterprise, 0),
    '自费加项',
    'self'
  ],
  ['R3.32 quota package outside what the company covers', charged(CHARGE_TYPE.quota, 0), '自费加项', 'self'],
  [
    'self-selected inside the package is still paid by the person',
    charged(CHARGE_TYPE.selfSelected, 1),
    '自选加项',
    'self'
  ]
])('R3.33 R9.26 %s', (_breaks, pkg, label, payer) => {
  expect(groupSections([pkg]).map((section) => section.label)).toEqual([label])
  expect(payerOf(pkg)).toBe(payer)
})

test('R3.39 R9.27 package -4 is the smart recommendation, -1 and -2 are no section', () => {
  const smart = PACKAGES.filter((pkg) => pkg.packageId < 0)
  expect(smart.map(({ packageId }) => packageId)).toEqual([-4, -1, -2])
  expect(groupSections(smart)).toMatchObject([
    { key: 'smart', label: '智能推荐', packages: [{ packageId: -4 }] }
  ])
})

test('sections keep their order and leave out empty ones', () => {
  expect(groupSections([...PACKAGES].reverse()).map(({ key }) => key)).toEqual([
    'smart',
    'enterprise',
    'quota',
    'personal',
    'selfSelected'
  ])
  expect(sectionOf(charged(CHARGE_TYPE.personal, 1))).toBe('personal')
})

test('R3.35 R2.151 four lists: required and optional company packages, individual, custom', () => {
  const { requireList, notRequireList, individList, customList } = splitLists(PACKAGES)
  const ids = (list: readonly { packageId: number }[]) => list.map(({ packageId }) => packageId)
  expect(ids(requireList)).toEqual([6101])
  expect(ids(notRequireList)).toEqual([6102, 6103])
  expect(ids(individList)).toEqual([6301, -4])
  expect(ids(customList)).toEqual([6201, 6202, 6203, 6204, 6212, 6213, -1, -2])
})

test('hot items of all packages, each once', () => {
  const hot = (code: string) => makeItem(code, { hot: true })
  const packages = [
    makePackage(1, [], { items: [hot('A'), makeItem('B')] }),
    makePackage(2, [], { items: [hot('A'), hot('C')] })
  ]
  expect(hotItems(packages).map(({ packageId, item }) => [packageId, item.itemCode])).toEqual([
    [1, 'A'],
    [2, 'C']
  ])
})
