/** Texts of the confirm screen of the cart. */
export const cartTexts = {
  title: '确认订单',
  posted: '快递到家',
  other: { pickUp: '到店领取', voucher: '券码', service: '服务', membership: '会员' },
  otherNote: {
    pickUp: '凭取货码到任意分院前台领取',
    voucher: '支付后在订单里领券码，到任意分院出示',
    service: '凭服务码到任意分院使用',
    membership: '付款后立即生效'
  },
  times: (count: number) => `×${count}`,
  freight: '运费',
  freightFree: '包邮',
  orders: (count: number) => `共 ${count} 笔订单，一次支付；之后可以分别退款`,
  fewer: '部分商品库存有变化，数量已改为可买的件数',
  lost: (count: number) => `${count} 件商品已失效，没有计入本次结算`,
  goods: '商品金额',
  pieces: (count: number) => `${count} 件`,
  priceTitle: '价格已变动',
  invoiceNote: (orders: number) =>
    orders > 1
      ? `${orders} 笔订单各开一张，优惠券和礼品卡抵扣的部分不开`
      : '按实付开票，优惠券和礼品卡抵扣的部分不开',
  nothing: '没有可结算的商品',
  nothingHint: '回购物车勾选要买的商品',
  toCart: '回购物车'
} as const
