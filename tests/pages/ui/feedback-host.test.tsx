import { act, useState } from 'react'
import { FeedbackHost } from '@/components/feedback-host'
import { PageShell } from '@/components/ui/page-shell'
import { Tap } from '@/components/ui/tap'
import { FeedbackStore } from '@/stores/feedback'
import { mountPage, type MountedPage } from '../../support/mount-page'

const feedback = new FeedbackStore()

function Page() {
  const [active, setActive] = useState(true)
  return (
    <PageShell active={active}>
      <Tap className="leaver" onTap={() => setActive(false)}>
        走开
      </Tap>
      <FeedbackHost feedback={feedback} />
    </PageShell>
  )
}

const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]')
const buttons = () => Array.from(dialog()?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])
const tapButton = (text: string) =>
  act(async () => {
    const button = buttons().find((candidate) => candidate.textContent === text)
    if (!button) throw new Error(`no button ${text}`)
    button.click()
  })
const ask = (options: Parameters<FeedbackStore['confirm']>[0]) => {
  let asked: Promise<boolean> = Promise.resolve(false)
  act(() => {
    asked = feedback.confirm(options)
  })
  return asked
}

let page: MountedPage
beforeEach(async () => {
  page = await mountPage(Page)
})
afterEach(() => {
  act(() => feedback.dismissAll())
  page.leave()
})

test('the dialog shows title, text and list, and its buttons answer', async () => {
  const asked = ask({
    title: '需要一起添加',
    text: '冠状动脉CTA使用对比剂，需同时检查肾功能三项',
    list: [{ text: '肾功能三项', priceFen: 3800 }],
    confirmText: '一起添加'
  })
  expect(dialog()?.textContent).toContain('需同时检查肾功能三项')
  expect(dialog()?.querySelector('[role="listitem"]')?.textContent).toContain('肾功能三项')
  expect(buttons().map((button) => button.textContent)).toEqual(['取消', '一起添加'])
  await tapButton('一起添加')
  expect(await asked).toBe(true)
  expect(dialog()).toBeNull()
})

test.each([
  ['the cancel button', () => tapButton('再想想')],
  [
    'Escape',
    () => act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  ]
])('%s answers false', async (_name, cancel) => {
  const asked = ask({ title: '确定清空全部已选加项？', confirmText: '全部清空', cancelText: '再想想' })
  await cancel()
  expect(await asked).toBe(false)
})

test('a tap beside the dialog decides nothing', async () => {
  void ask({ title: '确定取消订单？' })
  await act(async () => document.querySelector<HTMLElement>('.mask')?.click())
  expect(dialog()).not.toBeNull()
})

test('an alert has one button', async () => {
  let done = false
  act(() => {
    void feedback.alert({ title: '温馨提示', text: '请空腹到检' }).then(() => {
      done = true
    })
  })
  expect(dialog()?.textContent).toContain('温馨提示')
  expect(buttons().map((button) => button.textContent)).toEqual(['知道了'])
  await tapButton('知道了')
  expect(done).toBe(true)
})

test('the next question takes the place of the answered one', async () => {
  void ask({ title: '一' })
  const second = ask({ title: '二' })
  await tapButton('确定')
  expect(dialog()?.textContent).toContain('二')
  await tapButton('确定')
  expect(await second).toBe(true)
})

test('a toast shows its text and leaves by itself', async () => {
  act(() => feedback.toast({ text: '收货地址最多40个字', ms: 60 }))
  expect(document.querySelector('.toast')?.textContent).toBe('收货地址最多40个字')
  await act(async () => {
    await new Promise((done) => setTimeout(done, 90))
  })
  expect(document.querySelector('.toast')).toBeNull()
})

test('R2.183 the loading animation shows while the flag is set', () => {
  act(() => feedback.beginLoading())
  act(() => feedback.beginLoading())
  act(() => feedback.endLoading())
  expect(document.querySelector('.animation')).not.toBeNull()
  act(() => feedback.endLoading())
  expect(document.querySelector('.animation')).toBeNull()
})

test('a page that lies below draws nothing', async () => {
  void ask({ title: '一' })
  act(() => feedback.toast({ text: '二' }))
  await page.tap('.leaver')
  expect(dialog()).toBeNull()
  expect(document.querySelector('.toast')).toBeNull()
})
