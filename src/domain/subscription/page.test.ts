import { pageHref } from '@/routes/href'
import { orderPageOf } from './page'

test.each([
  ['checkup', 'orderDetail'],
  ['sugarshaker', 'sugarOrderDetail']
] as const)('a message of an order of %s opens its page', (kind, route) => {
  expect(`/${orderPageOf(kind, 'CA1')}`).toBe(pageHref(route, { orderNum: 'CA1' }))
})
