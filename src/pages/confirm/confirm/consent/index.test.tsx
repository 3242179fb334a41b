import { act } from 'react'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import ConfirmPage from '..'
import { confirmCalls, orderResult, wallet } from '@/../tests/support/confirm'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const quoted: GoodsQuote = {
  productCode: 'GH7004',
  productName: '遗传性肿瘤易感基因45项',
  productCategory: 7,
  productImage: '/seed-img/gene/GH7004.svg',
  tone: 'sand',
  skuId: 'GH7004-1',
  spec: '采样盒',
  note: '唾液采样',
  quantity: 1,
  unitPrice: 2980,
  itemPrice: 2980,
  userPayPrice: 2980,
  lines: [{ kind: 'base', label: '商品金额', note: '1 件', amount: 2980 }],
  most: 300,
  mostReason: '',
  priceVersion: 'v1'
}

async function open(due: boolean) {
  const calls = {
    ...confirmCalls(),
    'goods.quote': () => [quoted],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 2980, payAmount: 2980 }),
    'questionnaire.config': () => [
      {
        open: due ? 1 : 0,
        limit: 1,
        questionnaireConfigDTO: due ? { id: 'QN02', saveType: 1, fourteenDays: 0 } : null
      }
    ],
    'questionnaire.get': () => ({
      id: 'QN02',
      title: '家族史问卷',
      intro: '回答加密保存',
      questions: [
        {
          id: 'f1',
          title: '受检人满 18 岁了吗？',
          options: [
            { value: 'yes', label: '满 18 岁', blocks: false },
            { value: 'no', label: '未满 18 岁', blocks: true }
          ]
        }
      ]
    }),
    'questionnaire.answer': ({ answers }: { answers: Record<string, string> }) =>
      answers['f1'] === 'no'
        ? { questionId: '', blocked: '请成年后再做。' }
        : { questionId: 'qa-7', blocked: '' },
    'order.completeKit': () => [orderResult({ orderNum: 'CA07', orderType: 7 })]
  }
  setWorld(createWorld({ calls }))
  const { key } = world.root.process.open({ kind: 'gene-home', productCode: 'GH7004' })
  world.root.process.put(key, {
    goods: { category: 7, skuId: 'GH7004-1', quantity: 1 },
    address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
  })
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: 'gene-home', id: 'GH7004' })
  })
  await idle()
  await idle()
}

const check = (start: string) =>
  tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith(start)))
const submit = () => tap(byText('提交订单'))
const body = () => made('order.completeKit').at(-1)

test('a test of genes asks for the questionnaire and the consent before it is ordered', async () => {
  await open(true)
  expect(shown()).toContain('查出变异不等于得病')
  await check('已阅读')
  await submit()
  expect(toast()).toBe('请先填写家族史问卷')
  await tap(byText('家族史问卷去填写'))
  await idle()
  await tap(byText('未满 18 岁'))
  await tap(byText('提交'))
  expect(shown()).toContain('请成年后再做。')
  await tap(byText('满 18 岁'))
  await tap(byText('提交'))
  await idle()
  expect(shown()).toContain('已填写')
  await submit()
  expect(toast()).toBe('请先阅读并签署知情同意书')
  expect(body()).toBeUndefined()
  await check('受检人已阅读')
  await submit()
  expect(body()).toMatchObject({
    consent: 1,
    questionId: 'qa-7',
    productCode: 'GH7004',
    receiveName: '陈予安'
  })
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA07&orderType=7'])
})

test('a kit that asks for nothing is ordered as any goods', async () => {
  await open(false)
  expect(shown()).not.toContain('知情同意')
  await check('已阅读')
  await submit()
  expect(body()).toMatchObject({ consent: 0, questionId: '' })
})
