/** Texts of the confirm screen of the cart. */
export const texts = {
  title: '确认订单',
  posted: '快递到家',
  other: { parcel: '到店领取', code: '券码', service: '服务', visit: '' },
  otherNote: {
    parcel: '到任意分院前台出示订单领取',
    code: '支付后在订单里领券码，到任意分院出示',
    service: '支付后客服会电话联系你安排时间',
    visit: ''
  },
  times: (count: number) => `×${count}`,
  freight: '运费',
  freightFree: '包邮',
  orders: (count: number) => `共 ${count} 笔订单，一次支付；之后可以分别退款`,
  fewer: '部分商品库存有变化，数量已改为可买的件数',
  lost: (count: number) => `${count} 件商品已失效，没有计入本次结算`,
  goods: '商品金额',
  pieces: (count: number) => `${count} 件`,
  remark: '留言',
  remarkHint: '选填，如送货时间',
  agreeEnd: '，同意将收货信息用于本次配送与服务',
  agreeLabel: '已阅读并同意《用户协议》《取消与退改须知》，同意将收货信息用于本次配送与服务',
  changed: (reason: string, yuan: string) => `${reason}。现在合计 ¥${yuan}，是否继续下单？`,
  priceTitle: '价格已变动',
  goOn: '继续下单',
  lookAgain: '再看看',
  stockTitle: '库存不足',
  nothing: '没有可结算的商品',
  nothingHint: '回购物车勾选要买的商品',
  toCart: '回购物车'
} as const
