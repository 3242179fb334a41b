import { scrollTo, toField } from './scroll.h5'

/** jsdom has no layout: an element says where its upper edge is and how high it is. */
const placed = (element: HTMLElement, top: number, scrollHeight = 0, clientHeight = 0) => {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  Object.defineProperties(element, {
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: clientHeight }
  })
  return element
}

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page that begins 40 px down and has a header of 44 px; in it a card whose title begins at 700, and a field at 900. */
function page({ overflow = 'scroll', header = 'sticky', field = 900 } = {}) {
  const box = placed(document.createElement('div'), 40, 3000, 700)
  box.style.overflowY = overflow
  box.scrollTop = 100
  const banner = placed(document.createElement('div'), 40, 44, 44)
  banner.setAttribute('role', 'banner')
  banner.style.position = header
  const card = placed(document.createElement('div'), 700)
  card.innerHTML = '<div role="heading">体检人</div><div><input /></div>'
  const row = placed(card.lastElementChild as HTMLElement, field)
  row.id = 'field'
  box.append(banner, card)
  document.body.append(box)
  return { box, input: row.firstElementChild }
}

describe('an element is brought into view', () => {
  test('to the upper edge of the box it scrolls in, less the header that stays there', () => {
    const toWindow = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { box } = page()
    scrollTo('field')
    expect(box.scrollTop).toBe(100 + 900 - 40 - 44)
    expect(toWindow).not.toHaveBeenCalled()
  })

  test('a header that scrolls with the page takes no room', () => {
    const { box } = page({ header: 'relative' })
    scrollTo('field')
    expect(box.scrollTop).toBe(100 + 900 - 40)
  })

  test('without such a box the window scrolls; without the element nothing does', () => {
    const toWindow = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { box } = page({ overflow: 'visible' })
    scrollTo('field')
    expect(box.scrollTop).toBe(100)
    expect(toWindow).toHaveBeenCalledWith({ top: 856, behavior: 'auto' })
    scrollTo('nowhere')
    expect(toWindow).toHaveBeenCalledTimes(1)
  })
})

describe('a field of a form is brought into view and takes the focus', () => {
  test('with the title of its card, a little below the header', () => {
    const { box, input } = page()
    toField('field')
    expect(box.scrollTop).toBe(100 + 700 - 40 - 44 - 12)
    expect(document.activeElement).toBe(input)
  })

  test('alone where its card begins too far above', () => {
    const { box } = page({ field: 700 + window.innerHeight })
    toField('field')
    expect(box.scrollTop).toBe(100 + 700 + window.innerHeight - 40 - 44)
  })
})
