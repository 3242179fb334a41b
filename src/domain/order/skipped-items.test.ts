import { isWholeShare, previewUndone, skippedSums } from './skipped-items'

/** Twenty-eight items that cost 2730.00 by themselves and 1680.00 together. */
const line = {
  id: 'L1',
  quantity: 1,
  payableFen: 168_000,
  items: [
    { code: 'BMD', name: '骨密度', priceFen: 10_338, listFen: 16_800 },
    { code: 'FOB', name: '便潜血定量', priceFen: 2_338, listFen: 3_800 },
    { code: 'REST', name: '其余 26 项', priceFen: 155_324, listFen: 252_400 }
  ]
}
const added = {
  id: 'L2',
  quantity: 1,
  payableFen: 8_800,
  items: [{ code: 'THY', name: '甲功', priceFen: 8_800 }]
}
const covered = {
  id: 'L3',
  quantity: 1,
  payableFen: 0,
  items: [{ code: 'ECG', name: '心电图', priceFen: 3_000 }]
}
const lines = [line, added, covered]
const all = ['BMD', 'FOB', 'THY', 'ECG']
const wish = (lineId: string, itemCode: string) => ({ lineId, itemCode })

test('206.00 × 1680.00 ÷ 2730.00 = 126.77, rounded half up, and its items add up to it', () => {
  const preview = previewUndone(lines, all, [], [wish('L1', 'BMD'), wish('L1', 'FOB')])
  expect(preview).toMatchObject({
    ...{ ok: true, amountFen: 12_677, whole: false },
    parts: [
      { itemCode: 'BMD', amountFen: 10_339 },
      { itemCode: 'FOB', amountFen: 2_338 }
    ],
    sums: [{ undoneFen: 20_600, allFen: 273_000, paidFen: 168_000, amountFen: 12_677 }]
  })
})

test('without a choice all that was not done goes back, but not what somebody else paid', () => {
  const preview = previewUndone(lines, all, [], undefined)
  expect(preview).toMatchObject({ ok: true, amountFen: 12_677 + 8_800 })
})

test('what has gone back does not go again, and never more than was paid for its line', () => {
  const back = { lineId: 'L1', itemCode: 'BMD', quantity: 1, amountFen: 10_339 }
  expect(previewUndone(lines, all, [back], [wish('L1', 'BMD')])).toEqual({ ok: false, problem: 'unknown' })
  expect(previewUndone(lines, all, [back], [wish('L1', 'FOB')])).toMatchObject({ amountFen: 2_338 })
  const nearly = { ...back, itemCode: 'REST', amountFen: 167_000 }
  expect(previewUndone(lines, all, [nearly], [wish('L1', 'FOB')])).toMatchObject({ amountFen: 1_000 })
})

test.each([
  ['an item that was done', [wish('L1', 'REST')]],
  ['an item of another line', [wish('L2', 'BMD')]],
  ['an item that somebody else paid', [wish('L3', 'ECG')]],
  ['a whole line', [{ lineId: 'L1' }]],
  ['the same item twice', [wish('L1', 'BMD'), wish('L1', 'BMD')]]
])('%s is refused', (_name, wanted) => {
  expect(previewUndone(lines, all, [], wanted)).toEqual({ ok: false, problem: 'unknown' })
})

test('nothing is left once all of it is back', () => {
  const back = ['BMD', 'FOB'].map((itemCode) => ({ lineId: 'L1', itemCode, quantity: 1, amountFen: 1 }))
  expect(previewUndone([line], all, back, undefined)).toEqual({ ok: false, problem: 'nothing' })
})

test('how a refund came about is read from what it gave back; one that was cut says so', () => {
  const part = (itemCode: string, amountFen: number) => ({ lineId: 'L1', itemCode, quantity: 1, amountFen })
  const sums = skippedSums(lines, [part('BMD', 10_339), part('FOB', 2_338)])
  expect(sums).toMatchObject([{ undoneFen: 20_600, allFen: 273_000, paidFen: 168_000, amountFen: 12_677 }])
  expect(sums.map(isWholeShare)).toEqual([true])
  const cut = skippedSums(lines, [part('FOB', 1_000)])
  expect(cut).toMatchObject([{ goneFen: 167_000, amountFen: 1_000 }])
  expect(cut.map(isWholeShare)).toEqual([false])
})
