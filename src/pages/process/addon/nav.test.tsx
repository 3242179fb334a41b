import { act } from 'react'
import { leaveScreen, open } from '@/../tests/support/addon-page'
import { all, withFakeTime } from '@/../tests/support/screen'
import { LIST_ID } from './pane'

const GROUP_PX = 400

const tabs = () => all('[role="tab"]')
const highlighted = () => tabs().map((tab) => tab.getAttribute('aria-selected') === 'true')
/** Only the entry at that place. */
const only = (place: number) => tabs().map((_tab, at) => at === place)
const list = () => {
  const found = document.getElementById(LIST_ID)
  if (!found) throw new Error('no list')
  return found
}
const scrollTo = (px: number) =>
  act(async () => {
    list().scrollTop = px
    list().dispatchEvent(new Event('scroll'))
  })

/** Every group is as tall as the others; the list's edge lies at 0. */
function layOut() {
  const ids = all('[id^="addon-group-"]').map(({ id }) => id)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = ids.indexOf(this.id)
    return new DOMRect(0, place < 0 ? 0 : place * GROUP_PX - list().scrollTop, 300, GROUP_PX)
  })
}

afterEach(leaveScreen)

test('R2.137 a tap in the navigation brings its group to the edge and highlights it', async () => {
  await open()
  layOut()
  expect(highlighted()).toEqual(only(0))
  await act(async () => tabs()[2]?.click())
  expect([highlighted(), list().scrollTop]).toEqual([only(2), 2 * GROUP_PX])
})

test.each([
  [199, 'moves no highlight', 2],
  [200, 'moves the highlight', 0]
])('R9.18 scrolling %i ms after a tap in the navigation %s', async (ms, _what, place) => {
  await open()
  layOut()
  await withFakeTime(async (advance) => {
    await act(async () => tabs()[2]?.click())
    await advance(ms)
    await scrollTo(0)
    await advance(1_000)
    expect(highlighted()).toEqual(only(place))
  })
})
