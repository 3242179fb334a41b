import { rulerOf } from './dose-ruler'

const dose = (no: number, date: string, from = '', to = '') => ({ no, date, from, to })

describe('doses to scale', () => {
  test('each stands where its day is between the first and the last', () => {
    const ruler = rulerOf([
      dose(1, '2026-11-28'),
      dose(2, '', '2027-01-27', '2027-02-26'),
      dose(3, '', '2027-05-27')
    ])
    expect(ruler?.days).toBe(180)
    expect(ruler?.marks.map(({ at }) => Math.round(at))).toEqual([0, 31, 93])
    expect(ruler?.marks.map(({ wide }) => Math.round(wide))).toEqual([0, 15, 0])
    expect(ruler?.months.map(({ name }) => name)).toEqual(['12月', '2月', '4月', '6月'])
  })

  test('the window of a dose ends with the ruler', () => {
    const ruler = rulerOf([dose(1, '2026-11-28'), dose(2, '', '2026-12-28', '2027-12-28')])
    expect(ruler?.marks.map(({ at, wide }) => Math.round(at + wide))).toEqual([0, 100])
  })

  test.each([
    ['one dose', [dose(1, '2026-11-28')]],
    ['a dose without a day', [dose(1, '2026-11-28'), dose(2, '')]],
    ['all on one day', [dose(1, '2026-11-28'), dose(2, '2026-11-28')]],
    ['none', []]
  ])('there is no ruler of %s', (_name, doses) => {
    expect(rulerOf(doses)).toBeNull()
  })
})
