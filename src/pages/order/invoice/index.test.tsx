import { act } from 'react'
import type { ApplyInvoice, InvoiceView } from '@/contract/invoice/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import { documents } from '@/platform/document'
import InvoicePage from './index'

const ORDER = 'CA20261120CCCC'
let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const issued: InvoiceView['invoices'][number] = {
  ...{ invoiceNo: 'IV1-1', kind: 'blue', state: 'issued', number: '26112300000000000001' },
  ...{ titleType: 'personal', title: '陈予安', taxNumber: '', email: 'an@example.com', amount: 318 },
  ...{ askedAt: '2026-11-20 10:00:00', issuedAt: '2026-11-20 10:01:00' }
}
const invoiceView = (change: Partial<InvoiceView> = {}): InvoiceView => ({
  ...{
    orderNum: ORDER,
    orderType: 20,
    productName: '运动护膝（单只）',
    amount: 318,
    notInvoiced: 80,
    refusal: ''
  },
  ...{ stored: [{ name: '礼品卡', amount: 30 }], couponPrice: 50 },
  ...{ until: '2027-11-20', changesLeft: 1, current: '', form: null, invoices: [] },
  ...change
})

async function show() {
  await act(async () => {
    page = await world.open('invoice', InvoicePage, { orderNum: ORDER })
  })
  await idle()
}

async function open(view: () => InvoiceView, calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: { 'invoice.view': view, 'invoice.apply': () => ({}), ...calls },
    ...options
  })
  await show()
}
const button = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const applied = () =>
  world.made.filter(({ name }) => name === 'invoice.apply').map(({ input }) => input as ApplyInvoice)
const submit = async (text = '申请开票') => {
  await tap(button(text))
  await idle()
}
const type = async (hint: string, value: string) => page?.type(`input[placeholder="${hint}"]`, value)

test('a guest is led to login and back to the invoice', async () => {
  await open(() => invoiceView(), {}, { session: null })
  expect(world.visited[0]).toContain(encodeURIComponent(`/order/invoice/${ORDER}`))
})

test('R9.3 a company: what is paid is invoiced, what coupons took off is not; a short tax number says how much is missing', async () => {
  await open(() => invoiceView())
  expect(shows('可开 ¥318.00')).toBe(true)
  expect(shows('按实付开票，礼品卡支付的 ¥30.00 在购卡时已开票，优惠券抵扣的 ¥50.00 不开票')).toBe(true)
  await tap(byText('企业'))
  const [title, tax, email] = all('input').map((field) => (field as HTMLInputElement).placeholder)
  await type(title ?? '', '云桥科技')
  await type(tax ?? '', '91990101MA00000')
  await type(email ?? '', 'chen@example.com')
  await tapRefused(button('申请开票'), () => world.root.feedback.toastShown?.text, '税号少 3 位，应为 18 位')
  expect([shows('税号少 3 位，应为 18 位'), applied()]).toEqual([true, []])
  page?.leave()
  await show()
  expect(all('input').map((field) => (field as HTMLInputElement).value)).toContain('91990101MA00000')
  await type(tax ?? '', '91990101ma00000ab1')
  await submit()
  expect(applied()).toEqual([
    {
      ...{ orderNum: ORDER, titleType: 'company', title: '云桥科技', email: 'chen@example.com' },
      ...{ taxNumber: '91990101MA00000AB1', replaces: '' }
    }
  ])
  expect(world.root.items.get('invoiceForm')).toBeUndefined()
})

test('an issued one is downloaded; another title takes it back, once', async () => {
  let changed = false
  const opened = jest.spyOn(documents, 'open').mockResolvedValue(true)
  await open(
    () =>
      changed
        ? invoiceView({
            ...{ current: 'IV1-3', changesLeft: 0 },
            invoices: [
              { ...issued, invoiceNo: 'IV1-3', state: 'asked', number: '', issuedAt: '', title: '陈予宁' },
              { ...issued, invoiceNo: 'IV1-2', kind: 'red', number: '26112300000000000002' },
              { ...issued, state: 'reversed' }
            ]
          })
        : invoiceView({ current: 'IV1-1', invoices: [issued], form: { ...issued } }),
    {
      'invoice.file': ({ no }: { no: string }) => ({ fileName: `${no}.pdf`, base64: 'JVBERi0=' }),
      'invoice.apply': () => {
        changed = true
        return {}
      }
    }
  )
  expect(shows('电子普票 · 已开出')).toBe(true)
  await submit('下载 PDF')
  expect(opened).toHaveBeenCalledWith('IV1-1.pdf', 'JVBERi0=')
  await submit('换开')
  expect(shows('换开会红冲原发票，按新的抬头重新开出，只能换开一次。')).toBe(true)
  await page?.type('input', '陈予宁')
  await submit('确认换开')
  expect(applied()).toMatchObject([{ title: '陈予宁', replaces: 'IV1-1' }])
  for (const text of ['电子普票 · 开票中', '红字发票 · 已开出', '电子普票 · 已红冲'])
    expect(shows(text)).toBe(true)
  expect([button('换开'), button('刷新') !== undefined]).toEqual([undefined, true])
})

test('a file that does not open is told; a refusal keeps what was typed', async () => {
  jest.spyOn(documents, 'open').mockResolvedValue(false)
  await open(() => invoiceView({ current: 'IV1-1', changesLeft: 0, invoices: [issued] }), {
    'invoice.file': () => ({ fileName: 'a.pdf', base64: '' })
  })
  await submit('下载 PDF')
  expect(world.root.feedback.toastShown?.text).toBe('文件没有打开，请重试')
  page?.leave()
  await open(() => invoiceView({ form: { ...issued } }), {
    'invoice.apply': () => {
      throw new CallError(ErrorCode.business, '退款处理完后再开票')
    }
  })
  await submit()
  expect(world.root.feedback.toastShown?.text).toBe('退款处理完后再开票')
  expect(all('input').map((field) => (field as HTMLInputElement).value)).toContain('陈予安')
})

test('an order that has none says why, with the way back to it', async () => {
  await open(() => invoiceView({ refusal: '到检或签收后可以开票' }))
  expect(shows('到检或签收后可以开票')).toBe(true)
  await tap(byText('查看订单'))
  expect(world.visited).toEqual([`/order/order-detial/${ORDER}`])
})
