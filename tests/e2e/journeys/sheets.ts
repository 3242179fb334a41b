import { BRANCH, type Step } from './book-checkup'
import { agree, submit, toAddons, toConfirm } from './steps'

/** All of a booking on one sheet, from the price of the add-ons. */
export const bookingDetail: Step = [
  '59-booking-detail',
  async (user) => {
    await toAddons(user)
    await user.tap(/^套餐\d/)
    await user.see('预约明细')
    await user.see('项目总价')
  }
]

/** Sheets, dialogs and forms that are wrong: what no other list opens. With a login, after the journey. */
export const sheets: readonly Step[] = [
  [
    '60-filter',
    async (user) => {
      await user.open('/shop')
      await user.see('深度体检·男士款')
      await user.tap('筛选')
      await user.see('价格')
    }
  ],
  [
    '61-claim-coupons',
    async (user) => {
      await user.open('/selling/checkup/CK1003')
      await user.tap(/^领券/)
      await user.see('领取优惠券')
    }
  ],
  [
    '62-branches',
    async (user) => {
      await user.tap('关闭')
      await user.tap(/^分院/)
      await user.see('澄安体检中心（北京望京分院）')
    }
  ],
  [
    '63-addon-info',
    async (user) => {
      await toAddons(user)
      await user.tap('无痛胃镜说明')
      await user.see(/须家属陪同/)
    }
  ],
  [
    '64-addon-search',
    async (user) => {
      await user.tap('关闭')
      await user.tap('搜索加项')
      await user.see('热门项目')
    }
  ],
  [
    '65-questionnaire',
    async (user) => {
      await user.open('/process/booking/checkup/CK1019')
      await user.tap(`${BRANCH} 下一步`)
      // Its first day is today: some of its times may be over, and the only one left is not asked for.
      await user.see(/核酸检测健康问询|选择时段/)
      if (await user.shows('选择时段')) {
        await user.tap(/^\d\d:\d\d-\d\d:\d\d /)
        await user.tap('确定')
      }
      await user.see('核酸检测健康问询')
    }
  ],
  [
    '66-confirm-wrong',
    async (user) => {
      await toConfirm(user)
      await agree(user)
      await user.type('姓名', '')
      await user.type('手机号', '123')
      // The bar is away while something is typed.
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.tap('提交订单')
      await user.see('请填写体检人姓名')
    }
  ],
  [
    '67-kind-of-id',
    async (user) => {
      await user.tap(/^证件类型/)
      await user.see('其他证件')
    }
  ],
  [
    '68-breakfast',
    async (user) => {
      await user.tap('身份证')
      await user.tap(/^早餐预约/)
      await user.see(/清淡中式/)
    }
  ],
  [
    '69-another-slot',
    async (user) => {
      await user.tap('关闭')
      await user.tap(/改时段$/)
      await user.see(/^08:30-09:00/)
    }
  ],
  [
    '70-region',
    async (user) => {
      await user.tap('关闭')
      await user.tap('邮寄纸质报告')
      await user.tap(/^配送区域/)
      await user.tap('北京市')
      await user.tap('北京市')
      await user.see(/个地区可选$/)
    }
  ],
  [
    '77-address-wrong',
    async (user) => {
      await toConfirm(user)
      await user.tap('邮寄纸质报告')
      await user.tap('提交订单')
      await user.see(/请选择.*区|请填写.*地址/)
    }
  ],
  [
    '78-same-order',
    async (user) => {
      await toConfirm(user)
      await submit(user)
      await toConfirm(user)
      await user.tap('提交订单')
      await user.see('您有一笔相同的订单未支付')
    }
  ],
  [
    '71-coupon-wrong',
    async (user) => {
      await user.open('/mine/coupons')
      await user.type('输入优惠码兑换', 'NOSUCH')
      await user.tap('兑换')
      await user.see(/兑换码/)
    }
  ],
  [
    '72-coupon-rules',
    async (user) => {
      await user.tap('使用说明')
      await user.see(/平台券与渠道券/)
    }
  ],
  [
    '73-cancel-without-reason',
    async (user) => {
      await user.open('/mine/order?statusType=1')
      await user.tap(/^取消订单/)
      await user.see('其他原因')
      await user.tap('确认取消')
      await user.see('请选择取消原因')
    }
  ],
  [
    '74-person-wrong',
    async (user) => {
      await user.open('/mine/addInfo/new')
      await user.see('新增联系人')
      await user.tap('保存')
      await user.see(/请填写姓名|请输入姓名/)
    }
  ],
  [
    '75-theme',
    async (user) => {
      await user.open('/mine')
      await user.tap(/^深色模式/)
      await user.see('跟随系统')
    }
  ],
  [
    '76-log-out',
    async (user) => {
      await user.tap('关闭')
      await user.tap('退出登录')
      await user.see('取消')
    }
  ]
]
