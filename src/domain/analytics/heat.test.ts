import { heatPoint } from './heat'

test.each([
  ['as wide as the layout', { x: 100, y: 900, width: 375 }, { x: 100, y: 900 }],
  ['twice as wide', { x: 375, y: 900, width: 750 }, { x: 188, y: 450 }],
  ['narrower', { x: 160, y: 320, width: 320 }, { x: 188, y: 375 }],
  ['its right edge', { x: 414, y: 0, width: 414 }, { x: 375, y: 0 }],
  ['outside on the right', { x: 500, y: 10, width: 375 }, { x: 375, y: 10 }],
  ['outside on the left', { x: -3, y: -3, width: 375 }, { x: 0, y: 0 }],
  ['below any page', { x: 1, y: 90_000, width: 375 }, { x: 1, y: 20_000 }],
  ['a window of no width', { x: 10, y: 10, width: 0 }, { x: 10, y: 10 }]
])('R7.151 a click is told on a layout 375 wide: %s', (_about, tapped, told) => {
  expect(heatPoint(tapped)).toEqual(told)
})
