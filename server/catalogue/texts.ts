/** What the server says to users about products, branches and places. */
export const CATALOGUE_TEXTS = {
  branchMissing: '分院不存在，请返回重新选择',
  placeMissing: '请选择城市',
  paperBoth: '公益捐赠与小礼品只能选择一项',
  productMissing: '商品不存在或已删除，请返回重新选择',
  kindUnknown: '没有这类商品，请返回重新选择',
  soldBranchMissing: '分院不存在，请返回重新选择',
  soldProductMissing: '商品不存在或已删除，请返回重新选择',
  offShelf: '商品已下架或活动已结束',
  saleOver: '活动已结束，请返回重新选择',
  subsidyOver: '本月的补贴已经用完，按平时售价购买',
  memberOver: '会员权益已结束，按平时售价购买',
  pairOver: '双人同行已变更，请返回活动页确认',
  prizeOver: '这份奖品已领取或已过期，请到抽奖记录里查看',
  replacementOver: '原来的订单已更换、已使用或已退款，请返回更换页确认',
  groupOver: '拼团已满或已结束，请换一个团',
  cityUnknown: '城市不正确',
  provinceWrong: '省份不正确',
  cityWrong: '城市不正确',
  anonymous: '匿名用户',
  nameless: '用户'
} as const

/** Of what is done by pieces, say each tooth, the parameter that names the piece. */
export const UNIT_PARAM = '计价'
