/** What the server says before a call is understood. A person may read any of it: an old page, a wrong clock, a broken line. */
export const HTTP_TEXTS = {
  employerOnly: '单位只能查询员工是否到检',
  unknownCall: '该功能暂不可用，请刷新后重试',
  unreadable: '提交的内容不正确，请刷新后重试',
  tooLarge: '提交的内容过长，请精简后重试',
  addressTooLong: '链接过长，请返回后重试',
  slow: '网络超时，请重试',
  tooOften: '操作太频繁，请稍后再试',
  unavailable: '服务异常',
  fieldWrong: '填写的内容不正确，请检查后重试',
  brokenText: '内容含有无法识别的字符，请修改后重试',
  channelMissing: '安全连接未建立，请刷新后重试',
  channelOver: '安全连接已失效，请重试',
  channelBroken: '安全连接出错，请刷新后重试',
  forged: '安全校验未通过，请刷新后重试',
  clockWrong: '手机时间不准，请校准后重试',
  repeated: '已提交，请勿重复操作',
  stalePage: '页面已过期，请刷新后重试'
} as const
