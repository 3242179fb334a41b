import fs from 'node:fs'
import { act, useState } from 'react'
import { View } from '@tarojs/components'
import { PageShell } from '@/components/ui/page-shell'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { mountPage, type MountedPage } from '../../support/mount-page'

const backs: (() => void)[] = []
const holdBack = (close: () => void) => {
  backs.push(close)
  return () => void backs.pop()
}

function Page() {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(true)
  return (
    <PageShell elder dark active={active} holdBack={holdBack}>
      <Tap className="opener" onTap={() => setOpen(true)}>
        打开
      </Tap>
      <Tap className="leaver" onTap={() => setActive(false)}>
        走开
      </Tap>
      <Sheet
        open={open}
        title="选择时段"
        onClose={() => setOpen(false)}
        footer={<Tap className="last">确定</Tap>}
      >
        <View className="inside">内容</View>
      </Sheet>
    </PageShell>
  )
}

const panel = () => document.querySelector<HTMLElement>('[role="dialog"]')
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true, ...init }))
  })
const waitForFocus = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 90))
  })
/** Until it is off the page. */
const waitForLeave = async () => {
  while (panel() !== null) await act(async () => new Promise((done) => setTimeout(done, 20)))
}

let page: MountedPage
beforeEach(async () => {
  page = await mountPage(Page)
  element('.opener').focus()
  await page.tap('.opener')
})
afterEach(() => page.leave())

test('an open sheet is a modal dialog named by its title', () => {
  const dialog = panel()
  expect(dialog?.getAttribute('aria-modal')).toBe('true')
  expect(dialog?.getAttribute('aria-label')).toBe('选择时段')
  expect(element('.inside').textContent).toBe('内容')
})

test('it leaves the page and takes the theme along', () => {
  const root = panel()?.parentElement
  expect(root?.parentElement).toBe(document.body)
  expect(root?.className).toContain('ca-theme--dark')
  expect(root?.className).toContain('ca-theme--elder')
})

test.each([
  ['the close button', () => element('[aria-label="关闭"]').click()],
  ['the mask', () => element('.mask').click()],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the way back', () => backs[0]?.()]
])('%s closes it', async (_name, close) => {
  await act(async () => close())
  await waitForLeave()
  expect(panel()).toBeNull()
})

test('the page behind cannot scroll until it is closed', async () => {
  expect(document.body.style.overflow).toBe('hidden')
  await key('Escape')
  expect(document.body.style.overflow).toBe('')
})

test('focus moves in, goes round and comes back', async () => {
  await waitForFocus()
  expect(document.activeElement).toBe(panel())
  await key('Tab')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭')
  await key('Tab', { shiftKey: true })
  expect(document.activeElement).toBe(element('.last'))
  await key('Tab')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭')
  await key('Escape')
  expect(document.activeElement).toBe(element('.opener'))
})

test('it is out of sight while another page lies on top', async () => {
  await page.tap('.leaver')
  expect(panel()?.parentElement?.className).toContain('away')
  await key('Escape')
  expect(panel()?.parentElement?.className).not.toContain('leaving')
})

test('what lies behind is inert while it is open, and the way back is held for as long', async () => {
  const behind = () => element('.opener').closest('[inert]')
  expect(behind()).not.toBeNull()
  expect(panel()?.closest('[inert]')).toBeNull()
  expect(backs).toHaveLength(1)
  await key('Escape')
  expect(behind()).toBeNull()
  expect(backs).toHaveLength(0)
})

test('a second tap while it closes meets its mask, not the page', async () => {
  await key('Escape')
  const root = panel()?.parentElement
  expect(root?.className).toContain('leaving')
  await act(async () => element('.mask').click())
  expect(panel()).not.toBeNull()
  // The panel alone lets the finger through, to the mask that covers the page.
  const sheet = fs.readFileSync('src/components/ui/popup/index.module.scss', 'utf8')
  expect(/\.leaving \.panel \{[^}]*pointer-events: none/.test(sheet)).toBe(true)
  expect(/\.leaving \{[^}]*pointer-events: none/.test(sheet)).toBe(false)
})
