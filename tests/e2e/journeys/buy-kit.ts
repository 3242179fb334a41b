import { AGREE, type Step } from './book-checkup'
import { toCashierAndPay } from './buy-goods'

/** What a test of genes is ordered with, as the logged-in person that has a delivery address. */
export const buyKit: readonly Step[] = [
  [
    '40-kit',
    async (user) => {
      await user.open('/selling/gene-home/GH7004')
      await user.see('遗传性肿瘤易感基因45项')
      await user.see('快递到家 · 包邮')
    }
  ],
  [
    '41-kit-confirm',
    async (user) => {
      await user.tap('立即购买')
      await user.at(/^\/process\/confirm\/gene-home\/GH7004/)
      await user.see('2980.00元')
      await user.see(/查出变异不等于得病/)
    }
  ],
  [
    '42-kit-missing',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await user.see('请先填写家族史问卷')
    }
  ],
  [
    '43-questionnaire',
    async (user) => {
      await user.tap(/^家族史问卷/)
      await user.tap('有一位')
      await user.tap('有')
      await user.tap('正在治疗')
      await user.tap('满 18 岁')
      await user.tap('提交')
      await user.see(/请先与主治医生商量/)
    }
  ],
  [
    '44-consent',
    async (user) => {
      await user.tap('得过，已结束治疗')
      await user.tap('提交')
      await user.see('已填写')
      await user.tap(/自愿检测并同意$/)
    }
  ],
  [
    '45-kit-address',
    async (user) => {
      await user.type('姓名', '林知夏')
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.tap(/^配送区域/)
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.see('四川省 成都市 武侯区')
    }
  ],
  [
    '46-kit-pay',
    async (user) => {
      await user.tap('提交订单')
      await toCashierAndPay(user, /^采样盒.+寄出$/)
    }
  ],
  [
    '47-kit-order',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.see('待发货')
    }
  ],
  [
    '48-kit-progress',
    async (user) => {
      await user.tap(/^检测进度/)
      await user.at(/^\/order\/southgene-order-detial/)
      await user.see('从样本到报告')
      await user.see('待寄回')
    }
  ]
]
