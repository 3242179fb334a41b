import { CartStore } from '@/stores/cart'
import { CartModel, INVALID_GROUP } from './model'

const storage = () => {
  const values = new Map<string, string>()
  const area = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value).has(key),
    remove: (key: string) => void values.delete(key)
  }
  return { local: area, session: area, setTokenCookie: () => undefined }
}

test('R3.7 R3.9 the state has the six fields; what nobody sells any more is group -1', async () => {
  const cart = new CartStore(storage(), () => 0)
  cart.add({ kind: 'checkup', productCode: 'GONE1' })
  const call = async () => ({ list: [], total: 0, hasMore: false, serverTime: 0 }) as never
  const model = new CartModel({ call, cart })
  await model.load()
  const { goods, allGoods, curCheckGoods, isEdit, checkAll, loseGoods } = model
  const gone = { productCode: 'GONE1', product: null, isChecked: false, isFullGift: false }
  expect({ goods, allGoods, curCheckGoods, isEdit, checkAll, loseGoods }).toEqual({
    goods: [{ activityId: INVALID_GROUP, products: [gone] }],
    allGoods: [gone],
    curCheckGoods: [],
    isEdit: false,
    checkAll: false,
    loseGoods: [gone]
  })
  expect(INVALID_GROUP).toBe(-1)
})
