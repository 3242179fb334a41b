import { makeItem, makePackage, OPEN_PACKAGES, PACKAGES } from './fixtures'
import { canProceed, canSkip, limitProblem, selectionProblems, selectionPrompt } from './limits'

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })

describe('limits', () => {
  const limited = (minnums: number, maxnums: number) =>
    makePackage(1, ['A', 'B', 'C', 'D', 'E'], { minnums, maxnums })
  test.each([
    ['R5.39 a range', limited(1, 3), '选择1至3项'],
    ['R5.39 a single number when equal', limited(2, 2), '选择2项'],
    [
      'R5.40 the individual list allows 0 to its item count',
      { ...limited(2, 3), chargeType: 4 as const },
      '选择0至5项'
    ],
    ['more than there are items', limited(0, 9), '选择0至5项'],
    ['no maximum given', limited(0, 0), '选择0至5项']
  ])('%s', (_breaks, pkg, prompt) => expect(selectionPrompt(pkg)).toBe(prompt))

  test.each([
    ['untouched optional package', limited(2, 3), 0, ''],
    ['optional package begun but not filled', limited(2, 3), 1, '加项包1至少选择2项'],
    ['within limits', limited(2, 3), 3, ''],
    ['over the maximum', limited(2, 3), 4, '加项包1最多选择3项'],
    [
      'R3.31 mandatory package untouched',
      { ...limited(1, 1), affirmatively: 1 as const },
      0,
      '加项包1至少选择1项'
    ],
    [
      'R3.31 mandatory without a minimum still needs one',
      { ...limited(0, 3), affirmatively: 1 as const },
      0,
      '加项包1至少选择1项'
    ],
    [
      'a mandatory package whose items are all in the base package asks for nothing',
      makePackage(1, [], { affirmatively: 1, minnums: 1, items: [makeItem('A', { included: true })] }),
      0,
      ''
    ]
  ])('R5.39 %s', (_breaks, pkg, count, problem) => expect(limitProblem(pkg, count)).toBe(problem))

  test('R3.37 a missing required item is a problem', () => {
    expect(
      selectionProblems([makePackage(1, [], { items: [makeItem('TH001', { required: true })] })], [])
    ).toEqual(['必选项目甲状腺彩超未选择'])
  })

  test('R3.37 a required item that the base package has, or that cannot be had here, is none', () => {
    const items = [
      makeItem('TH001', { required: true, included: true }),
      makeItem('TH002', { required: true, disabled: true })
    ]
    expect(selectionProblems([makePackage(1, [], { items })], [])).toEqual([])
  })
})

describe('R5.41 the next button', () => {
  const mandatoryDone = [pick(6101, 'LU001')]
  test.each([
    ['nothing chosen', OPEN_PACKAGES, [], false, false],
    ['an optional item chosen', OPEN_PACKAGES, [pick(6202, 'TH003')], false, true],
    ['while calculating', OPEN_PACKAGES, [pick(6202, 'TH003')], true, false],
    ['only the paper-report choice', OPEN_PACKAGES, [pick(-1)], false, false],
    ['mandatory package not filled', PACKAGES, [pick(6202, 'TH003')], false, false],
    ['mandatory package filled', PACKAGES, mandatoryDone, false, true]
  ])('%s', (_breaks, packages, selection, calculating, expected) =>
    expect(canProceed({ calculating, selection, packages })).toBe(expected)
  )

  test.each([
    ['nothing required, nothing chosen', OPEN_PACKAGES, [], false, true],
    ['while calculating', OPEN_PACKAGES, [], true, false],
    ['something chosen: skipping would lose it', OPEN_PACKAGES, [pick(6202, 'TH003')], false, false],
    ['a package requires a choice', PACKAGES, [], false, false]
  ])('不加项，下一步: %s', (_breaks, packages, selection, calculating, expected) =>
    expect(canSkip({ calculating, selection, packages })).toBe(expected)
  )
})
