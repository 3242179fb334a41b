import { choice, days, draftQuote, product, SUBJECT, visit } from '../../../tests/support/draft'
import { bookedOf, draftKey, newDraft, withVisit } from './draft'

const other = { ...visit().branch, id: 'H1002', name: '澄安·北京国贸分院' }
const chosen = choice({ exchangeId: 8101, quote: draftQuote() })
const draft = { ...newDraft(SUBJECT), parts: { product: product(), visit: visit(), choice: chosen } }

test.each([
  ['another slot of the same branch and day keeps the quote', visit({ slotId: 14 }), chosen.quote],
  ['another day drops it', visit({ date: '2026-11-25' }), null],
  ['another branch drops it', visit({ branch: other }), null]
])('a quote stands for one branch and one day: %s', (_name, next, quote) => {
  const after = { ...draft.parts, ...withVisit(draft, next) }
  expect(after.visit).toEqual(next)
  expect(after.choice).toEqual({ ...chosen, quote })
})

test.each([
  ['nothing', {}],
  ['days alone', { days: days() }],
  ['a product without a visit', { product: product() }],
  ['a visit without its product', { visit: visit() }]
])('it is not booked with %s', (_name, parts) => {
  expect(bookedOf({ ...newDraft(SUBJECT), parts })).toBeUndefined()
})

test('booked, it has a choice, which may be empty', () => {
  const parts = { product: product(), visit: visit() }
  expect(bookedOf({ ...newDraft(SUBJECT), parts })).toMatchObject({
    productCode: 'CK1003',
    ...parts,
    choice: choice()
  })
})

test('a card’s draft has a key of its own', () => {
  expect([draftKey(SUBJECT), draftKey({ ...SUBJECT, card: 'YX8801' })]).toEqual([
    'buy:checkup:CK1003',
    'buy:checkup:CK1003:YX8801'
  ])
})
