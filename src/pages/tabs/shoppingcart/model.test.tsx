import { cartLine } from '@/../tests/support/cart'
import { createWorld } from '@/../tests/support/world'
import { INVALID_GROUP } from '@/domain/cart/lines'
import { CartModel } from './model'

test('R3.7 R3.9 R4.81 the state has the six fields; what nobody sells any more is group -1', async () => {
  const world = createWorld({
    calls: {
      'cart.lines': ({ lines }) => ({
        lines: lines.map((piece) => cartLine(piece, { state: 'gone', product: null })),
        serverTime: 0
      })
    }
  })
  world.root.cart.add({ kind: 'checkup', productCode: 'GONE1' })
  const model = new CartModel(world.root)
  await model.load()
  const { goods, allGoods, curCheckGoods, isEdit, checkAll, loseGoods } = model
  const gone = expect.objectContaining({
    productCode: 'GONE1',
    isChecked: false,
    isFullGift: false
  }) as unknown
  expect({ goods, allGoods, curCheckGoods, isEdit, checkAll, loseGoods }).toEqual({
    goods: [{ activityId: INVALID_GROUP, shelf: null, products: [gone] }],
    allGoods: [gone],
    curCheckGoods: [],
    isEdit: false,
    checkAll: false,
    loseGoods: [gone]
  })
  expect(INVALID_GROUP).toBe(-1)
})
