/** Texts of a report on paper. */
export const paperTexts = {
  paperTitle: '不寄纸质报告',
  paperNote: '看电子版，二选一：捐赠公益或领小礼品',
  paperNoteOne: '看电子版报告，少用一份纸张',
  paperPost: '邮寄纸质报告',
  paperPostNote: '报告出具后寄到你填写的地址'
} as const
