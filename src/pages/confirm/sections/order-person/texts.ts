/** Texts of confirm in mini-program order mode. */
export const texts = {
  failed: '没有读取到这张订单的体检人，请重试',
  missing: '这张订单不存在，或不属于当前账号',
  missingHint: '可以自己填写体检人后继续预约',
  typeIt: '自己填写'
} as const
