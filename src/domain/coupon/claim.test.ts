import { claimLeft, claimProblem, claimState, isClaimListed, type ClaimTerms } from './claim'

const NOW = new Date('2026-11-23T10:00:00+08:00')
const LATER = new Date('2026-11-23T10:00:01+08:00')
const EARLIER = new Date('2026-11-23T09:59:59+08:00')
const [WEB, MINI] = [50, 66]
const NAMES = { [WEB]: '网页', [MINI]: '小程序' }

const open: ClaimTerms = {
  ...{ claimable: true, claimChannels: null, claimFrom: null, claimUntil: null },
  ...{ claimStock: null, claimTaken: 0 }
}
const who = { channel: WEB, had: false }

describe('R7.143 who may take a coupon', () => {
  test.each<[string, Partial<ClaimTerms>, Partial<typeof who>, ReturnType<typeof claimProblem>]>([
    ['no term limits it', {}, {}, null],
    ['not open to everybody', { claimable: false }, {}, 'closed'],
    ['named channel', { claimChannels: [WEB] }, {}, null],
    ['another channel', { claimChannels: [MINI] }, {}, 'channel'],
    ['named for no channel at all', { claimChannels: [] }, {}, 'channel'],
    ['from this very moment', { claimFrom: NOW }, {}, null],
    ['a second too early', { claimFrom: LATER }, {}, 'soon'],
    ['until a second later', { claimUntil: LATER }, {}, null],
    ['the end is no time of it', { claimUntil: NOW }, {}, 'over'],
    ['long over', { claimFrom: EARLIER, claimUntil: EARLIER }, {}, 'over'],
    ['the last piece', { claimStock: 3, claimTaken: 2 }, {}, null],
    ['no piece left', { claimStock: 3, claimTaken: 3 }, {}, 'gone'],
    ['a batch of none', { claimStock: 0 }, {}, 'gone'],
    ['made smaller than what was taken', { claimStock: 1, claimTaken: 3 }, {}, 'gone'],
    ['without limit, however many were taken', { claimTaken: 99 }, {}, null],
    ['had theirs', {}, { had: true }, 'had'],
    [
      'had theirs, of a batch that is gone and over',
      { claimStock: 1, claimTaken: 1, claimUntil: NOW },
      { had: true },
      'had'
    ],
    ['had theirs of one that was closed', { claimable: false }, { had: true }, 'closed'],
    ['over before it is gone', { claimStock: 0, claimUntil: NOW }, {}, 'over']
  ])('%s', (_case, terms, as, problem) =>
    expect(claimProblem({ ...open, ...terms }, { ...who, ...as }, NOW)).toBe(problem)
  )
})

describe('what a list says of it', () => {
  test.each<[string, Partial<ClaimTerms>, boolean, ReturnType<typeof claimState>]>([
    ['nothing to say', {}, false, null],
    ['what is left', { claimStock: 5, claimTaken: 2 }, false, { open: true, note: '剩 3 张' }],
    [
      'what is left, and the end',
      { claimStock: 5, claimUntil: LATER },
      false,
      { open: true, note: '剩 5 张，11月23日 10:00 截止领取' }
    ],
    [
      'when it begins, and how many there are',
      { claimFrom: LATER, claimStock: 9 },
      false,
      { open: false, note: '11月23日 10:00 开始领取，剩 9 张' }
    ],
    ['when it begins', { claimFrom: LATER }, false, { open: false, note: '11月23日 10:00 开始领取' }],
    ['the other channels', { claimChannels: [MINI, 7] }, false, { open: false, note: '仅限小程序、7领取' }],
    ['over', { claimUntil: EARLIER }, false, { open: false, note: '领取时间已过' }],
    ['all taken', { claimStock: 1, claimTaken: 1 }, false, { open: false, note: '已被领完' }],
    ['had', {}, true, { open: false, note: '您已领取过该优惠券' }]
  ])('%s', (_case, terms, had, said) =>
    expect(claimState({ ...open, ...terms }, { ...who, had }, NAMES, NOW)).toEqual(said)
  )

  test('it names what is open, what is about to be and what was just taken, and nothing else', () => {
    const listed = ([null, 'soon', 'gone', 'closed', 'had', 'channel', 'over'] as const).filter(isClaimListed)
    expect(listed).toEqual([null, 'soon', 'gone'])
  })

  test('what is left is never below none', () => {
    expect(claimLeft({ ...open, claimStock: 1, claimTaken: 3 })).toBe(0)
  })
})
