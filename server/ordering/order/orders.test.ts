import { calendarFile } from '../views/ics'
import { newOrderNum } from './order-number'
import { CHILDBEARING, NO_TERMS, whomOf } from '@/domain/addon/item-terms'
import { preparationOf, type PreparedItem } from '../views/preparation'

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
    expect(file.match(/TRIGGER:-PT(12|1)H\r/g)).toHaveLength(2)
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
    radiation: false,
    specialTip: '',
    terms: NO_TERMS,
    ...changes
  })
  const visit = {
    date: '2026-06-01',
    timespan: '08:00-08:30',
    breakfastName: '',
    fasting: false,
    come: '到检',
    whom: whomOf(null, null)
  }
  const texts = (items: PreparedItem[], gender: number | null = null, age: number | null = null) =>
    preparationOf({ ...visit, whom: whomOf(gender, age) }, items)
      .map(({ text }) => text)
      .join('|')

  test.each([
    ['a full bladder', item({ name: '泌尿系彩超' }), '晨起憋尿（泌尿系彩超）', true],
    ['X-rays', item({ radiation: true }), '备孕', true],
    ['an item’s own tip', item({ name: '胃镜', specialTip: '需家属陪同' }), '需家属陪同（胃镜）', true]
  ])('%s', (_breaks, examined, text, expected) => {
    expect(texts([examined]).includes(text)).toBe(expected)
  })

  test.each([
    [true, /禁食/, /^空腹到院/],
    [false, /早些休息/, /^正常进食后到院/]
  ])('with an empty stomach: %s', (fasting, evening, morning) => {
    const told = preparationOf({ ...visit, fasting }, [item({})])
    expect(told).toMatchObject([
      { text: expect.stringMatching(evening) },
      { text: expect.stringMatching(morning) },
      {}
    ])
  })

  const chest = item({
    name: '胸部DR正位',
    radiation: true,
    terms: { ...NO_TERMS, forbids: [{ text: '妊娠期不可做', sexLimit: 0, ages: CHILDBEARING }] }
  })

  test.each([
    ['a woman of 40', 0, 40, true],
    ['a woman of unknown age', 0, null, true],
    ['nobody known', null, null, true],
    ['a woman of 70', 0, 70, false],
    ['a man', 1, 40, false]
  ])('pregnancy is named to %s', (_who, gender, age, named) => {
    expect(/妊娠|怀孕/.test(texts([chest], gender, age))).toBe(named)
  })

  test('all reminders of the items are one step, each told once; only the evening and the morning have a time', () => {
    const terms = { leadDays: 3, companion: true, forbids: [] }
    const scopes = ['无痛胃镜', '无痛肠镜'].map((name) => item({ name, terms }))
    const steps = preparationOf(visit, [
      ...scopes,
      ...[1, 2, 3].map((n) => item({ name: `项${n}`, specialTip: `提醒${n}` }))
    ])
    expect(steps.filter(({ title }) => title === '项目提醒')).toEqual([
      expect.objectContaining({
        text: '须家属陪同（无痛胃镜、无痛肠镜）；提醒1（项1）；提醒2（项2）；提醒3（项3）'
      })
    ])
    expect(steps.filter(({ at }) => at !== '').map(({ title }) => title)).toEqual(['前一晚', '到检当天'])
  })

  test('starts the evening before, also across a month, and ends with breakfast', () => {
    const [first, ...rest] = preparationOf({ ...visit, breakfastName: '粥' }, [])
    expect(first?.at).toBe('2026-05-31 20:00')
    expect(rest.at(-1)?.text).toContain('粥')
  })
})
