/** Texts of what is bought by pieces. */
export const texts = {
  use: '使用方式',
  codes: {
    voucher: '支付后在订单里领券码，到任意分院出示',
    service: '凭服务码到任意分院使用',
    pickUp: '凭取货码到任意分院前台领取',
    membership: '付款后立即生效，下单自动按会员价'
  },
  sent: '快递到家',
  delivery: '配送',
  optional: '选填',
  quantity: '数量',
  abroad: '清关后快递到家',
  agreeCodes: '，同意将以上信息用于本次服务'
} as const
