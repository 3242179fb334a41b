import { PRODUCT_KINDS } from './index'
import { isBookable, SHELF_IDS, SHELVES, shelfNamed, shelfOfKind } from './shelves'

test('every kind has a shelf, which has it', () => {
  for (const kind of PRODUCT_KINDS) {
    const shelf = shelfOfKind(kind)
    expect([kind, shelf]).not.toEqual([kind, 'all'])
    expect(SHELVES[shelf].kinds).toContain(kind)
  }
})

test('what the shop picks from a kind is not the shelf of that kind', () => {
  expect(shelfOfKind('checkup')).toBe('checkup')
})

test.each([
  ['a shelf', 'elder', 'elder'],
  ['none that there is', 'boats', null],
  ['a name that every object has', 'toString', null],
  ['nothing', undefined, null]
])('an address names %s', (_name, id, shelf) => {
  expect(shelfNamed(id)).toBe(shelf)
})

test('goods, parcels and everything together are not booked at a branch', () => {
  const others = SHELF_IDS.filter((id) => !isBookable(id))
  expect(others).toEqual(expect.arrayContaining(['all', 'goods', 'cross-border']))
  expect(others).not.toContain('checkup')
})
