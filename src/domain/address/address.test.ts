import { addressLength, cleanAddress, validateAddress } from './address'
import { joinRegion, regionParts, splitRegion } from './region'

const TOAST = '详细地址最多40个字'

test.each([
  ['forty characters are kept without a toast', '路'.repeat(40), '路'.repeat(40), null],
  ['the 41st is cut with a toast', '路'.repeat(41), '路'.repeat(40), TOAST],
  [
    'line breaks are not counted',
    `${'路'.repeat(20)}\n${'号'.repeat(20)}`,
    `${'路'.repeat(20)}\n${'号'.repeat(20)}`,
    null
  ],
  ['nothing follows the cut', `${'路'.repeat(41)}\n尾`, '路'.repeat(40), TOAST],
  ['a rare character counts once', '𠮷'.repeat(40), '𠮷'.repeat(40), null],
  ['stripped signs do not count', `${'路'.repeat(40)}😀`, '路'.repeat(40), null],
  ['the fourth line is dropped', 'a\nb\nc\nd', 'a\nb\nc', null],
  ['Windows line breaks are line breaks', 'a\r\nb\rc\nd', 'a\nb\nc', null],
  ['an emoji is removed', '望京😀街', '望京街', null],
  ['a joined family is removed whole', '家👨‍👩‍👧号', '家号', null],
  ['a flag is removed', '🇨🇳路', '路', null],
  ['a heart with its variation sign is removed', '爱❤️路', '爱路', null],
  ['listed symbols are removed', '1<2>号$*~`|^{}', '12号', null],
  ['signs of real addresses stay', '望京SOHO-T1#3/5层（B座）、2.5', '望京SOHO-T1#3/5层（B座）、2.5', null]
])('%s', (_name, typed, text, toast) => {
  expect(cleanAddress(typed)).toEqual({ text, toast })
})

test('the counter leaves out line breaks', () => {
  expect(addressLength('一二\n三\r\n四')).toBe(4)
})

test('R3.55 region names are joined by a dash', () => {
  expect(joinRegion(['北京市', ' 朝阳区 ', '', undefined])).toBe('北京市-朝阳区')
  expect(splitRegion('A-B-C')).toEqual(['A', 'B', 'C'])
})

test.each([
  ['province, city and area in this order', 'A-B-C', { province: 'A', city: 'B', area: 'C' }],
  ['two levels are not enough', 'A-B', null],
  ['nothing chosen', '', null]
])('R7.99 a dash-separated selection: %s', (_name, region, parts) => {
  expect(regionParts(region)).toEqual(parts)
})

test.each([
  ['region first', { region: '', detail: '' }, ['请选择配送区域', '请填写详细地址']],
  ['detail missing', { region: 'A-B-C', detail: ' \n ' }, ['请填写详细地址']],
  ['only an emoji is nothing', { region: 'A-B-C', detail: '😀' }, ['请填写详细地址']],
  ['too long is refused where it was not cut', { region: 'A-B-C', detail: '路'.repeat(41) }, [TOAST]]
])('%s', (_name, form, messages) => {
  const result = validateAddress(form)
  expect(result.ok ? [] : result.errors.map((error) => error.message)).toEqual(messages)
})

test('a good address is returned cleaned', () => {
  expect(validateAddress({ region: 'A-B-C', detail: ' 望京😀街1号 ' })).toEqual({
    ok: true,
    value: { region: 'A-B-C', detail: '望京街1号' }
  })
})
