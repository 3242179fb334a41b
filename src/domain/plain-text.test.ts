import { isPlainText } from './plain-text'

test.each([
  ['NUL', '\u0000'],
  ['BEL', '\u0007'],
  ['ESC', '\u001b'],
  ['DEL', '\u007f'],
  ['a C1 control', '\u009b'],
  ['a mark from left to right', '\u200e'],
  ['a mark from right to left', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a line separator', '\u2028'],
  ['an override of the direction', '\u202e'],
  ['an embedding of the direction', '\u202a'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['an interlinear mark', '\ufff9'],
  ['half of a pair', '\ud800']
])('%s is no plain text, on one line or several', (_name, character) => {
  const text = `林${character}知夏`
  expect([isPlainText(text), isPlainText(text, true)]).toEqual([false, false])
})

test.each([
  ['a new line', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t']
])('%s stands in a text of several lines alone', (_name, character) => {
  const text = `第一行${character}第二行`
  expect([isPlainText(text), isPlainText(text, true)]).toEqual([false, true])
})

test.each(['', '陈予安', 'O’Neil (Jr.)', '𠮷野家', '👩‍⚕️ 很好', 'José', '朝阳区　望京'])('%s is', (text) => {
  expect([isPlainText(text), isPlainText(text, true)]).toEqual([true, true])
})
