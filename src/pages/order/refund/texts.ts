import { dateOf } from '@/domain/date'
import type { Fulfilment } from '@/domain/kinds/types'
import { formatYuan } from '@/domain/money'
import { GIFT_AGAIN_DAYS } from '@/domain/order/gift-card'

/** What is gone with an order, by how it would have been fulfilled. */
const GONE: Readonly<Record<Fulfilment['by'], string>> = {
  visit: '预约会取消，名额不再保留',
  parcel: '商品不再发货',
  code: '券码不能再用'
}

/** Texts of the page on which an order is taken back (§2 /reFund). */
export const texts = {
  title: '申请退款',
  detail: '退款详情',
  titleBack: '申请退货',
  paid: '实付',
  which: '退哪些商品',
  whichItems: '退哪些项目',
  checked: '分院已核对',
  itemsDone: (count: number) => `其余 ${count} 项已完成，不能退`,
  itemsFirst: '请选择要退的项目',
  noProof: '未做项目系统已有记录，不用上传凭证',
  left: (count: number) => `可退 ${count} 件`,
  count: (name: string) => `${name}退的件数`,
  choose: (name: string) => `退${name}`,
  chooseFirst: '请选择要退的商品',
  amount: '退款金额',
  counting: '正在计算',
  amountFailed: '金额没有算出来，点击重试',
  why: '为什么退',
  reasonFirst: '请选择退款原因',
  more: '补充说明',
  moreHint: '想补充的话写在这里，选填',
  tooLong: (most: number) => `补充说明最多${most}个字`,
  where: '退到哪里',
  back: (name: string) => `${name}，原路退回`,
  storedAgain: (name: string, tail: string, until: number | null) =>
    until === null
      ? `${name}（尾号 ${tail}）已到期，款项退回后延长 ${GIFT_AGAIN_DAYS} 天`
      : `${name}（尾号 ${tail}）已到期，退回后延长 ${GIFT_AGAIN_DAYS} 天，可用到 ${dateOf(until)}`,
  effectBack: '提交后等待审核；审核通过后请寄回商品，仓库收到后按这里的金额退款。',
  effect: '整单退款后，预约或商品不再保留。',
  coupons: {
    now: (names: string) => `优惠券「${names}」随这次退款退回账户`,
    withAll: (names: string) => `优惠券「${names}」现在不退，整单都退完后退回账户`,
    withOthers: (names: string) =>
      `优惠券「${names}」是几个订单一起用的，现在不退，其余订单也全部退款后退回账户`,
    never: (names: string) => `优惠券「${names}」已经用过，不退回`
  },
  sum: '退款',
  submit: '提交申请',
  wholeTitle: '整单退款？',
  wholeText: (by: Fulfilment['by'] | null, fen: number) =>
    [...(by ? [GONE[by]] : []), fen > 0 ? `¥${formatYuan(fen)} 原路退回，不能撤回。` : '不能撤回。'].join(
      '；'
    ),
  wholeYes: '确定退款',
  wholeNo: '再想想',
  done: '已申请退款',
  askedBack: '已申请退货，审核后请寄回商品',
  refusedTitle: '现在不能退款',
  seeOrder: '查看订单',
  progress: '退款进度',
  piece: (name: string, count: number) => `${name} × ${count}`,
  reason: '退款原因',
  number: '退款编号',
  asked: '申请时间',
  cancel: '撤销申请',
  cancelTitle: '撤销退款申请',
  cancelText: '撤销后订单照常进行，需要时可以再次申请。',
  answer: '未通过原因',
  sendTo: '退货地址',
  parcel: '寄回的包裹',
  send: '填写运单号',
  sendAgain: '修改运单号',
  sendTitle: '寄回商品',
  sendHint: '寄出后把运单号填在这里，仓库收到后退款',
  company: '快递公司',
  companyFirst: '请选择快递公司',
  parcelNo: '运单号',
  parcelHint: '8 到 20 位字母或数字',
  parcelWrong: '运单号应为 8 到 20 位字母或数字',
  sendSubmit: '确认寄出',
  sent: '已提交，等待仓库收货',
  cancelled: '已撤销退款申请'
} as const
