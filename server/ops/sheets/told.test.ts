import { arrival, measure, range, steps } from './told'

test.each([
  [steps, '在线预约：选分院与时段', [{ title: '在线预约', text: '选分院与时段' }]],
  [
    steps,
    '洁治：会酸，可以喊停#20分钟#/media/sonic.png#mint|抛光：讲怎么刷',
    [
      { title: '洁治', text: '会酸，可以喊停', minutes: 20, picture: '/media/sonic.png#mint' },
      { title: '抛光', text: '讲怎么刷' }
    ]
  ],
  [measure, '臂围 22-42 cm', { name: '臂围', unit: 'cm', min: 22, max: 42 }],
  [range, '22-32.5', [22, 32.5]],
  [arrival, '停车：B2 层|轮椅：可借', { parking: 'B2 层', wheelchair: '可借' }],
  [arrival, '', {}]
])('%# what is told comes back as it was written: %s', (column, text, value) => {
  expect(column.read(text)).toEqual({ ok: true, value })
})

test.each([
  [steps, '没有说明'],
  [steps, '洁治：快#/坏 地址'],
  [measure, '臂围 42-22 cm'],
  [range, '32'],
  [arrival, '食堂：好吃']
])('%# what cannot be read is refused: %s', (column, text) => {
  expect(column.read(text)).toMatchObject({ ok: false })
})

test('steps are shown so that they can be read again, and their pictures are known', () => {
  const value = [{ title: '洁治', text: '慢', minutes: 20, picture: '/media/a.png' }]
  expect(steps.show(value)).toEqual(['洁治：慢#20分钟#/media/a.png'])
  expect(steps.pictures?.(value)).toEqual(['/media/a.png'])
  expect(arrival.show({ lift: '有' })).toEqual(['电梯：有'])
  expect(measure.show({ name: '臂围', unit: 'cm', min: 22, max: 42 })).toBe('臂围 22-42 cm')
})
