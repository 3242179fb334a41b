import { makeItem, makePackage, OPEN_PACKAGES, RULES } from '../addon/fixtures'
import { selectionProblems, soldWhole } from '../addon/limits'
import { evaluateToggle } from '../addon/rules'
import { CHARGE_TYPE, COUNT_PRICE_TYPE, OPER_TYPE, type Selection } from '../addon/types'
import { standingDuplicates, withDuplicates } from './duplicates'
import { shelvesOf } from './shelves'
import { dropWhole, singlesFen, takeWhole, wholesOf, wholeWith } from './wholes'

const whole = (id: number, name: string, codes: readonly string[], salePriceFen: number) =>
  makePackage(id, codes, {
    name,
    chargeType: CHARGE_TYPE.selfSelectedBundle,
    countPriceType: COUNT_PRICE_TYPE.whole,
    minnums: codes.length,
    salePriceFen
  })
const STOMACH = whole(7104, '肠胃包', ['DI001', 'DI003', 'DI004'], 29_800)
const EARLY = whole(7101, '早查组合', ['LU002', 'DI003'], 39_800)
const DIGESTION = makePackage(7211, ['DI001', 'DI002', 'DI003', 'DI004', 'DI005'])
const BLOOD = makePackage(7202, ['BL003', 'IN001'])
const THYROID = makePackage(7207, ['TH001', 'TH002'])
const SHOP = [STOMACH, EARLY, DIGESTION, BLOOD, THYROID]
const inStomach: Selection = [{ packageId: 7104, itemCodes: ['DI001', 'DI003', 'DI004'] }]

test.each([
  ['one price and all items', STOMACH, true],
  ['a price for each item', DIGESTION, false],
  ['one price, any of its items', OPEN_PACKAGES.find((known) => known.packageId === 6203), false],
  ['one price, one item is enough', { ...STOMACH, minnums: 1 }, false],
  ['a single item', whole(7109, '单项', ['DI001'], 100), false]
])('sold whole: %s', (_name, pkg, expected) => {
  expect(pkg && soldWhole(pkg)).toBe(expected)
})

test('part of a package that is sold whole cannot be ordered', () => {
  expect(selectionProblems(SHOP, [{ packageId: 7104, itemCodes: ['DI001'] }])).toEqual(['肠胃包至少选择3项'])
  expect(selectionProblems(SHOP, inStomach)).toEqual([])
  expect(singlesFen(STOMACH)).toBe(12_800 + 16_800 + 5_800)
})

test('R4.51 a package takes its items, and over those that were chosen by themselves', () => {
  const before: Selection = [
    { packageId: 7211, itemCodes: ['DI003', 'DI005'] },
    { packageId: 7207, itemCodes: ['TH001'] }
  ]
  const change = takeWhole(SHOP, before, 7104)
  expect(change).toEqual({
    ok: true,
    selection: [
      { packageId: 7211, itemCodes: ['DI005'] },
      { packageId: 7207, itemCodes: ['TH001'] },
      ...inStomach
    ],
    taken: [makeItem('DI003')]
  })
  expect(wholeWith(SHOP, inStomach, 'DI003')?.name).toBe('肠胃包')
  expect(wholeWith(SHOP, before, 'DI003')).toBeNull()
})

test.each([
  [
    'one of whose items another chosen package has',
    SHOP,
    inStomach,
    7101,
    '胃功能三项已含在肠胃包，两个组合不能同时选'
  ],
  [
    'an item of which cannot be had',
    [
      {
        ...STOMACH,
        items: [makeItem('DI001', { disabled: true, disabledReason: '需提前3天预约' }), makeItem('DI003')]
      }
    ],
    [],
    7104,
    '需提前3天预约'
  ],
  ['that is chosen already', SHOP, inStomach, 7104, '该加项暂不可选，请刷新后重试'],
  ['that is none', SHOP, [], 7211, '该加项暂不可选，请刷新后重试']
])('no package is taken %s', (_name, packages, selection, id, reason) => {
  expect(takeWhole(packages, selection, id)).toEqual({ ok: false, reason })
})

test('a package goes with all it has taken over', () => {
  expect(dropWhole([{ packageId: 7207, itemCodes: ['TH001'] }, ...inStomach], 7104)).toEqual([
    { packageId: 7207, itemCodes: ['TH001'] }
  ])
})

const judge = (selection: Selection, toggled?: { packageId: number; itemCode: string }, remove = false) =>
  evaluateToggle({
    rules: RULES,
    baseItemCodes: ['HE001'],
    packages: SHOP,
    selection,
    ...(toggled ? { toggled, operType: remove ? OPER_TYPE.remove : OPER_TYPE.add } : {})
  })
const codesIn = (verdict: ReturnType<typeof judge>) =>
  'items' in verdict
    ? verdict.items.map(({ packageId, itemCode }) => `${packageId}:${itemCode}`)
    : verdict.code

test('what has to be added together comes from a category, never from a package that is sold whole', () => {
  const gastroscopy: Selection = [{ packageId: 7211, itemCodes: ['DI005'] }]
  const packages = [whole(7106, '术前包', ['BL003', 'IN001'], 9_000), ...SHOP]
  const verdict = evaluateToggle({ rules: RULES, baseItemCodes: ['HE001'], packages, selection: gastroscopy })
  expect(verdict).toMatchObject({ code: 40003 })
  expect(codesIn(verdict)).toEqual(['7202:BL003', '7202:IN001'])
})

test('what has to be deleted takes a package that is sold whole along', () => {
  const lung = whole(7107, '胸片组合', ['LU001', 'TH002'], 9_000)
  const verdict = evaluateToggle({
    rules: RULES,
    baseItemCodes: [],
    packages: [lung, makePackage(7210, ['LU002'])],
    selection: [
      { packageId: 7107, itemCodes: ['LU001', 'TH002'] },
      { packageId: 7210, itemCodes: ['LU002'] }
    ]
  })
  expect(verdict).toMatchObject({ code: 40004 })
  expect(codesIn(verdict)).toEqual(['7107:LU001', '7107:TH002'])
})

test('a package beside what it makes superfluous: that is deleted, and told with its price until it is chosen again', () => {
  const both: Selection = [{ packageId: 7211, itemCodes: ['DI002'] }, ...inStomach]
  const verdict = judge(both)
  expect(codesIn(verdict)).toEqual(['7211:DI002'])
  if (verdict.code !== 40004) throw new Error('not deleted')
  const record = withDuplicates([], verdict.message, verdict.items)
  expect(record).toEqual([
    {
      itemCode: 'DI002',
      text: '13C与14C呼气试验同次只需做一种，14C呼气试验（¥88.00）不再计价。'
    }
  ])
  expect(withDuplicates(record, verdict.message, verdict.items)).toEqual(record)
  expect(standingDuplicates(record, inStomach)).toEqual(record)
  expect(standingDuplicates(record, both)).toEqual([])
  expect(standingDuplicates(record, [])).toEqual([])
})

test('R2.155 R3.41 first all items, then the hot ones where there are any, then each category', () => {
  const hot = { ...THYROID, items: [makeItem('TH001', { hot: true }), makeItem('TH002')] }
  const shelves = shelvesOf([STOMACH, DIGESTION, hot])
  expect(shelves.map(({ name, offers }) => [name, offers.length])).toEqual([
    ['全部(病症/部位)', 7],
    ['热门项目', 1],
    ['加项包7211', 5],
    ['加项包7207', 2]
  ])
  expect(shelvesOf(SHOP).map(({ name }) => name)).not.toContain('热门项目')
  expect(wholesOf(SHOP).map(({ name }) => name)).toEqual(['肠胃包', '早查组合'])
})
