/** Texts of 改时段 on confirm (§2). */
export const slotTexts = {
  noSchedule: '暂无排期',
  slotChanged: '已为你保留新的时段'
} as const
