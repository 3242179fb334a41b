/** Texts about claims at an insurer. */
export const texts = {
  title: '理赔说明',
  lead: '出险之后，按四步走',
  text: '保险由第三方保险公司承保，我们帮你备齐体检材料',
  stepsTitle: '怎么理赔',
  steps: [
    { title: '报案', text: '出险后尽快拨打保单上的电话，最好 48 小时内' },
    { title: '备材料', text: '保单号、身份证、病历、发票、体检报告' },
    { title: '提交', text: '按保险公司的要求提交，进度以保险公司为准' },
    { title: '收到赔款', text: '材料齐全后由保险公司审核，打到你的银行卡' }
  ],
  linksTitle: '准备体检材料',
  reports: '体检报告',
  reportsNote: '历年报告和每一项的结果',
  orders: '费用明细与到检记录',
  ordersNote: '在订单详情里按订单查看',
  mallTitle: '买保险',
  mall: '第三方保险商城',
  mallNote: '由第三方公司提供并负责',
  mallGoing: '正在打开第三方保险商城',
  questionsTitle: '常被问到',
  questions: [
    { title: '体检查出的病能赔吗', text: '看保单的等待期和既往症条款，以保险公司解释为准。' },
    { title: '你们会收理赔服务费吗', text: '不收。任何人以我们的名义收费，请先打客服核实。' }
  ]
} as const
