import { asksForCare } from './words'

test.each([
  '关怀模式',
  '关怀',
  '大字',
  '大字版',
  '长辈',
  '字体',
  '字体大小',
  '怎么放大',
  '老年模式',
  '老人版',
  ' 大 字 '
])('%s asks for the care mode', (text) => expect(asksForCare(text)).toBe(true))

test.each(['', '深度体检', '老年人体检', '爸妈体检', '大肠癌筛查', '胸部CT'])(
  '%s asks for a product alone',
  (text) => expect(asksForCare(text)).toBe(false)
)
