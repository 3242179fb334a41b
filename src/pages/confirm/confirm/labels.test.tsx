import { draftKey, type DraftSubject } from '@/domain/draft/draft'
import { confirmCalls } from '@/../tests/support/confirm'
import {
  enter,
  leave,
  setWorld,
  shown,
  submit,
  toast,
  type as write,
  world
} from '@/../tests/support/confirm-page'
import { choice, product, visit } from '@/../tests/support/draft'
import { createWorld, NOW, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const quote = (productCategory: number): FakeCalls => ({
  'goods.quote': () => [
    {
      productCode: 'P1',
      productName: '商品',
      productCategory,
      productImage: '',
      tone: 'sky',
      skuId: 'a',
      spec: '标准',
      note: '',
      quantity: 1,
      unitPrice: 100,
      itemPrice: 100,
      userPayPrice: 100,
      lines: [{ kind: 'base', label: '商品金额', note: '1 件', amount: 100 }],
      most: 5,
      mostReason: '',
      priceVersion: 'v1'
    }
  ]
})

test.each<[string, DraftSubject['kind'], number, string]>([
  ['checkup', 'checkup', 1, '体检人'],
  ['dentistry', 'dentistry', 0, '就诊人'],
  ['vaccine-booking', 'vaccine', 13, '联系人'],
  ['health-selection', 'health-selection', 20, '收货人'],
  ['health-selection', 'health-selection', 30, '领取人'],
  ['health-selection', 'health-selection', 35, '服务人']
])('R5.6 the form of %s (%s of category %p) asks for the %s', async (type, kind, category, label) => {
  setWorld(createWorld({ calls: { ...confirmCalls(), ...quote(category), 'contacts.list': () => [] } }))
  const subject = { kind, productCode: 'P1' } as const
  world.root.process.open(subject)
  world.root.process.put(
    draftKey(subject),
    kind === 'health-selection'
      ? { goods: { category, skuId: 'a', quantity: 1 } }
      : {
          product: product({ category, sexLimit: null }),
          visit: visit({ hold: { id: 'h', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
          choice: choice({ addons: [], exchangeId: null })
        }
  )
  await enter({ type, id: 'P1' })
  expect(shown()).toContain(label)
  await write('name', '')
  await submit()
  expect(toast()).toBe(`请填写${label}姓名`)
})
