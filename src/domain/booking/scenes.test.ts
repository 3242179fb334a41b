import { scenesOf } from './scenes'

const item = (name: string, department: string, durationMin: number, fasting = false) => ({
  ...{ name, department, durationMin, fasting }
})
const checkup = { doctors: false, fasting: true, estimatedMinutes: 78, reportWorkdays: 7, itemCount: 21 }

test('a checkup has the scenes of its items, none besides', () => {
  const items = [
    item('血脂四项', '采血室', 3, true),
    item('甲功三项', '采血室', 3),
    item('低剂量胸部螺旋CT', 'CT室', 10)
  ]
  expect(scenesOf({ ...checkup, items })).toEqual([
    {
      key: 'reception',
      facts: [
        { value: '21 项', text: '含低剂量 CT' },
        { value: '约 78 分钟', text: '全程' },
        { value: '7 个工作日', text: '出电子报告' }
      ]
    },
    {
      key: 'blood',
      facts: [
        { value: '约 3 分钟', text: '2 项一起抽' },
        { value: '空腹 8 小时', text: '前晚 22 点后' }
      ]
    },
    {
      key: 'ct',
      facts: [
        { value: '低剂量 CT', text: '躺下，跟着口令来' },
        { value: '约 10 分钟', text: '影像检查' }
      ]
    },
    { key: 'report', facts: [{ value: '7 个工作日', text: '出电子报告' }] }
  ])
})

test.each([
  [
    'without a scanner',
    { ...checkup, items: [item('血常规', '采血室', 3)] },
    ['reception', 'blood', 'report']
  ],
  ['ultrasound is no scanner', { ...checkup, items: [item('彩超', '超声室', 8)] }, ['reception', 'report']],
  [
    'no days of a report told',
    { ...checkup, reportWorkdays: 0, items: [item('彩超', '超声室', 8)] },
    ['reception']
  ],
  ['a dentist', { ...checkup, doctors: true, items: [] }, ['chair']],
  ['goods', { ...checkup, items: [] }, []]
])('%s', (_name, product, keys) => {
  expect(scenesOf(product).map(({ key }) => key)).toEqual(keys)
})

test('nothing is said of a meal where nothing needs an empty stomach', () => {
  const blood = scenesOf({ ...checkup, fasting: false, items: [item('血常规', '采血室', 3)] })[1]
  expect(blood?.facts).toEqual([
    { value: '约 3 分钟', text: '抽一管' },
    { value: '不用空腹', text: '照常用餐' }
  ])
})
