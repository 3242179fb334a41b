import { familiesOf, familyOf } from './family'

test('kinds that are examined at a branch share its seats, others have seats of their own', () => {
  expect(familyOf({ kind: 'waston', category: 11 })).toBe(familyOf({ kind: 'checkup', category: 5 }))
  expect(familyOf({ kind: 'dentistry', category: 0 })).toBe('dentistry')
  expect(familiesOf(['gene', 'vaccine', 'checkup', 'cross-border']).sort()).toEqual(['checkup', 'vaccine'])
})

test.each([
  ['goods', 'health-selection', 20],
  ['a category of another kind', 'checkup', 20]
] as const)('%s take no seat of the checkups', (_name, kind, category) => {
  expect(() => familyOf({ kind, category })).toThrow('该商品无需预约')
})

test('a branch of an unknown kind is an error', () => {
  expect(() => familiesOf(['checkup', 'drugstore'])).toThrow('drugstore')
})
