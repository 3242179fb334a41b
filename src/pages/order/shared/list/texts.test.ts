import { orderTexts } from '@/components/order/texts'
import { texts } from './texts'

/** All texts of a page, those of its states too. */
const said = (all: object): string[] =>
  Object.values(all).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? said(one) : [String(one)]
  )

test('every kind is ordered: none of the words about an order or their list is of one kind alone', () => {
  expect([...said(orderTexts), ...said(texts)].join()).not.toMatch(/到检|体检|套餐|选加项/)
})
