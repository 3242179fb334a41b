/** What is told when seat or schedule went (§8); fetched with what tells it. */
export const visitTexts = {
  fullNone: '所选时段名额已满，请重新选择机构与时间',
  scheduleChanged: '该时段停诊或排期已变更，请重新选择'
} as const
