import { isOpen } from '@/contract/completions'
import { PRODUCT_KINDS, rulesOf } from '@/domain/kinds'
import { newDraft } from '@/domain/draft/draft'
import { product, SUBJECT } from '@/../tests/support/draft'
import { addonPlanOf, planOf } from '@/pages/process/kinds'
import { confirmScreenOf } from '@/pages/confirm/kinds'

const draft = (skipsAddons: boolean) => ({
  ...newDraft(SUBJECT),
  parts: { product: product({ skipsAddons }) }
})

test.each([
  ['R2.118 checkup', false, false, 'addon'],
  ['R2.119 third party and skip', true, true, 'confirm'],
  ['R2.119 skip alone is not enough', false, true, 'addon'],
  ['R2.119 third party alone is not enough', true, false, 'addon']
])('booking leads on: %s', (_name, thirdPartyFlow, skip, screen) => {
  expect(planOf('checkup')?.next(draft(skip), { thirdPartyFlow, selfSelected: false })).toEqual({
    screen,
    type: 'checkup'
  })
})

test('a held supermarket code goes before all else', () => {
  const around = { thirdPartyFlow: true, selfSelected: true }
  expect(planOf('checkup')?.next(draft(true), around)).toEqual({ screen: 'supermarket' })
})

test.each(['', 'foo', 'toString', 'cardCheckup', '1'])('the type %p has no plan', (type) => {
  expect([planOf(type), addonPlanOf(type), confirmScreenOf(type)]).toEqual([null, null, null])
})

test('every kind whose orders are taken has its screens, and no other has', () => {
  for (const kind of PRODUCT_KINDS) {
    const open = isOpen(kind)
    const confirmed = confirmScreenOf(kind)
    const { booking } = rulesOf(kind)
    expect([kind, planOf(kind) !== null, confirmed !== null]).toEqual([kind, open && booking, open])
  }
})
