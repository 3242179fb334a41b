import { addonServer, packageDto } from '@/../tests/support/addon'
import type { AddPackages } from '@/contract/booking/dto/addon'
import { makeItem, makePackage } from '@/domain/addon/fixtures'
import { affectedItems, toAddonList } from './addons'
import { toWireSelection } from './addon-wire'

const dtoOf = (change: Partial<AddPackages> = {}): AddPackages => {
  const [dto] = addonServer().list()
  if (!dto) throw new Error('no list')
  return { ...dto, requireList: [], notRequireList: [], individList: [], customList: [], ...change }
}

test('R3.35 the four lists become one in order, counts and prices in fen', () => {
  const one = (id: number) => [packageDto(makePackage(id, ['TH003']))]
  const list = toAddonList(
    dtoOf({
      requireList: one(1),
      notRequireList: one(2),
      individList: one(3),
      customList: one(4),
      salePrice: 1080.5,
      quota: 200,
      checkItemCount: 21
    })
  )
  expect(list.packages.map(({ packageId }) => packageId)).toEqual([1, 2, 3, 4])
  expect(list).toMatchObject({ salePriceFen: 108050, quotaFen: 20000, baseCount: 21 })
})

test('R3.30 every field of a package, sent back by its id', () => {
  const wire = packageDto(
    makePackage(6101, ['TH003'], { affirmatively: 1, withIn: 1, chargeType: 1, minnums: 1, maxnums: 2 })
  )
  const [pkg] = toAddonList(
    dtoOf({
      requireList: [
        {
          ...wire,
          addPackageName: '入职加项',
          addPackageDetail: '任选两项',
          addPackageSalePrice: 260.5,
          countPriceType: 1
        }
      ]
    })
  ).packages
  expect(pkg).toMatchObject({
    packageId: 6101,
    name: '入职加项',
    detail: '任选两项',
    salePriceFen: 26050,
    affirmatively: 1,
    withIn: 1,
    chargeType: 1,
    countPriceType: 1,
    minnums: 1,
    maxnums: 2
  })
  expect(pkg?.items.map(({ itemCode }) => itemCode)).toEqual(['TH003'])
  expect(toWireSelection([{ packageId: pkg?.packageId ?? 0, itemCodes: ['TH003'] }])).toEqual([
    { addPackageId: 6101, itemCodeList: ['TH003'] }
  ])
})

test.each([
  [1, true],
  [0, false],
  [2, false]
])('hotItem %d is hot: %p', (hotItem, hot) => {
  const wire = packageDto(makePackage(4, ['TH003']))
  const items = wire.items.map((item) => ({ ...item, hotItem }))
  expect(toAddonList(dtoOf({ customList: [{ ...wire, items }] })).packages[0]?.items[0]?.hot).toBe(hot)
})

test('R3.37 either spelling of code and name', () => {
  const [pkg] = [packageDto(makePackage(4, ['TH003']))]
  const [item] = pkg?.items ?? []
  if (!pkg || !item) throw new Error('no item')
  const spelt = { ...item, itemId: 77, itemCode: '', itemName: '', name: '别名' }
  const list = toAddonList(dtoOf({ customList: [{ ...pkg, items: [spelt] }] }))
  expect(list.packages[0]?.items[0]).toMatchObject({ itemCode: '77', itemName: '别名' })
})

test.each([
  ['in the base package', { included: true }, { included: true, disabled: false, disabledReason: '' }],
  ['impossible', { disabled: true, disabledReason: '与套餐内CT重复' }, { included: false, disabled: true }],
  ['required', { required: true }, { required: true, disabled: false }],
  ['hot', { hot: true }, { hot: true }]
])('an item that is %s', (_name, change, expected) => {
  const items = [makeItem('ZZ001', change)]
  const list = toAddonList(dtoOf({ customList: [packageDto(makePackage(4, [], { items }))] }))
  expect(list.packages[0]?.items[0]).toMatchObject(expected)
})

test('R7.87 customAddPackage carries package ids and item codes', () => {
  expect(toWireSelection([{ packageId: 6202, itemCodes: ['TH003', 'TH004'] }])).toEqual([
    { addPackageId: 6202, itemCodeList: ['TH003', 'TH004'] }
  ])
})

test.each([
  ['nothing', null, []],
  ['an empty answer', [], []],
  ['a broken row', [{ items: [{ packageId: 1 }] }], []],
  [
    'one item',
    [{ items: [{ packageId: 1, itemCode: 'A', name: '甲', price: 65.5 }] }],
    [{ packageId: 1, itemCode: 'A', name: '甲', priceFen: 6550 }]
  ]
])('R8.14 the items of 40003 and 40004: %s', (_name, results, expected) => {
  expect(affectedItems({ results })).toEqual(expected)
})
