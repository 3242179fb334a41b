import { wrap } from './wrap'

/** A Chinese sign is as wide as two others. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0)

test.each([
  ['a house number stays whole', '澄湖北里6号楼802', 15, ['澄湖北里6号楼', '802']],
  ['an identity number stays whole', '证件 99010119880314011X', 20, ['证件 ', '99010119880314011X']],
  ['a mark that closes stands behind its word', '空腹；憋尿', 4, ['空', '腹；', '憋尿']],
  ['a line break begins a line', '陈予安\n男 38', 10, ['陈予安', '男 38']],
  ['what is wider than a line is broken', 'ABCDEFGH', 3, ['ABC', 'DEF', 'GH']]
])('%s', (_what, text, most, lines) => {
  expect(wrap(text, most, widthOf)).toEqual(lines)
})
