/** Texts about what is told of health services, and what is not. */
export const texts = {
  title: '健康服务消息',
  lead: '什么时候会告诉你',
  text: '消息里不写检查结果，结果只在报告里看',
  stepsTitle: '会收到的消息',
  steps: [
    { title: '预约和改约', text: '约好、改好、快到时间时' },
    { title: '报告', text: '报告可以看的时候' },
    { title: '复查', text: '约好的复查快到时间时' }
  ],
  linksTitle: '去看看',
  messages: '我的消息',
  messagesNote: '最近 90 天的消息',
  service: '健康管理服务',
  serviceNote: '检前、检中、检后有什么',
  questionsTitle: '常被问到',
  questions: [
    { title: '家人会收到我的结果吗', text: '不会。别人能看到的只有你同意给他看的报告。' },
    { title: '会有推销电话吗', text: '不会用体检结果推销。' }
  ]
} as const
