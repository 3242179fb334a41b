import { calendarTexts } from './texts'
import { slotTexts } from '../slot-sheet/texts'

test('every kind books by these sheets: none of its words is of one kind alone', () => {
  const said = Object.values({ ...calendarTexts, ...slotTexts }).map(String)
  expect(said.join()).not.toMatch(/到检|体检|套餐/)
})
