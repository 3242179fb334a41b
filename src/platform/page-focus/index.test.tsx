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

pageOf('list', `${heading('商城')}<a href="#1">甲</a><a href="#2">乙</a>`)
pageOf('detail', heading('甲套餐'))
pageOf('search', `${heading('搜索')}<input>`)
pageOf('bare', '尚无标题')

test('the focus goes with the pages', () => {
  pageFocus.arrive('list')
  // The first page is told by the browser.
  expect(document.activeElement).toBe(document.body)
  document.querySelector<HTMLElement>('[href="#2"]')?.focus()

  pageFocus.leave('list')
  pageFocus.arrive('detail')
  expect(reading()).toBe('甲套餐')
  pageFocus.leave('detail')
  pageFocus.arrive('list')
  expect(reading()).toBe('乙')
  // The heading was a stop of the Tab key for that once only.
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0)

  // Back from another tab, which nothing of the page opened.
  document.querySelector<HTMLElement>('[href="#2"]')?.blur()
  pageFocus.leave('list')
  document.querySelector('input')?.focus()
  pageFocus.arrive('search')
  expect(document.activeElement?.tagName).toBe('INPUT')
  pageFocus.leave('search')
  pageFocus.arrive('list')
  expect(reading()).toBe('商城')

  pageFocus.leave('list')
  pageFocus.arrive('bare')
  expect(document.activeElement?.id).toBe('bare')
})

test('a window that is shown again leaves the focus where it is', () => {
  pageFocus.arrive('detail')
  const active = document.activeElement
  if (active instanceof HTMLElement) active.blur()
  pageFocus.leave('detail')
  pageFocus.arrive('detail')
  expect(document.activeElement).toBe(document.body)
})
