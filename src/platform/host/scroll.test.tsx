import { host } from '@/platform/host'

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

function field(outerOverflow: string) {
  const box = placed(document.createElement('div'), 40, 3000, 700)
  box.style.overflowY = outerOverflow
  const inner = document.createElement('div')
  const target = placed(document.createElement('div'), 900)
  target.id = 'field'
  inner.append(target)
  box.append(inner)
  document.body.append(box)
  return box
}

test('brings an element under the upper edge of the box it scrolls in, less the room asked for', () => {
  const toWindow = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const box = field('scroll')
  box.scrollTop = 100
  host.scrollTo('#field', 96)
  expect(box.scrollTop).toBe(100 + 900 - 40 - 96)
  expect(toWindow).not.toHaveBeenCalled()
})

test('without such a box the window scrolls; without the element nothing does', () => {
  const toWindow = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const box = field('visible')
  host.scrollTo('#field', 96)
  expect(box.scrollTop).toBe(0)
  expect(toWindow).toHaveBeenCalledWith({ top: 804, behavior: 'auto' })
  host.scrollTo('#nowhere', 0)
  expect(toWindow).toHaveBeenCalledTimes(1)
})
