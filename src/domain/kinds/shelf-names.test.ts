import { shelvesMeant } from './shelf-names'

test.each([
  ['waston', ['assess']],
  ['WATSON', ['assess']],
  ['睿评', ['assess']],
  ['洗牙', ['dental']],
  ['口腔', ['dental']],
  ['预防针', ['immune']],
  ['牙', []],
  ['全部', []],
  ['手术', []]
])('%s means the shelves %j', (word, shelves) => {
  expect(shelvesMeant(word)).toEqual(shelves)
})
