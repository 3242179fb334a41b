import * as fc from 'fast-check'
import { shareGifts } from './gifts'

const card = (giftNo: string, leftFen: number) => ({ giftNo, leftFen })

test('one card after the other, one order after the other', () => {
  expect(shareGifts([550, 900], [card('A', 500), card('B', 120)])).toEqual([
    [
      { giftNo: 'A', amountFen: 500 },
      { giftNo: 'B', amountFen: 50 }
    ],
    [{ giftNo: 'B', amountFen: 70 }]
  ])
  expect(shareGifts([0, 30], [card('A', 50)])).toEqual([[], [{ giftNo: 'A', amountFen: 30 }]])
})

test('money: no order gets more than it costs, no card pays more than it has, and together they pay all they can', () => {
  const sum = (fen: readonly number[]) => fen.reduce((total, one) => total + one, 0)
  fc.assert(
    fc.property(fc.array(fc.nat(9_999)), fc.array(fc.nat(9_999)), (orders, cards) => {
      const shares = shareGifts(
        orders,
        cards.map((fen, index) => card(String(index), fen))
      )
      const paid = shares.map((own) => sum(own.map(({ amountFen }) => amountFen)))
      expect(paid.every((fen, index) => fen <= orders[index]!)).toBe(true)
      cards.forEach((fen, index) => {
        const own = shares.flat().filter(({ giftNo }) => giftNo === String(index))
        expect(sum(own.map(({ amountFen }) => amountFen))).toBeLessThanOrEqual(fen)
      })
      expect(sum(paid)).toBe(Math.min(sum(orders), sum(cards)))
    })
  )
})
