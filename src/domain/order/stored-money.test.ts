import * as fc from 'fast-check'
import { shareStored } from './stored-money'

const card = (no: string, leftFen: number) => ({ no, leftFen })

test('one card after the other, one order after the other', () => {
  expect(shareStored([550, 900], [card('A', 500), card('B', 120)])).toEqual([
    [
      { no: 'A', amountFen: 500 },
      { no: 'B', amountFen: 50 }
    ],
    [{ no: 'B', amountFen: 70 }]
  ])
  expect(shareStored([0, 30], [card('A', 50)])).toEqual([[], [{ no: 'A', amountFen: 30 }]])
})

test('money: no order gets more than it costs, no card pays more than it has, and together they pay all they can', () => {
  const sum = (fen: readonly number[]) => fen.reduce((total, one) => total + one, 0)
  fc.assert(
    fc.property(fc.array(fc.nat(9_999)), fc.array(fc.nat(9_999)), (orders, cards) => {
      const shares = shareStored(
        orders,
        cards.map((fen, index) => card(String(index), fen))
      )
      const paid = shares.map((own) => sum(own.map(({ amountFen }) => amountFen)))
      expect(paid.every((fen, index) => fen <= orders[index]!)).toBe(true)
      cards.forEach((fen, index) => {
        const own = shares.flat().filter(({ no }) => no === String(index))
        expect(sum(own.map(({ amountFen }) => amountFen))).toBeLessThanOrEqual(fen)
      })
      expect(sum(paid)).toBe(Math.min(sum(orders), sum(cards)))
    })
  )
})
