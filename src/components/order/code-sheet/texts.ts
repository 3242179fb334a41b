/** Texts of a code that is shown to a till. */
export const codeSheetTexts = {
  taken: '分院正在核对，请稍候',
  used: (codeName: string) => `这张${codeName}已使用`,
  shown: (codeName: string) => `出示${codeName}`,
  hint: (codeName: string) => `到任意分院前台，请工作人员扫码或输入${codeName}`,
  keep: (codeName: string) => `请勿把截图发给别人，每张${codeName}只能用一次`
} as const
