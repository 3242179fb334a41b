/** Texts of a questionnaire before an order. */
export const texts = {
  questionnaireSubmit: '提交',
  questionnaireMissing: '请回答全部问题',
  questionnaireChange: '修改答案后可再次提交'
} as const
