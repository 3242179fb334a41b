import { partnerOf } from './partners'

test.each([
  ['/daHeYun', 'daHeYun'],
  ['/douguo?x=/cqep', 'douguo'],
  ['/ikkie-transfer#/cqep', 'ikkie-transfer'],
  ['/cqep/', 'cqep'],
  ['/maillist/A7', undefined],
  ['/daheyun', undefined],
  ['/cqep2', undefined],
  ['/mine?url=/cqep', undefined],
  ['', undefined]
])('%s is the page of %s', (path, partner) => expect(partnerOf(path)).toBe(partner))
