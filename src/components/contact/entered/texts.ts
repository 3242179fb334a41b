/** Texts of what is asked before somebody joins the account's people. */
export const enteredTexts = {
  relation: '关系',
  relationPlaceholder: '请选择关系',
  consent: '已取得本人同意，为其填写资料和预约'
} as const
