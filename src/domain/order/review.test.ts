import { checkReview, cleanReviewText, REVIEW_MAX_LENGTH, type ReviewForm } from './review'

test.each([
  ['  很好 ', '很好'],
  ['第一行\r\n第二行', '第一行\n第二行'],
  ['一\n\n\n\n\n二', '一\n\n二'],
  ['看不见\u200b的\u202e字\u0007', '看不见的字'],
  ['空    格', '空 格'],
  [' \n\u200b\n ', '']
])('%j is read as %j', (typed, read) => {
  expect(cleanReviewText(typed)).toBe(read)
})

const form = (change: Partial<ReviewForm> = {}): ReviewForm => ({
  ...{ score: 5, tags: [], text: '', anonymous: false },
  ...change
})

test.each<[string, ReviewForm, string]>([
  ['no star', form({ score: null }), '请选择星级'],
  ['too long', form({ text: '字'.repeat(REVIEW_MAX_LENGTH + 1) }), '评价内容最多500个字']
])('%s is refused', (_what, typed, message) => {
  expect(checkReview(typed, [])).toMatchObject({ ok: false, message })
})

test('stars alone are enough; 500 characters of any plane fit; a tag that is not offered is dropped, another kept once', () => {
  expect(checkReview(form(), [])).toMatchObject({ ok: true })
  expect(checkReview(form({ text: '𠮷'.repeat(REVIEW_MAX_LENGTH) }), [])).toMatchObject({ ok: true })
  const lines = `${'字'.repeat(REVIEW_MAX_LENGTH - 1)}\n字`
  expect(checkReview(form({ text: lines }), [])).toMatchObject({ ok: true })
  expect(checkReview(form({ tags: ['乙', '丙', '乙'] }), ['甲', '乙'])).toMatchObject({
    value: { tags: ['乙'] }
  })
})
