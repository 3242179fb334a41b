/** Texts of the messages page. */
export const texts = {
  title: '消息',
  tabs: '消息分类',
  all: '全部',
  order: '订单',
  report: '报告',
  activity: '活动',
  readAll: '全部已读',
  allRead: '已全部标为已读',
  today: '今天',
  earlier: '更早',
  unread: '未读',
  empty: '暂时没有消息',
  emptyHint: '订单、报告和活动的消息会出现在这里',
  loginHint: '登录后查看订单和报告的消息',
  more: '查看更多',
  loading: '正在加载',
  moreFailed: '加载失败，点击重试',
  end: '只保留最近 90 天的消息'
} as const
