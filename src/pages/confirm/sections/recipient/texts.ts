/** Texts of who receives something, and where. */
export const texts = {
  address: '收货地址',
  paste: '粘贴整段地址，自动填好',
  pasteNote: '识别后请核对一遍',
  pasteText: '整段地址',
  pasteHint: '例：王小明 13900001234 上海市静安区华山路 8 号',
  pasteRead: '识别',
  pasteNothing: '没有认出姓名、手机号或地址',
  pasteDone: '已填好，请核对',
  pastePart: '已填好，请再选择配送区域',
  selfOnly: '仅限登录人本人使用，手机号为登录手机号'
} as const
