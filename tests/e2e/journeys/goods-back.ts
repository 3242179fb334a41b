import type { Driver } from '../support/driver'
import { buyGoods, METER } from './buy-goods'

/** The warehouse's side: its command line. */
export interface Warehouse {
  /** On the latest order. */
  order(verb: string, ...options: string[]): Promise<void>
  /** On the latest refund. */
  refund(verb: string, ...options: string[]): Promise<void>
  /** Its jobs have been at it, minutes later. */
  later(): Promise<void>
}

/** The bar is away while a field has the keyboard. */
const putKeyboardAway = (user: Driver): Promise<void> => user.tap('发票信息')

type WarehouseStep = readonly [string, (user: Driver, warehouse: Warehouse) => Promise<void>]

/**
 * After goods were received, in a person's words: their invoice is there and another title is taken for it; one of two pieces goes back
 * by parcel, and the invoice follows. The same on the site and in the mini-program.
 */
export const goodsBack: readonly WarehouseStep[] = [
  ...buyGoods.filter(([name]) => name !== '09-reload' && name !== '12-list'),
  [
    '50-received',
    async (user, warehouse) => {
      await warehouse.order('ship', '--courier', '顺丰速运', '--parcel', 'SF1042')
      await user.reload()
      await user.see('待收货')
      await user.tap('确认收货')
      await user.see('确认已收到商品？')
      await user.tap('确认收货')
      await user.see('已确认收货')
      await user.see('已完成')
      await warehouse.later()
    }
  ],
  [
    '50-review-form',
    async (user) => {
      await user.tap('评价')
      await user.at(/^\/order\/review\//)
      await user.tap('提交评价')
      await user.see('请选择星级')
    }
  ],
  [
    '50-review',
    async (user) => {
      await user.tap('4星，满意')
      await user.type('评价内容', '袖带好绑，数字看得清。')
      await user.tap('标签')
      await user.doubleTap('提交评价')
      await user.see('我的评价')
      await user.see('袖带好绑，数字看得清。')
    }
  ],
  [
    '50-reviewed',
    async (user) => {
      await user.systemBack()
      await user.see('已完成')
      await user.gone(/^评价$/)
    }
  ],
  [
    '51-invoice',
    async (user) => {
      await user.tap('发票')
      await user.at(/^\/order\/invoice\//)
      await user.see('电子普票 · 已开出')
      await user.see('林知夏')
      await user.tap('换开')
      await user.see(/只能换开一次/)
      await user.type('发票抬头', '')
      await putKeyboardAway(user)
      await user.tap('确认换开')
      await user.see('请填写发票抬头')
    }
  ],
  [
    '52-changed',
    async (user, warehouse) => {
      await user.type('发票抬头', '林知秋')
      await putKeyboardAway(user)
      await user.doubleTap('确认换开')
      await user.see('电子普票 · 开票中')
      await warehouse.later()
      await user.tap('刷新')
      await user.see('红字发票 · 已开出')
      await user.see('电子普票 · 已红冲')
      await user.gone('换开')
    }
  ],
  [
    '53-ask',
    async (user) => {
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial/)
      await user.tap('申请退款')
      await user.at(/^\/reFund\//)
      await user.see('申请退货')
      await user.tap(`${METER}退的件数减一`)
      await user.see('退款¥179.00')
      await user.see('寄回的运费由您承担')
      await user.tap('商品破损或有质量问题')
      await user.see('商品问题退货：寄出的运费一起退，寄回的运费由我们承担，请选到付')
      await user.tap('提交申请')
      await user.see('待审核')
    }
  ],
  [
    '54-send',
    async (user, warehouse) => {
      await warehouse.refund('approve')
      await user.reload()
      await user.see('澄安体检退货仓 400-000-1000 四川省成都市双流区航空港物流大道 18 号 3 号库')
      await user.tap('填写运单号')
      await user.see('顺丰速运')
      await user.tap('确认寄出')
      await user.see('请选择快递公司')
      await user.tap('圆通速递')
      await user.type('运单号', 'YT8800123456')
      await user.tap('确认寄出')
      await user.see('圆通速递 YT8800123456')
      await user.gone('撤销申请')
    }
  ],
  [
    '55-back',
    async (user, warehouse) => {
      await warehouse.refund('receive')
      await warehouse.later()
      await warehouse.later()
      await user.reload()
      await user.see('仓库已收货')
      await user.see('退款成功')
    }
  ],
  [
    '56-followed',
    async (user) => {
      // The other piece may still go back: the page asks for it, and the order is in the list.
      await user.open('/mine/order')
      await user.tap(METER)
      await user.at(/^\/order\/order-detial/)
      await user.see('已完成')
      await user.tap('发票')
      await user.see('179.00元')
      await user.see('电子普票 · 已开出')
    }
  ]
]
