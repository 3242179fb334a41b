/** Texts of what comes before a test of genes. */
export const texts = {
  consent: '知情同意',
  questionnaire: '家族史问卷',
  answered: '已填写',
  toAnswer: '去填写',
  loading: '知情同意书加载中，请稍候',
  questionFirst: '请先填写家族史问卷',
  consentFirst: '请先阅读并签署知情同意书',
  consentAgree: '受检人已阅读以上内容，自愿检测并同意',
  /** What is looked for, and what it is not. */
  about: {
    tumours:
      '检测看的是与肿瘤有关的遗传变异。查出变异不等于得病，没查出也不等于不会得病，不能代替体检和诊断。',
    drugs: '检测看的是影响用药和健康的遗传变异。结果供健康管理参考，不能代替诊断；换药或停药，先问医生。'
  },
  consentPoints: [
    '结果可能关系到您的家人，也可能让您感到担心，请先想好再检测。',
    '样本只用于本次检测，报告发布后按规定销毁；结果只给受检人，不会给单位或保险公司。'
  ]
} as const
