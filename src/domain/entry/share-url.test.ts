import { cleanShareUrl, shareMarksOf } from './share-url'

const page = 'https://shop.example/selling/checkup/1'

test.each([
  ['timeline', `${page}?from=timeline&isappinstalled=0`, page],
  ['groupmessage', `${page}?a=1&from=groupmessage&isappinstalled=0`, page],
  ['singlemessage, the fragment stays', `${page}?isappinstalled=0&from=singlemessage#top`, `${page}#top`],
  ['installed', `${page}?from=timeline&isappinstalled=1`, null],
  ['from alone', `${page}?from=timeline`, null],
  ['isappinstalled alone', `${page}?isappinstalled=0`, null],
  ['a value that only begins so', `${page}?from=timelines&isappinstalled=0`, null],
  ['the mark in the fragment', `${page}#?from=timeline&isappinstalled=0`, null]
])('R4.8 a shared link: %s', (_name, url, expected) => {
  expect(cleanShareUrl(url)).toBe(expected)
})

test.each([
  ['WeChat’s own', { from: 'timeline', isappinstalled: '1' }, ['isappinstalled', 'from']],
  ['a page’s own', { from: 'search' }, ['isappinstalled']],
  ['none', {}, ['isappinstalled']]
])('marks of a shared link: from is %s', (_name, query, marks) => {
  expect(shareMarksOf(query)).toEqual(marks)
})
