import { sortingCode } from './sorting'

test.each([
  ['北京市-北京市-朝阳区', '京-朝'],
  ['北京市-朝阳区', '京-朝'],
  ['四川省-成都市-武侯区', '川-成-武'],
  ['黑龙江省-哈尔滨市-道里区', '黑-哈-道'],
  ['', '']
])('a parcel to %s is sorted by %s', (region, code) => {
  expect(sortingCode(region)).toBe(code)
})
