/** Texts of goods from abroad. */
export const texts = {
  customsTitle: '跨境购买提示',
  noReturn: '跨境商品不支持 7 天无理由退货',
  limits: '海关限额',
  rules: '规则说明',
  ofOrder: '本单金额',
  ofYear: '今年个人额度',
  ofPieces: '同款件数',
  outOf: (used: string, most: string) => `${used} / ${most}`,
  pieces: (count: number) => `${count} 件`,
  orderNote: (goods: string, freight: string, yuan: string) =>
    `商品 ${goods} + 运费 ${freight}，不含税。还可再买 ¥${yuan}`,
  orderOver: (goods: string, freight: string) => `商品 ${goods} + 运费 ${freight}，不含税`,
  yearNote: (used: string, now: string, left: string) => `已用 ${used}，本单 ${now}，剩余 ${left}`,
  yearUnknown: '填写订购人后显示已用额度',
  piecesNote: (most: number) => `同一商品每单最多 ${most} 件`,
  buyer: '订购人实名',
  buyerTag: '海关申报需要',
  buyerName: '真实姓名',
  buyerNameHint: '与付款账户的实名一致',
  idNumberHint: '请输入身份证号',
  buyerNote: '要与付款账户实名一致，不一致会被海关退单。信息只用于报关，不会给别人看到。',
  notice: '《跨境商品消费者告知书》',
  customsEnd: '，本人自用，不二次销售，授权以订购人身份信息向海关申报',
  overLimit: '超出海关限额'
} as const
