import { formatYuan } from '@/domain/money'

/** Texts of the red packet game. */
export const texts = {
  title: '红包雨',
  head: (left: number) => `今天还能玩 ${left} 局`,
  seconds: (count: number) => `每局 ${count} 秒，点到多少都不影响金额`,
  start: '开始',
  count: (left: number) => `${left}`,
  soon: '马上开始',
  rest: '还剩',
  ofAll: (all: number) => `秒 / 共 ${all} 秒`,
  tapped: '点到',
  pieces: '个',
  plus: '+1',
  packet: '红包',
  amounts: (min: number, max: number) => `金额随机 ${formatYuan(min)}–${formatYuan(max)} 元，和点得快慢无关`,
  skip: '直接看结果',
  paused: '已暂停，回来接着玩',
  goOn: '继续',
  choose: '三个红包，选一个打开',
  chooseText: '已减少动态效果，所以红包不会动。选哪个都不影响金额。',
  box: (no: number) => `第 ${no} 个红包`,
  opening: '正在打开',
  won: '得到一个小红包',
  nothing: '这次没有红包',
  stored: (no: string) => `已存入礼品卡${no ? ` ${no}` : ''}，付款时可以抵`,
  thisTime: '这局点到',
  left: '今天还能玩',
  again: '再玩一次',
  over: '今天的局数用完了',
  toGift: '看礼品卡',
  toShop: '去看体检',
  quit: '退出这局',
  clear: '说清楚',
  say: (min: number, max: number) => [
    `每局金额由服务器抽取，${formatYuan(min)} 到 ${formatYuan(max)} 元，每一分机会相同`,
    '点到几个、点得多快都不影响金额，一个没点也一样',
    '断网或中途退出不扣局数'
  ]
} as const
