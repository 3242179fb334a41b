import { askAgainMs, roomFor } from './queue'

test.each([
  ['all pieces are free', 300, 0, 300],
  ['a piece that is kept for somebody is nobody else’s', 300, 300, 0],
  ['more are kept than there are, as an operator took some off: nobody is let in', 10, 12, 0],
  ['one came back', 1, 0, 1]
])('who is let in: %s', (_rule, remaining, ready, room) => {
  expect(roomFor(remaining, ready)).toBe(room)
})

test.each([
  ['the next one asks soon', 0, 2_000],
  ['who has many before them asks later', 100, 7_000],
  ['nobody is left waiting longer than fifteen seconds', 2_000, 15_000]
])('when to ask again: %s', (_rule, ahead, ms) => {
  expect(askAgainMs(ahead)).toBe(ms)
})
