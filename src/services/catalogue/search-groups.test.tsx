import { productCard } from '@/../tests/support/catalogue'
import { ownMentions, searchAll } from './search-groups'

/** Answers one call and keeps what was asked. */
function answering(answer: unknown) {
  const asked: unknown[] = []
  const call = async (_name: string, input: unknown) => {
    asked.push(input)
    return answer as never
  }
  return { asked, call }
}

test('what a word finds has products, items and branches in our own words', async () => {
  const item = { itemCode: 'TH001', name: '甲状腺彩超', intro: '', price: 68 }
  const branch = {
    hospitalId: 'H1001',
    hospitalName: '望京分院',
    hospitalAddress: '',
    hospitalDistance: 5.98
  }
  const { call } = answering({
    products: [{ product: productCard(), why: { text: '21 项里含甲状腺彩超', hit: '甲状腺' } }],
    items: [item],
    branches: [{ branch: { ...branch, score: 4.8, reviewCount: 12 }, imgUrl: '', item: '甲状腺彩超' }],
    ...{ news: [], notOffered: null }
  })
  const found = await searchAll(call, { keyword: '甲状腺', cityCode: '131' })
  expect(found.items).toEqual([{ code: 'TH001', name: '甲状腺彩超', intro: '', priceFen: 6800 }])
  expect(found.branches[0]).toMatchObject({ branch: { id: 'H1001', score: 4.8 }, item: '甲状腺彩超' })
  expect(found.products[0]?.why?.hit).toBe('甲状腺')
})

test('of one’s own reports a count is told', async () => {
  const mention = { contactsId: 'c1', date: '2026-04-15', count: 2, advised: 1 }
  const { asked, call } = answering([mention])
  expect(await ownMentions(call, '甲状腺')).toEqual([mention])
  expect(asked).toEqual([{ keyword: '甲状腺' }])
})
