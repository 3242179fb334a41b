import type { OrderTab } from '@/domain/order/codes'

/** Texts of the order list (§2 /mine/order). */
export const texts = {
  title: '我的订单',
  sugarTitle: '控糖订单',
  tabs: '订单状态',
  orders: '订单',
  chosen: '选中的订单',
  end: '没有更多订单了',
  more: '正在加载更多',
  moreFailed: '加载失败，点击重试',
  toShop: '去商城看看',
  folded: (orders: number) => `还有 ${orders} 个`,
  keptUntil: (time: string) => `保留到 ${time}`,
  cancelGroup: '取消',
  search: '搜索订单',
  searchFor: '商品名称、订单号、姓名',
  endSearch: '取消',
  kinds: '商品类型',
  everyKind: '全部类型',
  notFound: { title: '没有找到相关订单', text: '换个词，或者看看其他状态和类型' },
  clear: '清除筛选',
  all: '查看全部订单',
  empty: {
    0: { title: '还没有订单', text: '下单后可在这里查看进度' },
    1: { title: '没有待支付的订单', text: '提交订单后 30 分钟内在这里完成支付' },
    2: { title: '没有待预约或待使用的订单', text: '已购未用的服务会出现在这里' },
    3: { title: '没有进行中的订单', text: '约好的项目会出现在这里' },
    4: { title: '没有已完成的订单', text: '完成后可在这里查看' },
    5: { title: '没有退款或售后', text: '退款与售后的进度会出现在这里' }
  } satisfies Record<OrderTab, { title: string; text: string }>
} as const
