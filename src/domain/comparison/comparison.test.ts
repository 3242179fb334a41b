import { factLines, itemGroups, onlyDifferent, type Compared } from './comparison'

const item = (itemCode: string) => ({ itemCode, name: `项目${itemCode}` })
const product = (productCode: string, over: Partial<Compared> = {}): Compared => ({
  productCode,
  itemCount: 3,
  itemsValueFen: 50_000,
  payFen: 30_000,
  limits: ['限女士'],
  minutes: 45,
  reportWorkdays: 4,
  categories: [{ categoryId: 'C01', name: '影像检查', items: [item('A'), item('B')] }],
  ...over
})

describe('comparison of products', () => {
  test.each([
    ['the same twice', product('P1'), product('P2'), []],
    ['another number of items', product('P1'), product('P2', { itemCount: 4 }), ['itemCount']],
    ['another price saves another amount', product('P1'), product('P2', { payFen: 29_900 }), ['saved']],
    ['another sex', product('P1'), product('P2', { limits: ['限男士'] }), ['limits']],
    [
      'limits of two words are compared word by word',
      product('P1', { limits: ['a', 'b'] }),
      product('P2', { limits: ['ab'] }),
      ['limits']
    ]
  ])('facts: %s', (_, one, other, expected) => {
    const lines = factLines([one, other])
    expect(lines.filter(({ differs }) => differs).map(({ fact }) => fact)).toEqual(expected)
  })

  test('a price above the sum of the items saves nothing', () => {
    const saved = factLines([product('P1', { payFen: 60_000 })]).find(({ fact }) => fact === 'saved')
    expect(saved?.values).toEqual([0])
  })

  test('items stand once, by code, where the first product has them', () => {
    const groups = itemGroups([
      product('P1'),
      product('P2', {
        categories: [
          { categoryId: 'C02', name: '血液', items: [item('B'), item('D')] },
          { categoryId: 'C03', name: '其他', items: [item('A')] },
          { categoryId: 'C01', name: '影像检查', items: [item('A'), item('C')] }
        ]
      })
    ])
    expect(
      groups.map(({ name, lines }) => [name, lines.map(({ itemCode, has }) => [itemCode, has])])
    ).toEqual([
      [
        '影像检查',
        [
          ['A', [true, true]],
          ['B', [true, true]],
          ['C', [false, true]]
        ]
      ],
      ['血液', [['D', [false, true]]]]
    ])
  })

  test('only what differs: equal lines go, and groups of equal lines', () => {
    const groups = itemGroups([
      product('P1'),
      product('P2', {
        categories: [
          { categoryId: 'C01', name: '影像检查', items: [item('A'), item('B')] },
          { categoryId: 'C02', name: '血液', items: [item('D')] }
        ]
      })
    ])
    expect(groups.map(({ differing }) => differing)).toEqual([0, 1])
    expect(onlyDifferent(groups).map(({ categoryId }) => categoryId)).toEqual(['C02'])
  })
})
