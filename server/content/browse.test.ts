import { createTestApp, type TestApp } from '../testing/test-app'

const WANGJING = { cityCode: '131', latitude: 39.9957, longitude: 116.4812 }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const search = async (keyword: string) =>
  (await server.call('home.searchAll', { keyword, ...WANGJING })).results

describe('everything that a word finds', () => {
  test('products with why, items that can be added, articles and branches that do it', async () => {
    const found = await search('甲状腺')
    const why = new Map(found.products.map(({ product, why: said }) => [product.productCode, said]))
    expect(why.get('CK1009')).toBeNull()
    expect([...why.values()].some((said) => said?.hit === '甲状腺' && said.text.includes('项里含'))).toBe(
      true
    )
    expect(found.items.every(({ name, price }) => name.includes('甲状腺') && price > 0)).toBe(true)
    expect(found.items.length).toBeGreaterThan(0)
    expect(found.branches[0]).toMatchObject({
      branch: { orgCode: 'H1001' },
      item: expect.stringContaining('甲状腺')
    })
    expect(found.notOffered).toBeNull()
  })

  test('branches by their own name, and not those that only do something', async () => {
    const { branches } = await search('望京')
    expect(branches.map(({ branch }) => branch.orgCode).sort()).toEqual(['H1001', 'V1201'])
    expect(branches.every(({ item }) => item === '')).toBe(true)
  })

  test.each([
    ['waston', 'waston'],
    ['睿评', 'waston'],
    ['看牙', 'dentistry'],
    ['预防针', 'vaccine']
  ])('%s finds the shelf that people call so', async (word, kind) => {
    const { products } = await search(word)
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ product }) => product.kind === kind)).toBe(true)
  })

  test('other names complete what is typed', async () => {
    const { results } = await server.call('product.suggest', { keyword: 'wast', cityCode: '131' })
    expect(results).toContain('waston')
  })

  test('what the shop does not do is said, where nothing is found', async () => {
    const found = await search('阑尾炎手术')
    expect(found.products).toEqual([])
    expect(found.notOffered).toMatchObject({ title: '我们不做手术' })
    expect((await search('火星旅行')).notOffered).toBeNull()
  })
})

describe('rows of home', () => {
  test('each shelf with how many there are, where the first can be had, and some of them', async () => {
    const { results } = await server.call('home.rails', WANGJING)
    expect(results.map(({ shelf }) => shelf)).toEqual([
      ...['checkup', 'dental', 'immune', 'gene', 'goods', 'cross-border']
    ])
    const [checkup, dental] = results
    expect(checkup?.head?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(checkup?.products.length).toBe(6)
    expect(checkup?.count).toBeGreaterThan(10)
    const scenes = checkup?.products.map(({ scene }) => scene) ?? []
    expect([scenes.filter((scene) => scene === '').length, new Set(scenes).size > 2]).toEqual([0, true])
    const vaccines = results.find(({ shelf }) => shelf === 'immune')
    expect(vaccines?.products.map(({ doses }) => doses)).toContain(3)
    expect(dental?.doctors[0]?.branchName).toContain('店')
    expect(dental?.doctors.map(({ name }) => name).sort()).toEqual(['何屿', '宋乔', '郑远山'].sort())
    const goods = results.find(({ shelf }) => shelf === 'goods')
    expect([goods?.head, goods?.doctors]).toEqual([null, []])
  })

  test('a city without branches has what is sent home alone', async () => {
    const { results } = await server.call('home.rails', { cityCode: '104' })
    expect(results.map(({ shelf }) => shelf)).toEqual(['gene', 'goods', 'cross-border'])
  })

  test('blocks that an older caller does not know are not sent to it', async () => {
    const kinds = async (version: number) =>
      (await server.call('home.modules', { version })).results.modules.map(({ kind }) => kind)
    expect(new Set(await kinds(1))).toEqual(new Set(['services', 'banner', 'flash', 'recommend', 'news']))
    const newer = (await server.call('home.modules', { version: 2 })).results.modules
    expect(newer.filter(({ kind }) => kind === 'rail').map(({ shelf }) => shelf)).toContain('dental')
    const trust = newer.find(({ kind }) => kind === 'trust')
    expect(trust?.items[0]?.title).toMatch(/^\d+ 家机构$/)
  })
})

test('how much of one’s own reports a word touches, and nothing of what they say', async () => {
  const session = await server.login('10000000001')
  const mentions = async (keyword: string) =>
    (await server.call('report.mentions', { keyword }, { session })).results
  const all = await mentions('甲状腺')
  const { people } = (await server.call('report.people', {}, { session })).results
  const open = people.flatMap(({ contactsId, access }) => (access === 'open' ? [contactsId] : []))
  expect(all.filter(({ contactsId }) => !open.includes(contactsId))).toEqual([])
  const [own] = all
  expect(own?.count).toBeGreaterThan(0)
  expect(own && Object.keys(own).sort()).toEqual(['advised', 'contactsId', 'count', 'date'])
  expect(await mentions('阑尾炎手术')).toEqual([])
})
