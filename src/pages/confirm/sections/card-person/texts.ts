/** Texts of whom a card is used for. */
export const texts = {
  of: (relation: string, card: string) => `${relation} · ${card}`,
  change: '换人',
  missing: '资料不全，补一下',
  gone: '家人资料里没有这个人了',
  goneHint: '换个人，或重新添加',
  notTaken: '体检人和卡上选的不一样，请重新选择',
  notTakenHint: '换个人，或换一套合适的',
  failed: '家人资料没有加载出来',
  retry: '重新加载'
} as const
