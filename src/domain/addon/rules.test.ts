import { BASE, makePackage, nameOf, OPEN_PACKAGES, RULES } from './fixtures'
import { evaluateToggle, presentPackages, type RuleInput } from './rules'
import type { Selection } from './types'

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })
const ref = (packageId: number, itemCode: string) => ({ packageId, itemCode })
const present = (baseItemCodes: readonly string[], packages = OPEN_PACKAGES) =>
  presentPackages({ packages, baseItemCodes, rules: RULES, nameOf })
const judge = (selection: Selection, change: Partial<RuleInput> = {}) =>
  evaluateToggle({ rules: RULES, baseItemCodes: ['HE001'], packages: OPEN_PACKAGES, selection, ...change })
const added = (packageId: number, itemCode: string) => ({
  operType: 1 as const,
  toggled: ref(packageId, itemCode)
})
const removed = (packageId: number, itemCode: string) => ({
  operType: 0 as const,
  toggled: ref(packageId, itemCode)
})

describe('R4.39 REQUIRE answers 40003', () => {
  test('with what is missing, its package, name and price; what the base package has is not asked for', () => {
    expect(judge([pick(6213, 'DI005')], added(6213, 'DI005'))).toEqual({
      code: 40003,
      message: '无痛胃镜须先完成凝血四项、传染病四项与心电图，是否一起添加？',
      items: [
        { packageId: 6213, itemCode: 'BL003', name: '凝血四项', priceFen: 6500 },
        { packageId: 6213, itemCode: 'IN001', name: '传染病四项（术前）', priceFen: 12800 }
      ]
    })
  })

  test('code 1 once they are chosen', () => {
    expect(judge([pick(6213, 'DI005', 'BL003', 'IN001')], added(6213, 'DI005'))).toEqual({
      code: 1,
      specialTips: []
    })
  })

  test('what a needed item needs comes along', () => {
    const packages = [makePackage(1, ['BR003', 'BR002', 'KI001'])]
    const rules = [
      ...RULES,
      { ruleId: 'X', type: 'REQUIRE' as const, itemCode: 'BR002', withItemCodes: ['KI001'], message: '链' }
    ]
    const verdict = judge([pick(1, 'BR003')], { packages, rules, ...added(1, 'BR003') })
    expect(verdict).toMatchObject({ code: 40003, items: [{ itemCode: 'BR002' }, { itemCode: 'KI001' }] })
  })

  test('a full package cannot take the needed item: blocked, not 40003', () => {
    const packages = [makePackage(1, ['BR003', 'BR002'], { maxnums: 1 })]
    expect(judge([pick(1, 'BR003')], { packages, ...added(1, 'BR003') })).toEqual({
      code: 0,
      message: '需先完成颅脑磁共振平扫，当前不可选'
    })
  })

  test('another package takes it when the first is full', () => {
    const packages = [makePackage(1, ['BR003', 'BR002'], { maxnums: 1 }), makePackage(2, ['BR002'])]
    const verdict = judge([pick(1, 'BR003')], { packages, ...added(1, 'BR003') })
    expect(verdict).toMatchObject({ code: 40003, items: [{ packageId: 2, itemCode: 'BR002' }] })
  })
})

describe('R4.40 EXCLUSIVE and CONTAINS answer 40004', () => {
  test.each([
    ['the larger item is added', [pick(6202, 'TH002', 'TH003')], added(6202, 'TH003'), 'TH002', 6202],
    ['the smaller item is added', [pick(6202, 'TH003', 'TH002')], added(6202, 'TH002'), 'TH002', 6202],
    ['across packages', [pick(6204, 'LU001'), pick(6999, 'LU002')], added(6999, 'LU002'), 'LU001', 6204]
  ])('%s', (_breaks, selection, change, itemCode, packageId) => {
    const verdict = judge(selection, change)
    expect(verdict.code).toBe(40004)
    expect(verdict).toMatchObject({ items: [{ packageId, itemCode }] })
  })

  test("the rule's message is the server message", () => {
    expect(judge([pick(6202, 'TH003', 'TH002')], added(6202, 'TH002'))).toEqual({
      code: 40004,
      message: '甲功七项已包含甲功三项，是否删除甲功三项？',
      items: [{ packageId: 6202, itemCode: 'TH002', name: '甲功三项', priceFen: 9800 }]
    })
  })

  test('a conflict with the base package never raises it', () => {
    const both = [pick(6202, 'TH003', 'TH002')]
    expect(judge(both, { baseItemCodes: ['TH003'], ...added(6202, 'TH002') }).code).toBe(1)
    expect(judge([pick(6202, 'TH002')], { baseItemCodes: ['TH003'], ...added(6202, 'TH002') }).code).toBe(1)
  })
})

describe('R4.40 removing what another chosen item needs answers 40004', () => {
  test('with the dependants', () => {
    expect(judge([pick(6213, 'DI005', 'IN001')], removed(6213, 'BL003'))).toEqual({
      code: 40004,
      message: '取消凝血四项后，无痛胃镜将无法进行，是否一起删除？',
      items: [{ packageId: 6213, itemCode: 'DI005', name: '无痛胃镜', priceFen: 128000 }]
    })
  })
  test('and what depends on those', () => {
    const packages = [makePackage(1, ['BR003', 'BR002', 'KI001'])]
    const rules = [
      ...RULES,
      { ruleId: 'X', type: 'REQUIRE' as const, itemCode: 'BR002', withItemCodes: ['KI001'], message: '链' }
    ]
    expect(judge([pick(1, 'BR003', 'BR002')], { packages, rules, ...removed(1, 'KI001') })).toMatchObject({
      code: 40004,
      items: [{ itemCode: 'BR003' }, { itemCode: 'BR002' }]
    })
  })
  test('code 1 when nothing needs it', () => {
    expect(judge([pick(6213, 'IN001')], removed(6213, 'BL003'))).toEqual({ code: 1, specialTips: [] })
  })
  test('code 1 when the base package still has it', () => {
    const base = ['HE001', 'BL003']
    expect(
      judge([pick(6213, 'DI005', 'IN001')], { baseItemCodes: base, ...removed(6213, 'BL003') }).code
    ).toBe(1)
  })
})

test('R4.39 without a toggle (the check at complete) a missing need is still found', () => {
  expect(judge([pick(6213, 'DI005')]).code).toBe(40003)
})

describe('R3.37 REMARK gives a tip, not a dialog', () => {
  const packages = [makePackage(1, ['GL004', 'KI001'])]
  const tip = '温馨提示：糖耐量试验需在院等候约两小时，请预留时间。'
  test.each([
    ['when its item is added', added(1, 'GL004'), [tip]],
    ['not when another is added', added(1, 'KI001'), []],
    ['not when it is removed', removed(1, 'KI001'), []],
    ['for the whole choice without a toggle', {}, [tip]]
  ])('%s', (_breaks, change, specialTips) => {
    expect(judge([pick(1, 'GL004')], { packages, ...change })).toEqual({ code: 1, specialTips })
  })
})

describe('presentPackages', () => {
  const itemOf = (packageId: number, itemCode: string, base: readonly string[]) =>
    present(base)
      .find((pkg) => pkg.packageId === packageId)
      ?.items.find((item) => item.itemCode === itemCode)

  test.each([
    ['in the base package: 套餐已含', 6201, 'HE003', BASE.itemCodes, { included: true, disabled: false }],
    [
      'untouched when nothing speaks against it',
      6202,
      'TH003',
      BASE.itemCodes,
      { included: false, disabled: false }
    ],
    [
      'exclusive with a base item',
      6204,
      'LU001',
      BASE.itemCodes,
      { disabled: true, disabledReason: '与套餐内低剂量胸部螺旋CT重复，不可再选' }
    ],
    [
      'exclusive with a base item, the other way round',
      6204,
      'LU002',
      ['LU001'],
      { disabled: true, disabledReason: '与套餐内胸部DR正位重复，不可再选' }
    ],
    [
      'contained in a base item',
      6202,
      'TH002',
      ['TH003'],
      { disabled: true, disabledReason: '套餐内甲功七项已包含此项' }
    ],
    [
      'contains a base item',
      6202,
      'TH003',
      ['TH002'],
      { disabled: true, disabledReason: '与套餐内甲功三项重复，不可再选' }
    ],
    [
      'needs an item that is sold nowhere',
      6212,
      'HE008',
      ['HE001'],
      { disabled: true, disabledReason: '需先完成肾功能三项，当前不可选' }
    ],
    ['needs items of the base package', 6212, 'HE008', BASE.itemCodes, { disabled: false }],
    ['needs items that can be added', 6213, 'DI005', BASE.itemCodes, { disabled: false }]
  ])('R3.37 %s', (_breaks, packageId, itemCode, base, expected) => {
    expect(itemOf(packageId, itemCode, base)).toMatchObject(expected)
  })

  test('the given packages stay as they are', () => {
    const before = JSON.stringify(OPEN_PACKAGES)
    present(BASE.itemCodes)
    expect(JSON.stringify(OPEN_PACKAGES)).toBe(before)
  })
})
