import { markMatches } from './highlight'

const drawn = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

test.each([
  ['one word', '甲状腺与代谢专项', '甲状腺', '[甲状腺]与代谢专项'],
  ['each time it occurs', '甲状腺功能与甲状腺彩超', '甲状腺', '[甲状腺]功能与[甲状腺]彩超'],
  ['whatever the case', '低剂量CT', 'ct', '低剂量[CT]'],
  ['two words', '低剂量胸部CT', '胸部 ct', '低剂量[胸部CT]'],
  ['a word that is not there', '肺部关爱套餐', '甲状腺', '肺部关爱套餐'],
  ['a blank query marks nothing', '肺部关爱套餐', '  ', '肺部关爱套餐'],
  ['signs of patterns are plain text', '维生素D(总)', '(总', '维生素D[(总])']
])('matches in a name: %s', (_name, name, query, expected) => {
  expect(drawn(name, query)).toBe(expected)
})
