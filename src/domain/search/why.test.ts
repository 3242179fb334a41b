import { hitIn, snippetOf, whyFound } from './why'

const product = {
  name: '深度体检·男士款',
  intro: '含低剂量 CT，久坐的人优先看。',
  itemCount: 21,
  items: ['甲状腺彩超', '血脂四项'],
  words: ['体检', '男士']
}

test.each([
  ['the name says it', ['深度'], null],
  ['one item', ['甲状腺'], { text: '21 项里含甲状腺彩超', hit: '甲状腺' }],
  ['the introduction', ['低剂量', 'ct'], { text: product.intro, hit: '低剂量' }],
  ['another word', ['男士'], null],
  ['nothing that is told', ['睿评'], null]
])('why a product was found: %s', (_name, words, why) => {
  expect(whyFound(product, words)).toEqual(why)
})

test('several items are named, and a keyword where nothing else has the word', () => {
  const two = { ...product, items: ['甲状腺彩超', '甲状腺功能'] }
  expect(whyFound(two, ['甲状腺'])).toEqual({ text: '甲状腺彩超、甲状腺功能都在里面', hit: '甲状腺' })
  expect(whyFound({ ...product, words: ['久坐人群'] }, ['人群'])).toEqual({ text: '久坐人群', hit: '人群' })
})

test('a piece of a text around the word, as the text spells it', () => {
  const text = '报告上写着结节三类，多数人不必慌张，按医生说的时间随访就可以，下一步该做什么这里写得清楚。'
  expect(snippetOf(text, ['随访'])).toEqual({ text: expect.stringContaining('随访就可以'), hit: '随访' })
  expect(snippetOf(text, ['随访'])?.text.startsWith('……')).toBe(true)
  expect(snippetOf('短', ['长'])).toBeNull()
  expect(hitIn('低剂量CT', ['ct'])).toBe('CT')
})
