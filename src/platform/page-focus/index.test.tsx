import { pageFocus } from './index'

const pageOf = (id: string, inside: string) => {
  const page = document.createElement('div')
  page.id = id
  page.innerHTML = inside
  document.body.appendChild(page)
  return page
}
const heading = (text: string) => `<div role="heading" aria-level="1">${text}</div>`
const reading = () => document.activeElement?.textContent
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What leads is fetched first. */
const led = async () => {
  await import('./lead.h5')
  await frame()
}

pageOf('list', `${heading('商城')}<a href="#1">甲</a><a href="#2">乙</a>`)
pageOf('detail', heading('甲套餐'))
pageOf('search', `${heading('搜索')}<input>`)
pageOf('bare', '尚无标题')

test('the focus goes with the pages', async () => {
  pageFocus.arrive('list')
  await led()
  // The first page is told by the browser.
  expect(document.activeElement).toBe(document.body)
  document.querySelector<HTMLElement>('[href="#2"]')?.focus()

  pageFocus.leave('list')
  pageFocus.arrive('detail')
  await led()
  expect(reading()).toBe('甲套餐')
  pageFocus.leave('detail')
  pageFocus.arrive('list')
  await led()
  expect(reading()).toBe('乙')
  // The heading was a stop of the Tab key for that once only.
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0)

  // Back from another tab, which nothing of the page opened.
  document.querySelector<HTMLElement>('[href="#2"]')?.blur()
  pageFocus.leave('list')
  document.querySelector('input')?.focus()
  pageFocus.arrive('search')
  await led()
  expect(document.activeElement?.tagName).toBe('INPUT')
  pageFocus.leave('search')
  pageFocus.arrive('list')
  await led()
  expect(reading()).toBe('商城')

  pageFocus.leave('list')
  pageFocus.arrive('bare')
  await led()
  expect(document.activeElement?.id).toBe('bare')
})

test('a window that is shown again leaves the focus where it is', async () => {
  pageFocus.arrive('detail')
  await led()
  const active = document.activeElement
  if (active instanceof HTMLElement) active.blur()
  pageFocus.leave('detail')
  pageFocus.arrive('detail')
  await led()
  expect(document.activeElement).toBe(document.body)
})

test('a page that is hidden still, as Taro tells of it, is gone to once it is in sight', async () => {
  const orders = pageOf('orders', `${heading('我的订单')}<button>查看订单</button>`)
  const opener = orders.querySelector('button')
  pageFocus.arrive('orders')
  await led()
  opener?.focus()
  pageFocus.leave('orders')
  pageFocus.arrive('detail')
  await led()
  // A disabled control takes no focus, as one of a hidden page takes none.
  if (opener) opener.disabled = true
  pageFocus.arrive('orders')
  await led()
  await frame()
  expect(reading()).not.toBe('查看订单')
  if (opener) opener.disabled = false
  await frame()
  await frame()
  expect(reading()).toBe('查看订单')
})

test('what has moved the focus meanwhile keeps it', async () => {
  const orders = document.getElementById('orders')
  const opener = orders?.querySelector('button')
  opener?.focus()
  pageFocus.leave('orders')
  pageFocus.arrive('detail')
  await led()
  if (opener) opener.disabled = true
  pageFocus.arrive('orders')
  await led()
  document.querySelector('input')?.focus()
  if (opener) opener.disabled = false
  await frame()
  await frame()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

test('a heading that comes late, or what is left where something is gone, is gone to, and nobody is led away', async () => {
  const bare = document.getElementById('bare')
  pageFocus.arrive('bare')
  await led()
  expect(document.activeElement).toBe(bare)
  if (bare)
    bare.innerHTML = `${heading('预约成功')}<button>完成</button><div id="sheet"><button>好</button></div>`
  pageFocus.toHeading()
  await led()
  expect(reading()).toBe('预约成功')
  const [done, good] = Array.from(bare?.querySelectorAll('button') ?? [])
  done?.focus()
  pageFocus.toHeading()
  await led()
  expect(reading()).toBe('完成')
  good?.focus()
  pageFocus.toHeading('sheet')
  await led()
  expect(reading()).toBe('预约成功')
})

test('a page that is named late: a new heading takes the focus, a new name is said', async () => {
  const late = pageOf('late', '加载中')
  pageFocus.arrive('late')
  await led()
  expect(document.activeElement).toBe(late)
  late.innerHTML = heading('商品详情')
  await frame()
  expect(reading()).toBe('商品详情')
  const [named] = Array.from(late.children)
  if (named) named.textContent = '乙套餐'
  // As the announcer says it.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('[data-live=polite]')?.textContent).toBe('乙套餐')

  late.insertAdjacentHTML('beforeend', '<button>预约</button>')
  late.querySelector('button')?.focus()
  if (named) named.outerHTML = heading('丙套餐')
  await frame()
  expect(reading()).toBe('预约')
})
