/** What the command line says to operators, and how it names what `--json` calls by English keys. */
import { PART_NAMES, REPORT_NAMES } from '../ordering/part-names'
import type { OrderEvent } from '../ordering/order/order-event'

const EVENT_NAMES = {
  created: '下单',
  paying: '发起支付',
  'pay-failed': '支付失败',
  paid: '已支付',
  booked: '预约成功',
  changed: '已改约',
  'change-lapsed': '改约未付款，已作废',
  'change-withdrawn': '改约已撤回',
  closed: '超时关闭',
  cancelled: '已取消',
  reckoned: '金额已重算',
  'late-payment': '关闭后到账',
  'refund-asked': '申请退款',
  'refund-refused': '拒绝退款',
  'return-approved': '同意退货',
  'return-sent': '已寄回',
  'return-lapsed': '退货逾期关闭',
  refunding: '退款中',
  refunded: '已退款',
  deleted: '顾客删除订单',
  refused: '分院未接受',
  visited: '已到检',
  missed: '未到检',
  'visit-undone': '撤销到检登记',
  shipped: '已发货',
  received: '已签收',
  'code-used': '券码已使用',
  reported: '报告已出',
  'report-corrected': '报告已更正',
  'kit-bound': '采样盒编号已登记',
  'sample-sent': '样本已寄出',
  sampled: '实验室已收到样本'
} as const satisfies Readonly<Record<OrderEvent, string>>

const OUTCOMES = { started: '进行中', done: '完成', refused: '被拒', failed: '出错' } as const

const STATES: Readonly<Record<string, string>> = {
  ...PART_NAMES,
  ...{ examinee: '体检人', recipient: '收件人', buyer: '购买人' },
  ...{ unused: '未使用', taken: '使用中', used: '已使用' }
}

const EVENTS: Readonly<Record<string, string>> = EVENT_NAMES

const WAS: Readonly<Record<string, string>> = {
  ...PART_NAMES,
  ...REPORT_NAMES,
  new: '新报告',
  same: '没有变化',
  changed: '已更正'
}

const WHAT: readonly (readonly [RegExp, string])[] = [
  [/^order$/, '订单'],
  [/^visit (\d+)$/, '第 $1 次到检'],
  [/^parcel out$/, '寄出的包裹'],
  [/^parcel back$/, '寄回的包裹'],
  [/^person$/, '人员'],
  [/^item$/, '项目'],
  [/^code$/, '券码'],
  [/^event$/, '经过']
]

/** Columns of tables. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...{ order: '订单', status: '状态', product: '商品', yuan: '金额（元）', created: '下单时间' },
  ...{
    promotion: '统计类型',
    activity: '活动',
    channel: '渠道',
    platform: '平台',
    counted: '订单数',
    counted_paid: '付过款'
  },
  ...{ what: '内容', state: '状态', detail: '说明', refund: '退款单', reason: '原因', words: '顾客留言' },
  ...{
    asked: '申请时间',
    was: '原来',
    report: '报告',
    step: '进度',
    person: '人员',
    at: '时间',
    actor: '操作人'
  },
  ...{ command: '命令', args: '参数', outcome: '结果', note: '备注', file: '文件', rows: '行数' },
  ...{
    name: '姓名',
    phone: '电话',
    region: '地区',
    address: '地址',
    spec: '规格',
    pieces: '件数',
    slot: '时段',
    id: '证件尾号'
  },
  ...{
    items: '加项',
    prepare: '要准备',
    paid: '付款时间',
    branch: '分院',
    code: '编号',
    parcel: '运单号',
    paper: '纸面'
  },
  ...{ employer: '企业编号', card: '卡号', password: '卡密', work: '工号', bound: '绑定', ways: '验证方式' },
  ...{ cards: '卡数', rights: '权益数' },
  ...{ start: '开始', end: '结束', draws: '抽取次数' },
  ...{ setting: '设置', value: '值', about: '含义', account: '账号', right: '权限' },
  ...{ till: '收银台', called: '名称', key: '密钥', made: '新建于', withdrawn: '停用于' },
  ...{ kind: '品类', door: '入口', seen_list: '列表', seen_detail: '详情', seen_booking: '预约' },
  ...{
    seen_confirm: '确认',
    seen_cashier: '收银台',
    seen_success: '支付成功页',
    orders_paid: '付款订单'
  },
  ...{ message: '消息', template: '模板', ended: '结果', title: '标题' },
  ...{ article: '文章', topic: '栏目', reviewer: '审核人', nextReview: '下次审核', reads: '阅读数' },
  ...{ link: '链接', until: '有效期', removed: '去掉' },
  ...{ new: '新增', changed: '修改', same: '未变' }
}

export const headingOf = (key: string): string => HEADINGS[key] ?? key

/** A cell of a table; states and the like stand in it by their names. */
export function cellOf(key: string, row: Readonly<Record<string, string | number | null>>): string {
  const text = String(row[key] ?? '')
  if (key === 'state') return (row['what'] === 'event' ? EVENTS : STATES)[text] ?? text
  if (key === 'was' || key === 'step') return WAS[text] ?? text
  if (key === 'outcome') return Object.entries(OUTCOMES).find(([code]) => code === text)?.[1] ?? text
  if (key === 'what') {
    const known = WHAT.find(([pattern]) => pattern.test(text))
    return known ? text.replace(...known) : text
  }
  return text
}

/** Words of a command's line that has to be filled in. */
const PLACES: Readonly<Record<string, string>> = {
  order: '订单号',
  refund: '退款单号',
  file: '文件名',
  folder: '文件夹',
  what: '内容',
  setting: '设置名',
  value: '值',
  account: '账号',
  right: '权限',
  branch: '分院编号',
  employer: '企业编号',
  activity: '活动编号'
}

export const OPS_TEXTS = {
  unknown: (typed: string) => `没有命令 ${typed}。`,
  missing: (place: string) => `缺少${PLACES[place] ?? ` ${place}`}`,
  extra: (typed: string) => `看不懂：${typed}`,
  noTry: (name: string) => `${name} 不改动数据，不需要 --dry-run`,
  unknownOption: (option: string) => `没有选项 ${option}`,
  optionValue: (option: string) => `选项 ${option} 的写法不对`,
  refused: (reason: string) => `未执行：${reason}`,
  nothing: '没有找到。',
  tried: '只是试运行，没有写入任何内容。',
  lost: '操作日志没有写下',
  usage: 'npm run ops -- <命令> [--json] [--csv] [--dry-run] [--as 姓名] [--help]',
  foot: '操作的是 DATABASE_URL 的数据库；没有它就是 DATA_DIR 的内置数据库（要先停下服务器）。改动都会记入日志。',
  demoShop: (folder: string) => `没有设 DATABASE_URL：这里操作的是 ${folder} 里的演示商店。`,
  file: (path: string, code: string) =>
    `文件 ${path} 不能用（${code}）：检查文件夹在不在，运行命令的用户能不能读写它。`,
  failed: (why: string) => `命令出错：${why}`
} as const
