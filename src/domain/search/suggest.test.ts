import { completionsOf } from './suggest'

const of = (text: string, sellCount = 0) => ({ text, sellCount })

test.each([
  [
    'what begins with it comes first',
    '甲状腺',
    [of('女士甲状腺专项', 90), of('甲状腺彩超', 1)],
    ['甲状腺彩超', '女士甲状腺专项']
  ],
  ['then what is sold more', '体检', [of('入职体检', 5), of('爸妈体检', 80)], ['爸妈体检', '入职体检']],
  ['each once', '肺', [of('肺功能', 9), of('肺功能', 3)], ['肺功能']],
  ['not what is typed already, whatever its case', 'HPV', [of('hpv'), of('HPV分型')], ['HPV分型']],
  ['every typed word is in it', '女士 甲', [of('女士款'), of('女士甲状腺')], ['女士甲状腺']],
  ['nothing that lacks it', '骨密度', [of('肺功能')], []]
])('what is typed is completed: %s', (_name, typed, candidates, words) => {
  expect(completionsOf(typed, candidates)).toEqual(words)
})

test('no more than eight are shown', () => {
  const many = Array.from({ length: 12 }, (_, at) => of(`体检${at}`, at))
  expect(completionsOf('体检', many)).toHaveLength(8)
})
