import { ActionBar, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Header, HeaderLink } from '@/components/ui/header'
import { PageShell } from '@/components/ui/page-shell'
import { insetStyleOf } from '@/components/ui/page-shell/shell'
import { mountPage } from '../../support/mount-page'

test('the back button goes the way of the page, or its own', async () => {
  const ways: string[] = []
  function Page() {
    return (
      <PageShell onBack={() => ways.push('page')}>
        <Header title="确认信息" />
        <Header title="收银台" onBack={() => ways.push('own')} />
        <Header title="购物车" noBack />
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  const backs = Array.from(document.querySelectorAll<HTMLElement>('[aria-label="返回"]'))
  expect(backs).toHaveLength(2)
  page.act(() => backs.forEach((back) => back.click()))
  expect(ways).toEqual(['page', 'own'])
  page.leave()
})

test.each([
  ['a title', { title: '选择加项' }, '选择加项', true],
  ['a search box', { search: '搜索体检套餐' }, '搜索体检套餐', false]
])('R2.175 back arrow, %s in the middle, right slot', async (_name, middle, text, titled) => {
  function Page() {
    return (
      <PageShell onBack={() => undefined}>
        <Header {...middle} right={<HeaderLink label="清空" onTap={() => undefined} />} />
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  const [left, center, right] = Array.from(document.querySelector('.in')?.children ?? [])
  expect(left?.querySelector('[aria-label="返回"]')).not.toBeNull()
  expect(center?.textContent).toBe(text)
  expect(center?.getAttribute('role') === 'heading').toBe(titled)
  expect(right?.textContent).toBe('清空')
  page.leave()
})

test('Enter presses the back button', async () => {
  const ways: string[] = []
  function Page() {
    return (
      <PageShell onBack={() => ways.push('page')}>
        <Header title="确认信息" />
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  const back = document.querySelector('[aria-label="返回"]')
  page.act(() => void back?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(ways).toEqual(['page'])
  page.leave()
})

test('the insets of the host reach the parts as custom properties', async () => {
  function Page() {
    return (
      <PageShell worn={{ className: '', style: insetStyleOf({ top: 47, bottom: 0, capsuleWidth: 95 }, 1) }}>
        <Header title="确认信息" />
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  const style = document.querySelector<HTMLElement>('.shell')?.style
  expect(style?.getPropertyValue('--ca-safe-t')).toBe('47px')
  expect(style?.getPropertyValue('--ca-capsule-w')).toBe('95px')
  expect(style?.getPropertyValue('--ca-safe-b')).toBe('')
  page.leave()
})

test.each([
  [0, '0'],
  [44, '0.5'],
  [200, '1']
])('a clear header scrolled by %d px is %s solid', async (scrolled, opacity) => {
  function Page() {
    return <Header title="套餐" variant="clear" scrolled={scrolled} />
  }
  const page = await mountPage(Page)
  expect(document.querySelector<HTMLElement>('.ground')?.style.opacity).toBe(opacity)
  page.leave()
})

test('the bar keeps the amount while the price is worked out again', async () => {
  function Page() {
    return (
      <ActionBar left={<ActionSum label="合计" amount="¥1393.00" note="已优惠 ¥200.00" calculating />}>
        提交订单
      </ActionBar>
    )
  }
  const page = await mountPage(Page)
  expect(page.text('.sum')).toBe('合计¥1393.00正在重新计算价格')
  page.leave()
})

test('both halves of a pair react', async () => {
  const taps: string[] = []
  function Page() {
    return (
      <ActionPair
        first={{ children: '加入购物车', onTap: () => taps.push('cart') }}
        second={{ children: '立即购买', onTap: () => taps.push('buy') }}
      />
    )
  }
  const page = await mountPage(Page)
  await page.tap('.start')
  await page.tap('.end')
  expect(taps).toEqual(['cart', 'buy'])
  page.leave()
})

test.each([
  ['a bar without a title leaves the heading to the page', <Header key="a" />, []],
  ['a search box hides the heading from the eye only', <Header key="b" title="商城" search="搜" />, ['商城']]
])('%s', async (_name, header, headings) => {
  const page = await mountPage(() => <PageShell>{header}</PageShell>)
  const found = Array.from(document.querySelectorAll('[role="heading"]'), (one) => one.textContent)
  page.leave()
  expect(found).toEqual(headings)
})

test('the header is the banner beside the main landmark; a person to ask is its last control, where one is configured', async () => {
  const asked: string[] = []
  const bar = <Header title="选择优惠券" right={<HeaderLink label="使用说明" onTap={() => undefined} />} />
  const page = await mountPage(() => (
    <PageShell onBack={() => undefined} onHelp={() => asked.push('phone')}>
      {bar}
      正文
    </PageShell>
  ))
  const banner = document.querySelector('[role="banner"]')
  const controls = Array.from(banner?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])
  const names = controls.map((one) => one.getAttribute('aria-label'))
  page.act(() => controls.at(-1)?.click())
  const within = banner?.closest('[role="main"]')
  const main = document.querySelector('[role="main"]')?.textContent
  page.leave()
  expect(names).toEqual(['返回', '使用说明', '人工客服'])
  expect(asked).toEqual(['phone'])
  expect([within, main]).toEqual([null, '正文'])
  const without = await mountPage(() => <PageShell>{bar}</PageShell>)
  const offered = document.querySelector('[aria-label="人工客服"]')
  without.leave()
  expect(offered).toBeNull()
})

test('the page is the main landmark; a new sum is said in one sentence, by the name that stands beside it', async () => {
  const page = await mountPage(() => (
    <PageShell id="cashier">
      <ActionBar left={<ActionSum amount="¥1348.00" spoken="1348.00" note="已优惠 ¥200.00" />} />
      <ActionBar left={<ActionSum label="定金" amount="¥200.00" spoken="200.00" />} />
    </PageShell>
  ))
  const main = document.querySelector('#cashier [role="main"]')
  const said = Array.from(document.querySelectorAll('[aria-live], [role="status"]'), (one) => one.textContent)
  page.leave()
  expect(main?.textContent).toContain('1348.00')
  expect(said).toEqual(['合计1348.00元', '定金200.00元'])
})
