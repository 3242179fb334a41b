import { makeItem, makePackage, nameOf, OPEN_PACKAGES } from './fixtures'
import { mergeCarryOver, planCarryOver } from './carry-over'
import { choosePaperReport } from './choose-paper-report'
import { paperReportOf } from './paper-report'
import { presentPackages } from './rules'
import { searchAddons } from './search'
import * as special from './special'

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })

describe('paper report', () => {
  test('R4.26 choosing one clears the other and stores the choice', () => {
    const first = choosePaperReport([pick(6202, 'TH003')], -1)
    expect(paperReportOf(first)).toBe(-1)
    const second = choosePaperReport(first, -2)
    expect(second).toEqual([pick(6202, 'TH003'), pick(-2)])
  })
  test('R4.27 choosing it again removes it', () => {
    const off = choosePaperReport([pick(6202, 'TH003'), pick(-2)], -2)
    expect(off).toEqual([pick(6202, 'TH003')])
    expect(paperReportOf(off)).toBeNull()
  })
})

describe('smart recommendation', () => {
  test.each([
    ['R4.46 the first time asks for consent', true, false, 'ask-consent'],
    ['R4.47 with consent there is no prompt', true, true, 'on'],
    ['off needs no consent', false, false, 'off']
  ])('%s', (_breaks, wanted, consent, expected) =>
    expect(special.smartSwitch(wanted, consent)).toBe(expected)
  )

  test.each([
    ['R4.49 chosen item of -4 and consent', [pick(-4, 'BO002')], true, true],
    ['R4.46 no consent', [pick(-4, 'BO002')], false, false],
    ['R4.49 nothing of -4 chosen', [pick(6202, 'TH003')], true, false]
  ])('%s', (_breaks, selection, consent, expected) =>
    expect(special.smartAutoEnabled(selection, consent)).toBe(expected)
  )
})

describe('search', () => {
  const named = (itemCode: string, itemName: string, sellCount: number) =>
    makeItem(itemCode, { itemName, sellCount })
  const packages = [
    makePackage(1, [], {
      items: [named('A', '甲功三项', 5), named('B', '胸部CT', 9), named('C', '甲状腺彩超', 50)]
    }),
    makePackage(2, [], { items: [named('D', '甲状腺与甲状旁腺', 1), named('C', '甲状腺彩超', 50)] })
  ]
  const codes = (text: string) => {
    const found = searchAddons(packages, text)
    return found.kind === 'hits' ? found.hits.map(({ item }) => item.itemCode) : found.kind
  }
  test.each([
    ['R4.57 only names that contain the text', '彩超', ['C']],
    ['R5.43 more matches first, then sellCount; repeats once', '甲', ['D', 'C', 'A']],
    ['letters whatever their case', 'ct', ['B']],
    ['R4.58 empty text: history', '  ', 'history'],
    ['R4.59 no match: empty', 'zzz', 'empty']
  ])('%s', (_breaks, text, expected) => expect(codes(text)).toEqual(expected))
})

describe('carry-over of an earlier order', () => {
  const packages = presentPackages({ packages: OPEN_PACKAGES, baseItemCodes: ['TH001'], rules: [], nameOf })
  const addon = (packageId: number, itemCode: string) => ({ packageId, itemCode, itemName: nameOf(itemCode) })

  test('R4.54 R4.56 what applies, where, and the names of what does not', () => {
    const plan = planCarryOver(
      [addon(6202, 'TH003'), addon(9999, 'HE005'), addon(6202, 'TH001'), addon(6202, 'BR003')],
      packages
    )
    expect(plan).toEqual({
      refs: [
        { packageId: 6202, itemCode: 'TH003' },
        { packageId: 6201, itemCode: 'HE005' }
      ],
      itemCodes: ['TH003', 'HE005'],
      packageIds: [6202, 6201],
      notApplicable: ['甲状腺彩超', '颅内动脉血管成像']
    })
  })

  test('R4.54 an item of two packages comes back in the one that it was chosen in', () => {
    const two = [makePackage(1, ['LP001']), makePackage(2, ['LP001'])]
    expect(planCarryOver([addon(2, 'LP001')], two).packageIds).toEqual([2])
  })

  test('R4.55 确认带入 adds the items in their packages and keeps what is chosen', () => {
    const merged = mergeCarryOver(packages, [pick(6202, 'TH004')], ['TH003', 'HE005', 'TH004'], [6301, 6202])
    expect(merged).toEqual([pick(6202, 'TH004', 'TH003'), pick(6301, 'HE005')])
  })

  test('R5.39 what no longer fits is left out, and a mandatory choice is not swapped', () => {
    const tight = [
      makePackage(1, ['KI001', 'LP001'], { affirmatively: 1, minnums: 1, maxnums: 1 }),
      makePackage(2, ['A', 'B'], { maxnums: 1 })
    ]
    expect(mergeCarryOver(tight, [pick(1, 'KI001')], ['LP001', 'A', 'B'])).toEqual([
      pick(1, 'KI001'),
      pick(2, 'A')
    ])
  })
})
