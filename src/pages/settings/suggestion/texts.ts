/** Texts of the page on which somebody tells the shop something. */
export const texts = {
  title: '意见反馈',
  kind: '反馈类型',
  kinds: [
    { value: 'booking', text: '预约' },
    { value: 'order', text: '订单' },
    { value: 'report', text: '报告' },
    { value: 'page', text: '页面' },
    { value: 'other', text: '其他' }
  ],
  text: '反馈内容',
  textPlaceholder: '请说说遇到的问题或建议，5到500个字',
  tooShort: '反馈内容至少5个字',
  tooLong: '反馈内容最多500个字',
  contact: '联系方式',
  contactPlaceholder: '选填，手机号或邮箱',
  contactLong: '联系方式最多50个字',
  submit: '提交',
  doneTitle: '已收到你的反馈',
  doneText: '谢谢。我们会认真看每一条。',
  back: '返回'
} as const
