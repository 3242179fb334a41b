import fc from 'fast-check'
import { makeItem, makePackage, PACKAGES } from './fixtures'
import { limitsOf } from './limits'
import {
  addItems,
  clearAll,
  initialSelection,
  isLocked,
  lockLabel,
  normalizeSelection,
  removeItems,
  toggleItem,
  togglePackage
} from './selection'
import { chosenCount, countOf, sameSelection, selectedCodes } from './selection-read'
import type { Selection, SelectionChange } from './types'

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })
const selectionOf = (change: SelectionChange): Selection => {
  if (!change.ok) throw new Error(change.reason)
  return change.selection
}
const freeze = (selection: Selection): Selection =>
  Object.freeze(
    selection.map((entry) => Object.freeze({ ...entry, itemCodes: Object.freeze([...entry.itemCodes]) }))
  )

describe('toggleItem', () => {
  test('R4.35 a toggle adds to the end of the list, the next one removes', () => {
    const first = toggleItem(PACKAGES, freeze([pick(6202, 'TH003')]), { packageId: 6202, itemCode: 'TH004' })
    expect(first).toEqual({ ok: true, operType: 1, selection: [pick(6202, 'TH003', 'TH004')] })
    const second = toggleItem(PACKAGES, selectionOf(first), { packageId: 6202, itemCode: 'TH003' })
    expect(second).toEqual({ ok: true, operType: 0, selection: [pick(6202, 'TH004')] })
  })

  test('R4.35 a package without items leaves the list', () => {
    expect(
      selectionOf(toggleItem(PACKAGES, [pick(6202, 'TH003')], { packageId: 6202, itemCode: 'TH003' }))
    ).toEqual([])
  })

  const locked = makePackage(1, [], {
    items: [
      makeItem('HE003', { included: true }),
      makeItem('LU001', { disabled: true, disabledReason: '与套餐重复' }),
      makeItem('TH001', { required: true })
    ]
  })
  test.each([
    [
      'R4.50 the same item in two packages',
      PACKAGES,
      [pick(6102, 'HE003')],
      6201,
      'HE003',
      '检查项颈动脉彩超不可重复选择'
    ],
    [
      'R5.39 more than the maximum',
      PACKAGES,
      [pick(6102, 'HE003', 'TH001')],
      6102,
      'DI002',
      '加项包6102最多选择2项'
    ],
    [
      'R3.31 the last item of a mandatory package',
      PACKAGES,
      [pick(6101, 'LU001')],
      6101,
      'LU001',
      '必选加项包不可取消'
    ],
    ['an item of the base package', [locked], [], 1, 'HE003', '套餐已含'],
    ['a disabled item', [locked], [], 1, 'LU001', '与套餐重复'],
    ['R3.37 a required item cannot be removed', [locked], [pick(1, 'TH001')], 1, 'TH001', '必选项目不可取消'],
    ['an unknown item', PACKAGES, [], 6101, 'NOPE', '该加项暂不可选，请刷新后重试'],
    ['an unknown package', PACKAGES, [], 1, 'LU001', '该加项暂不可选，请刷新后重试']
  ])('%s is refused', (_breaks, packages, selection, packageId, itemCode, reason) => {
    expect(toggleItem(packages, selection, { packageId, itemCode })).toEqual({ ok: false, reason })
  })

  test("R3.31 the second choice of a mandatory 'one of these' replaces the first", () => {
    expect(
      selectionOf(toggleItem(PACKAGES, [pick(6101, 'LU001')], { packageId: 6101, itemCode: 'LU002' }))
    ).toEqual([pick(6101, 'LU002')])
  })

  test('R3.37 a required item is not swapped away', () => {
    const packages = [
      makePackage(1, [], {
        affirmatively: 1,
        maxnums: 1,
        items: [makeItem('TH001', { required: true }), makeItem('TH002')]
      })
    ]
    expect(toggleItem(packages, [pick(1, 'TH001')], { packageId: 1, itemCode: 'TH002' })).toEqual({
      ok: false,
      reason: '加项包1最多选择1项'
    })
  })
})

describe('lock', () => {
  test.each([
    ['R3.37 in the base package', makeItem('A', { included: true }), true, '套餐已含'],
    ['R3.37 required', makeItem('A', { required: true }), true, '必选'],
    ['R3.37 disabled', makeItem('A', { disabled: true, disabledReason: '原因' }), true, '原因'],
    ['free', makeItem('A'), false, '']
  ])('%s', (_breaks, item, expected, label) => {
    expect(isLocked(item)).toBe(expected)
    expect(lockLabel(item)).toBe(label)
  })
})

describe('initialSelection', () => {
  test('R3.31 a mandatory package without a choice is chosen, one with a choice is not', () => {
    const noChoice = makePackage(1, ['TH001', 'TH002'], { affirmatively: 1, minnums: 2 })
    expect(initialSelection([noChoice, ...PACKAGES])).toEqual([pick(1, 'TH001', 'TH002')])
  })

  test('R3.37 required items are chosen once, also when two packages offer them', () => {
    const offer = (id: number) =>
      makePackage(id, [], { items: [makeItem('TH001', { required: true }), makeItem('TH002')] })
    expect(initialSelection([offer(1), offer(2)])).toEqual([pick(1, 'TH001')])
  })
})

describe('togglePackage', () => {
  test('adds all items, then removes all', () => {
    const on = selectionOf(togglePackage(PACKAGES, [], 6203))
    expect(on).toEqual([pick(6203, 'DI001', 'DI003', 'DI004')])
    expect(togglePackage(PACKAGES, on, 6203)).toEqual({ ok: true, operType: 0, selection: [] })
  })
  test('R5.39 stops at the maximum', () => {
    expect(selectionOf(togglePackage(PACKAGES, [], 6102))).toEqual([pick(6102, 'HE003', 'TH001')])
  })
  test('R4.50 leaves out what is chosen elsewhere', () => {
    expect(countOf(selectionOf(togglePackage(PACKAGES, [pick(6102, 'HE003')], 6201)), 6201)).toBe(2)
  })
  test('R3.31 a mandatory package is not deselected', () => {
    expect(togglePackage(PACKAGES, [pick(6101, 'LU001')], 6101)).toEqual({
      ok: false,
      reason: '必选加项包不可取消'
    })
  })
  test('R3.37 required items stay', () => {
    const packages = [
      makePackage(1, [], { items: [makeItem('TH001', { required: true }), makeItem('TH002')], maxnums: 2 })
    ]
    expect(selectionOf(togglePackage(packages, [pick(1, 'TH001', 'TH002')], 1))).toEqual([pick(1, 'TH001')])
  })
})

test('R4.45 clear all keeps mandatory packages, required items and the paper-report choice', () => {
  const packages = [
    ...PACKAGES,
    makePackage(1, [], { items: [makeItem('KI001', { required: true }), makeItem('LP001')] })
  ]
  const selection = freeze([pick(6101, 'LU001'), pick(6202, 'TH003'), pick(1, 'KI001', 'LP001'), pick(-1)])
  expect(clearAll(packages, selection)).toEqual([pick(6101, 'LU001'), pick(1, 'KI001'), pick(-1)])
})

test("R4.39 'add together' adds to the list without repeating", () => {
  const refs = [
    { packageId: 6213, itemCode: 'BL003' },
    { packageId: 6213, itemCode: 'IN001' }
  ]
  expect(addItems(freeze([pick(6213, 'DI005', 'BL003')]), refs)).toEqual([
    pick(6213, 'DI005', 'BL003', 'IN001')
  ])
})

test("R4.40 'delete together' takes out what is listed and nothing else", () => {
  const refs = [
    { packageId: 6202, itemCode: 'TH002' },
    { packageId: 6204, itemCode: 'LU001' }
  ]
  expect(removeItems(freeze([pick(6202, 'TH003', 'TH002'), pick(6204, 'LU001'), pick(-2)]), refs)).toEqual([
    pick(6202, 'TH003'),
    pick(-2)
  ])
})

describe('badges and counts', () => {
  const selection = [pick(6202, 'TH003', 'TH004'), pick(6213, 'DI005'), pick(-1)]
  test('R2.136 the badge counts the items of its package', () => {
    expect([countOf(selection, 6202), countOf(selection, 6213), countOf(selection, 6201)]).toEqual([2, 1, 0])
  })
  test('R5.41 the paper-report choice is no chosen add-on', () => {
    expect(chosenCount(selection)).toBe(3)
    expect(chosenCount([pick(-2)])).toBe(0)
  })
})

describe('normalizeSelection', () => {
  test('drops unknown, locked, repeated and surplus items, and a second paper-report choice', () => {
    const packages = [
      ...PACKAGES,
      makePackage(1, [], { items: [makeItem('HE003', { included: true }), makeItem('KI001')] })
    ]
    const wild = [
      pick(6102, 'HE003', 'TH001', 'DI002'),
      pick(6201, 'HE003', 'NOPE'),
      pick(1, 'HE003', 'KI001'),
      pick(77, 'X'),
      pick(-1),
      pick(-2)
    ]
    expect(normalizeSelection(packages, freeze(wild))).toEqual([
      pick(6102, 'HE003', 'TH001'),
      pick(1, 'KI001'),
      pick(-1)
    ])
  })

  test('R5.39 any basket ends within the maxima, without repeats, and stays as it is the second time', () => {
    const codes = PACKAGES.flatMap((pkg) => pkg.items.map(({ itemCode }) => itemCode))
    const entry = fc.record({
      packageId: fc.constantFrom(...PACKAGES.map(({ packageId }) => packageId), 99),
      itemCodes: fc.array(fc.constantFrom(...codes), { maxLength: 6 })
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (wild) => {
        const kept = normalizeSelection(PACKAGES, wild)
        expect(new Set(selectedCodes(kept)).size).toBe(selectedCodes(kept).length)
        expect(PACKAGES.every((pkg) => countOf(kept, pkg.packageId) <= limitsOf(pkg).max)).toBe(true)
        expect(sameSelection(normalizeSelection(PACKAGES, kept), kept)).toBe(true)
      })
    )
  })
})
