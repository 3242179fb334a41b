/** Texts of what a customer of goods from abroad has to know, and of an order's way through customs. */
export const texts = {
  title: '跨境商品须知',
  notice: '跨境商品消费者告知书',
  rules: (pieces: number, order: string, year: string) =>
    [
      {
        heading: '限额',
        text: `同一商品每单最多 ${pieces} 件；单笔交易不超过 ${order}，按商品加运费和保险费计算，不含税；每人每年不超过 ${year}，按订购人的身份证合计，换账号也一起算。`
      },
      {
        heading: '订购人',
        text: '订购人须填写真实姓名和身份证号，并与付款账户的实名一致。商品限本人自用，不得二次销售。'
      },
      { heading: '税费', text: '跨境税费按商品和运费计算，下单时一并支付，金额写在价格明细里。' },
      {
        heading: '退货',
        text: '跨境商品不支持 7 天无理由退货。申请清关前随时可以取消，全额退款；付款后 7 天内没有申请清关，订单自动取消并全额退款；收到商品有破损或发错，请拍照联系客服处理。'
      },
      {
        heading: '商品说明',
        text: '商品来自境外，可能没有中文标签，成分和标准按产地的规定执行。购买前请看清商品详情。'
      }
    ] as const,
  progress: '清关申报',
  states: {
    early: { name: '待支付', text: '订单支付成功后可以申请清关' },
    waiting: {
      name: '待申报',
      text: '海关收到申报才能发货：申请后我们用订购人的身份信息申报。付款后 7 天内没有申请，订单自动取消并全额退款'
    },
    declared: { name: '清关中', text: '已向海关申报，审核通过后发货' },
    released: { name: '已放行', text: '海关已放行，商品已发出' },
    over: { name: '无需申报', text: '订单已取消或关闭' }
  },
  apply: '申请清关',
  applied: '已提交清关申报',
  product: '商品',
  buyer: '订购人',
  idNumber: '身份证号',
  dutiable: '申报金额',
  tax: '跨境税费',
  declaredAt: '申报时间',
  orderNum: '订单编号',
  toOrder: '查看订单',
  logIn: '登录后查看',
  logInHint: '登录后可以看到订单的清关进度'
} as const
