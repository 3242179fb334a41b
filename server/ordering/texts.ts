import { maskName } from '@/domain/mask'

/** What the server says to users about orders and payments. */
export const ORDER_TEXTS = {
  orderMissing: '订单不存在或已删除',
  kindWrong: '该商品请在对应的预约页面下单',
  cardOver: '已过期',
  nobodyExamined: '该订单没有可以沿用的个人信息',
  unfit: '个人信息不符合要求',
  itemsUnfit: (names: string) => `所选加项不适合体检人：${names}`,
  companyOnly: '企业权益仅限持卡本人体检时使用',
  slotFull: '该时段名额已满，请选择其他时段',
  doctorFull: '该医生这个时段已约满，请选择其他时段，或不指定医生',
  slotChanged: '该时段已停诊或排期变更，请重新选择',
  slotRequired: '请选择时段',
  holdExpired: '为您保留的名额已失效，该时段已约满，请重新选择时段',
  shopChanging: '套餐信息正在更新，请稍后再提交',
  subsidyLimit: '补贴价每人每月限 1 份，您本月已用过',
  groupLimit: '每个团每人限购 1 份，您已在这个团下过单',
  groupFailedReason: '拼团没有凑齐，自动原路退款',
  groupFullTitle: '拼团成功',
  groupFullText: (product: string) => `${product}人数已凑齐，订单已为您安排`,
  groupFailedTitle: '拼团没有凑齐',
  groupFailedText: (product: string, yuan: string) =>
    `${product}没有在规定时间内凑齐，实付 ¥${yuan} 自动原路退回，不用申请`,
  saleLimit: (perUser: number) => `活动价每人限购${perUser}件，您已购买过`,
  giftGone: '礼品卡不可用或余额不足',
  quotaGone: '企业额度不足，请重新选择加项',
  outOfCard: (from: string, until: string) => `超出卡的使用期，请选 ${from} 至 ${until} 的日期`,
  rightGone: '卡里这份刚被占用或已收回，请换一份；已填的内容都还在',
  balanceGone: '卡余额不可用或不足',
  cartAlone: '跨境商品要报关，请单独结算',
  cartBooked: '该商品需要先选择机构与时间，请单独预约',
  cartLine: (name: string, reason: string) => `${name}：${reason}`,
  twins: '有相同的订单，请勿重复选择',
  sameOrder: '您已有一笔相同的待支付订单',
  paidBeside: '同一人在该分院当天已有一笔已支付的预约，确认后可继续预约',
  unpaidMany: (most: number) => `您已有${most}笔待支付订单，请先支付或取消后再下单`,
  questionMissing: '问卷信息已失效，请重新填写',
  refundNotAllowed: '当前订单不可退款',
  refundInLab: '样本已到实验室，不再退款',
  refundKitNothing: '扣除已寄出的采样盒后没有可退的款项',
  returnOver: '签收已超过 7 天，不支持无理由退货；商品有问题请联系客服',
  returnLater: '商品还在路上，收到后 7 天内可以申请退货',
  returnNone: '没有等待寄回的退货',
  returnGone: '退货已经处理，运单号不能再改',
  courierUnknown: '请选择快递公司',
  refundUnderWay: '该订单正在退款，请勿重复提交',
  refundInCustoms: '已申请清关，不支持退款',
  refundChanged: '退款金额已变化，请重新确认',
  refundLineUnknown: '所选商品不在该订单中',
  refundTooMany: '所选数量超过可退数量',
  refundNothing: '没有可退的商品',
  refundSent: '退款已经提交给支付渠道，不能撤销',
  parcelSent: '商品已寄回，不能撤销；有问题请联系客服',
  refundNone: '没有可以撤销的退款',
  codeGone: '该券码已使用或已退款',
  codeUnknown: '没有找到该券码',
  codeExpired: '该券码已过期，款项会自动退回',
  codeNotTaken: '请先核对该券码',
  declareLapsedReason: '付款后 7 天内没有申请清关，订单自动取消，实付全额退回',
  codeExpiredReason: '到期未使用，自动退款',
  refundWholeOnly: '该订单仅支持整单退款',
  changeNotAllowed: '当前订单不可预约或改期',
  changeOver: '该预约已结束，不可改期',
  changeLate: '已超过免费改期时间（预约前一天18:00），改约请电话联系分院或客服',
  changeOften: (most: number) => `每笔订单最多改期${most}次`,
  changeSame: '所选时段与当前预约相同',
  bookedAlready: (turn: string) => `该${turn}已预约，请勿重复预约；如需改时间请改约`,
  productMissing: '请选择商品',
  notBookedYet: (turn: string) => `该${turn}还没有预约，请先预约`,
  doseToBook: '待预约',
  doseMayBe: (dose: string) => `可约${dose}`,
  doseFrom: (day: string) => `${day} 起可约`,
  doseBefore: (dose: string) => `请先预约${dose}`,
  changeOpen: '您有一笔改约差价待支付，请先支付或等待其失效',
  changeNone: '没有待支付的改期',
  changePaid: '改约差价已支付，新的预约已生效',
  changeOutside: (from: string | null, to: string | null) =>
    from !== null && to !== null
      ? `请选择${from}至${to}之间的日期`
      : from !== null
        ? `请选择${from}及以后的日期`
        : `请选择${to ?? ''}及以前的日期`,
  changeItems: (names: string) => `该分院不支持订单中的项目：${names}`,
  changePriced: '改期后价格有变动，请确认差价',
  changeLine: '改约差价',
  branchNotTaking: '该分院暂不可预约，请选择其他分院',
  visitMissing: '没有可预约的行程',
  cancelNotAllowed: '当前订单不可取消',
  cancelPaid: '订单已支付，不能取消',
  cancelPaying: '订单支付结果确认中，请稍后再试',
  deleteNotAllowed: '当前订单不可删除',
  typeWrong: '订单信息不正确，请返回订单列表查看',
  reasonWrong: '请选择取消原因',
  addressNotAsked: '该商品无需填写收货地址',
  consentMissing: '请先阅读并签署知情同意书',
  questionFirst: '请先填写家族史问卷',
  payerDiffers: '订购人要与付款账户实名一致，请填写本人的姓名和身份证号',
  notDeclaredYet: '顾客还没有申请清关，不能发出',
  nothingToDeclare: '该订单无需清关申报',
  declareNotNow: '订单支付成功后才能申请清关，已取消的订单无需申请',
  selfOnly: '该服务仅限登录人本人使用，请填写登录手机号',
  invoiceMissing: '请填写发票信息',
  invoiceOf: ({ titleType, title }: { titleType: 'personal' | 'company'; title: string }) =>
    titleType === 'company' ? `电子普票 · 企业 · ${title}` : `电子普票 · 个人 · ${maskName(title)}`,
  remarkLong: (most: number) => `留言最多${most}个字`,
  soldOut: '该规格已售罄，请选择其他规格',
  piecesLeft: (left: number) => `库存不足，仅剩${left}件`,
  grouping: '人数凑齐后为您安排',
  timeout: '超时未支付，系统自动关闭',
  lateRefund: '订单关闭后收到的支付已原路退回',
  unwantedRefund: '重复或逾期的支付，原路退回',
  rebookGone: '该商品已下架，请选择其他商品',
  rebookKind: '该类商品暂不支持再次预约',
  nothingOwed: '该订单没有需要补交的款项',
  notPayable: '订单已关闭，无法支付',
  payerNeeded: '请先在微信里授权，再支付',
  payAgain: '支付已取消，请重新支付',
  payMissing: '支付服务暂未开通，请稍后再试',
  paying: '支付结果确认中，请稍后再试',
  paymentMissing: '没有这笔支付，请返回订单列表查看',
  several: (name: string, orders: number) => `${name}等${orders}笔订单`,
  payWaiting: '等待支付',
  payConfirming: '支付结果确认中',
  payDone: '支付成功',
  payFailed: '支付未成功，请重新支付',
  payClosed: '订单已关闭',
  payRefunded: '已退款',
  noAppointment: '该订单没有预约信息',
  noParcel: '该订单没有物流信息',
  receiptNotNow: '商品发货后才能确认收货',
  visitNotBooked: '该预约现在不能这样处理',
  parcelNotPacked: '该订单现在不能发货',
  paperByPost: '纸质报告邮寄',
  paperElectronic: '电子报告',
  deliveryNotAsked: '未选择邮寄纸质报告，无需填写配送地址',
  regionWrong: '配送区域不正确，请重新选择'
} as const

/** The way of a parcel. */
export const LOGISTICS_TEXTS = {
  states: {
    packing: '待发货',
    customs: '清关中',
    shipped: '运输中',
    received: '已签收',
    cancelled: '已取消'
  },
  paid: '已付款',
  paidText: '订单支付成功，等待仓库处理',
  declared: '清关中',
  declaredText: '已向海关申报，审核通过后发货',
  sent: '已发货',
  sentText: (courier: string) => (courier === '' ? '仓库打包完成，已发出' : `仓库打包完成，交给${courier}`),
  received: '已签收',
  receivedText: '包裹已签收，感谢您的信任'
} as const

/** Why an order is cancelled or taken back; the number is the wire's `reasonId`. Some are for a visit alone, for what is bought, for what is sent, or for what was received. */
export const CANCEL_REASONS = [
  { id: 1, reason: '行程有变，不想约了', of: 'visit' },
  { id: 2, reason: '选错了项目', of: 'visit' },
  { id: 3, reason: '日期、时段或分院选错了', of: 'visit' },
  { id: 4, reason: '个人信息填写有误', of: 'visit' },
  { id: 7, reason: '不想买了', of: 'goods' },
  { id: 8, reason: '规格或数量选错了', of: 'goods' },
  { id: 9, reason: '收货信息填写有误', of: 'parcel' },
  { id: 12, reason: '有项目没做', of: 'undone' },
  { id: 13, reason: '设备检修', of: 'undone' },
  { id: 14, reason: '不想补做', of: 'undone' },
  { id: 10, reason: '商品破损或有质量问题', of: 'received' },
  { id: 11, reason: '发错或少发了商品', of: 'received' },
  { id: 5, reason: '价格不合适', of: 'all' },
  { id: 6, reason: '其他原因', of: 'all' }
] as const

/** Who carries a parcel back: what customers choose among. */
export const COURIERS = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'JD', name: '京东快递' },
  { code: 'EMS', name: '邮政 EMS' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'ZTO', name: '中通快递' },
  { code: 'STO', name: '申通快递' },
  { code: 'YD', name: '韵达快递' },
  { code: 'JT', name: '极兔速递' },
  { code: 'DBL', name: '德邦快递' },
  { code: 'OTHER', name: '其他快递' }
] as const

/** How what goes back comes about. */
export const REFUND_TEXTS = {
  all: (yuan: string) => `实付 ¥${yuan}，全部退回`,
  rest: (yuan: string) => `还没退的实付 ¥${yuan}，全部退回`,
  given: (yuan: string, given: string, price: string) => `实付 ¥${yuan} − ${given} × ¥${price}`,
  nothing: (given: string) => `${given}的费用超过实付，没有可退的款项`,
  share: (name: string, paid: string, quantity: number, of: number) =>
    `${name}：实付 ¥${paid} × ${quantity} ÷ ${of}，四舍五入到分`,
  kitsKept: (paid: string, count: number, kit: string) =>
    `实付 ¥${paid} − 已寄出的采样盒 ${count} 份 × ¥${kit}，采样盒不用寄回`,
  part: (name: string, yuan: string) => `${name}：剩余实付 ¥${yuan}`,
  codes: (count: number) => `未使用的券 ${count} 张，按每张实付退回`,
  asked: '提交申请',
  approved: '审核通过',
  returning: '原路退回中',
  returningNote: '到账时间以支付渠道为准',
  arrived: '到账',
  done: '退款成功',
  waits: '未到场的订单由分院核对后退款，审核前可以撤销',
  pending: '待审核',
  pendingNote: '分院核对到场记录，一般 1 个工作日内有结果',
  undone: (names: string) => `未做项目：${names}`,
  undoneSum: (undone: string, paid: string, all: string, amount: string) =>
    `¥${undone} × ${paid} ÷ ${all} = ¥${amount}`,
  undoneRest: (undone: string, paid: string, all: string, gone: string, amount: string) =>
    `¥${undone} × ${paid} ÷ ${all}，已退 ¥${gone}，还剩 ¥${amount}`,
  undoneWhy: '套餐按打包价购买，所以按单价比例退，四舍五入到分',
  freightKept: (yuan: string) => `寄出的运费 ¥${yuan} 不退，寄回的运费由您承担`,
  sendAtOwn: '寄回的运费由您承担',
  sendAtShops: '商品问题退货：寄出的运费一起退，寄回的运费由我们承担，请选到付',
  returnPendingNote: '一般 24 小时内审核',
  toSendBack: '待寄回',
  toSendBackNote: (until: string) => `请在 ${until} 前把商品寄到退货地址，并填写运单号；逾期退货自动关闭`,
  toReceive: '待收货',
  toReceiveNote: '仓库收到并核对后退款',
  sentBack: '已寄回',
  cameBack: '仓库已收货',
  withdrawn: '已撤销',
  lapsed: '退货已关闭',
  lapsedWhy: '审核通过后 7 天内没有寄回，退货已自动关闭',
  rejected: '审核未通过',
  manual: '转人工处理',
  manualNote: '客服会联系您处理'
} as const

/** Which customers a reason is for. */
export type ReasonList = (typeof CANCEL_REASONS)[number]['of']

/** Reminders that a sweep writes: of a visit the evening before, of a customs declaration that is still missing. */
export const REMINDER_TEXTS = {
  declare: '请申请清关',
  declareOf: (name: string, until: string) =>
    `${name}还没有申请清关，不能发货。${until} 前没有申请，订单会自动取消并全额退款`,
  remind: '明天有预约',
  remindOf: (name: string, when: string, where: string) =>
    `${name}，${when}，${where}，请带好证件按时到达；临时来不了请致电分院改约，或在订单里申请退款`
} as const
