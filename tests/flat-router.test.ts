import FlatRouter from '../config/stand-ins/universal-router'
import { customRoutes } from '@/routes/site-routes'

/** As Taro's router asks: each page with its public paths, and what to do with an address that leads there. */
const router = new FlatRouter(
  Object.entries(customRoutes()).map(([page, path]) => ({
    path,
    action: ({ pathname }: { pathname: string }, params: object) => [page, { pathname }, params]
  })),
  { baseUrl: '' }
)

test.each([
  ['/', '/pages/tabs/home/index', {}],
  ['/shop', '/pages/tabs/shop/index', {}],
  ['/shop/', '/pages/tabs/shop/index', {}],
  ['/choose-city', '/pages/find/select-city/index', {}],
  ['/process/booking/checkup/CK1003', '/pages/process/booking/index', { type: 'checkup', id: 'CK1003' }],
  ['/order/order-detial/CA%201', '/pages/order/order-detail/index', { orderNum: 'CA 1' }],
  ['/mine/addInfo/%E0%A4%A', '/pages/account/add-info/index', { contacts_id: '%E0%A4%A' }],
  ['/agreementtable', '/pages/info/agreement-table/index', {}]
])('%s opens %s', async (pathname, page, params) => {
  await expect(router.resolve(pathname)).resolves.toEqual([page, { pathname }, params])
})

test.each(['/nowhere', '/selling/checkup', '/selling/checkup/CK1003/more', '/shopping'])(
  '%s is an address of no page',
  async (pathname) => {
    await expect(router.resolve(pathname)).rejects.toMatchObject({ status: 404 })
  }
)

test('what stands before the site is no part of a path', async () => {
  const below = new FlatRouter([{ path: '/shop', action: () => 'shop' }], { baseUrl: '/m' })
  await expect(below.resolve('/m/shop')).resolves.toBe('shop')
  await expect(below.resolve('/shop')).rejects.toMatchObject({ status: 404 })
})
