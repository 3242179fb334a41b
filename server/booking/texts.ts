/** What the server says to users about days, slots and holds. */
export const BOOKING_TEXTS = {
  holdExtended: '该时段的保留时间已延长到上限，请尽快提交订单',
  holdKept: '您保留该时段的时间已到上限，请提交订单或选择其他时段',
  slotFull: '该时段名额已满，请选择其他时段',
  doctorFull: '该医生这个时段已约满，请选择其他时段，或不指定医生',
  slotChanged: '该时段已停诊或排期变更，请重新选择',
  guestsFull: '该时段的临时保留名额已满，登录后可继续预约，也可选择其他时段',
  slotRequired: '请选择时段',
  dateMissing: '请选择日期',
  branchMissing: '分院不存在，请返回重新选择',
  holdExpired: '为您保留的名额已失效，请重新选择时段'
} as const
