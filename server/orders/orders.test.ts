import { calendarFile } from './ics'
import { newOrderNum } from './order-number'
import { preparationOf, type PreparedItem } from './preparation'

const NOW = new Date('2026-05-20T00:30:00+08:00')

test('order numbers carry the Shanghai day and never repeat', () => {
  const numbers = Array.from({ length: 2000 }, () => newOrderNum(NOW))
  expect(numbers.every((number) => /^CA20260520[2-9A-HJ-NP-Z]{12}$/.test(number))).toBe(true)
  expect(new Set(numbers).size).toBe(numbers.length)
})

describe('the calendar file', () => {
  const file = calendarFile({
    uid: 'CA1@chengan',
    title: '体检：深度体检·男士款',
    location: '澄安体检中心, 3层; 前台',
    description: '前一晚：清淡饮食、不饮酒，22:00 后禁食；可少量饮白水\n到检当天：空腹到院',
    startsAt: Date.parse('2026-06-02T08:00:00+08:00'),
    endsAt: Date.parse('2026-06-02T10:00:00+08:00'),
    createdAt: NOW.getTime(),
    remindBeforeMin: [720, 60]
  })

  test('says the times in UTC and reminds twice', () => {
    expect(file).toContain('DTSTART:20260602T000000Z\r\n')
    expect(file).toContain('DTEND:20260602T020000Z\r\n')
    expect(file.match(/TRIGGER:-PT(720|60)M/g)).toHaveLength(2)
  })

  test('escapes commas, semicolons and line breaks', () => {
    expect(file).toContain('LOCATION:澄安体检中心\\, 3层\\; 前台\r\n')
    expect(file.replace(/\r\n /g, '')).toContain('可少量饮白水\\n到检当天')
  })

  test('no line is longer than 75 bytes and no character is cut', () => {
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
  })
})

describe('preparation', () => {
  const item = (changes: Partial<PreparedItem>): PreparedItem => ({
    name: '血常规',
    fasting: false,
    radiation: false,
    specialTip: '',
    ...changes
  })
  const texts = (items: PreparedItem[], breakfastName = '') =>
    preparationOf({ date: '2026-06-01', timespan: '08:00-08:30', breakfastName }, items)
      .map(({ text }) => text)
      .join('|')

  test.each([
    ['fasting', item({ fasting: true }), '禁食', true],
    ['no fasting', item({}), '禁食', false],
    ['a full bladder', item({ name: '泌尿系彩超' }), '晨起憋尿（泌尿系彩超）', true],
    ['X-rays', item({ radiation: true }), '备孕', true],
    ['an item’s own tip', item({ name: '胃镜', specialTip: '需家属陪同' }), '胃镜：需家属陪同', true]
  ])('%s', (_breaks, examined, text, expected) => {
    expect(texts([examined]).includes(text)).toBe(expected)
  })

  test('starts the evening before, also across a month, and ends with breakfast', () => {
    const [first, ...rest] = preparationOf(
      { date: '2026-06-01', timespan: '08:00-08:30', breakfastName: '粥' },
      []
    )
    expect(first?.at).toBe('2026-05-31 20:00')
    expect(rest.at(-1)?.text).toContain('粥')
  })
})
