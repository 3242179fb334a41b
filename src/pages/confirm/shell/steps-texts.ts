/** Texts of the steps in care mode, loaded with them. */
export const stepsTexts = {
  step: (at: number, of: number, name: string) => `第${at}步，共${of}步：${name}`,
  submit: '核对并提交',
  next: '下一步',
  back: '上一步'
} as const
