import { addToHistory, cleanHistory } from './history'
import { countNameMatches, rankByName } from './rank'

const eleven = Array.from({ length: 11 }, (_, index) => `词${index + 1}`)

test('R5.42 R9.15 of eleven words ten stay, the last first', () => {
  const history = eleven.reduce<readonly string[]>(addToHistory, [])
  expect(history).toHaveLength(10)
  expect(history[0]).toBe('词11')
  expect(history).not.toContain('词1')
})

test.each([
  ['a repeated word moves to the front', ['b', 'a'], 'a', ['a', 'b']],
  ['spaces around make no other word', ['a'], ' a ', ['a']],
  ['a blank word is ignored', ['a'], '   ', ['a']],
  ['an empty word is ignored', ['a'], '', ['a']]
])('R5.42 %s', (_name, history, word, expected) => {
  expect(addToHistory(history, word)).toEqual(expected)
})

test('R5.42 a stored history is made valid when it is read', () => {
  expect(cleanHistory(['a', ' ', 'a', ...eleven])).toEqual(['a', ...eleven.slice(0, 9)])
})

test.each([
  ['twice in the name', '甲状腺功能与甲状腺彩超', '甲状腺', 2],
  ['whatever the case', 'ct 与 CT', 'Ct', 2],
  ['two words are counted together', '低剂量胸部CT', '胸部 ct', 2],
  ['signs of patterns are plain text', '25-羟基维生素D(总)', '(总', 1],
  ['a blank query matches nothing', '体检', ' ', 0]
])('R5.43 name matches: %s', (_name, name, query, count) => {
  expect(countNameMatches(name, query)).toBe(count)
})

test('R5.43 more name matches first, then more sold', () => {
  const items = [
    { name: '甲状腺彩超', sellCount: 5 },
    { name: '甲状腺功能', sellCount: 90 },
    { name: '甲状腺专项（甲状腺彩超）', sellCount: 1 },
    { name: '血常规', sellCount: 999 }
  ]
  expect(rankByName(items, '甲状腺').map((item) => item.sellCount)).toEqual([1, 90, 5, 999])
  expect(items[0]?.sellCount).toBe(5)
})
