/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** Two add-ons and an exchange item. */
export const checkupQuote: ResultsOf<'addon.quote'> = [
  {
    addItemActivityConfigDTOS: [
      {
        clerk: '加项满300元可换购',
        exProduct: true,
        gap: 0,
        id: 8101,
        productCategory: 20,
        productCode: 'HS2003',
        productImage: '/seed-img/goods/HS2003.svg',
        productName: '电子血压计',
        productOriginalPrice: 199,
        productPrice: 99
      },
      {
        clerk: '加项满150元可换购',
        exProduct: true,
        gap: 0,
        id: 8102,
        productCategory: 30,
        productCode: 'HS2006',
        productImage: '/seed-img/goods/HS2006.svg',
        productName: '维生素D滴剂两瓶装',
        productOriginalPrice: 69,
        productPrice: 29
      },
      {
        clerk: '加项满500元可换购',
        exProduct: false,
        gap: 174,
        id: 8103,
        productCategory: 7,
        productCode: 'GH7002',
        productImage: '/seed-img/gene/GH7002.svg',
        productName: '居家叶酸代谢基因检测',
        productOriginalPrice: 399,
        productPrice: 199
      }
    ],
    addItemRemark: '',
    addonPrice: 326,
    allItemNumber: 23,
    basePrice: 1080,
    customAddItemList: [
      { list: [{ addItemCode: 'TH003', addItemName: '甲功七项', addItemSalePrice: 198 }], packageId: 6202 },
      {
        list: [{ addItemCode: 'BO002', addItemName: '25-羟维生素D', addItemSalePrice: 128 }],
        packageId: 6208
      }
    ],
    enterprisePayPrice: 0,
    exchangePrice: 99,
    lines: [
      { amount: 1080, kind: 'base', label: '套餐', note: '深度体检·男士款' },
      { amount: 326, kind: 'addon', label: '加项', note: '2项' },
      { amount: 99, kind: 'exchange', label: '换购', note: '电子血压计' }
    ],
    priceVersion: '9d90cb0118e264e5',
    quotaUsed: 0,
    reminders: [
      {
        ages: { max: 55, min: 15 },
        itemName: '低剂量胸部螺旋CT',
        sexLimit: 0,
        text: '备孕半年内及妊娠期不可做'
      }
    ],
    specialItem: [],
    userPayPrice: 1505
  }
]

/** Coupons for it. */
export const checkupCoupons: ResultsOf<'coupon.list'> = {
  baseAmount: 1406,
  best: ['CP-85'],
  bestDiscount: 200,
  claimable: [],
  list: [
    {
      checked: false,
      couponBatchType: 2,
      couponCode: 'CP-CH30',
      couponType: 1,
      discounted: 0,
      discountedPrice: 30,
      expiresAt: 1795740900000,
      maxDiscount: 0,
      minAmount: 150,
      name: '门店券30元',
      reason: '',
      scope: '体检、好物',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 0,
      couponCode: 'CP-PL50',
      couponType: 1,
      discounted: 0,
      discountedPrice: 50,
      expiresAt: 1795740900000,
      maxDiscount: 0,
      minAmount: 200,
      name: '平台红包50元',
      reason: '',
      scope: '体检、好物、疫苗',
      status: 'unused',
      usable: true
    },
    {
      checked: true,
      couponBatchType: 1,
      couponCode: 'CP-85',
      couponType: 2,
      discounted: 8.5,
      discountedPrice: 0,
      expiresAt: 1796432100000,
      maxDiscount: 200,
      minAmount: 500,
      name: '体检8.5折（最高减200）',
      reason: '',
      scope: '体检、睿评',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-XY1',
      couponType: 1,
      discounted: 0,
      discountedPrice: 60,
      expiresAt: 1797728100000,
      maxDiscount: 0,
      minAmount: 299,
      name: '新人满299减60',
      reason: '',
      scope: '体检',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 2,
      couponCode: 'CP-CH9',
      couponType: 2,
      discounted: 9,
      discountedPrice: 0,
      expiresAt: 1795395300000,
      maxDiscount: 80,
      minAmount: 100,
      name: '渠道9折券',
      reason: '仅限小程序',
      scope: '体检',
      status: 'unused',
      usable: false
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-CB20',
      couponType: 1,
      discounted: 0,
      discountedPrice: 20,
      expiresAt: 1796000100000,
      maxDiscount: 0,
      minAmount: 199,
      name: '跨境满199减20',
      reason: '不适用于体检',
      scope: '跨境',
      status: 'unused',
      usable: false
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-CITY',
      couponType: 1,
      discounted: 0,
      discountedPrice: 50,
      expiresAt: 1796345700000,
      maxDiscount: 0,
      minAmount: 300,
      name: '成都分院专享50',
      reason: '不适用于澄安体检中心（北京望京分院）',
      scope: '体检 · 仅限成都金融城分院、成都青羊分院',
      status: 'unused',
      usable: false
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-VA100',
      couponType: 1,
      discounted: 0,
      discountedPrice: 100,
      expiresAt: 1796864100000,
      maxDiscount: 0,
      minAmount: 2000,
      name: '疫苗满2000减100',
      reason: '不适用于体检',
      scope: '疫苗',
      status: 'unused',
      usable: false
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-DT30',
      couponType: 1,
      discounted: 0,
      discountedPrice: 30,
      expiresAt: 1800320100000,
      maxDiscount: 0,
      minAmount: 99,
      name: '口腔立减30',
      reason: '不适用于体检',
      scope: '口腔',
      status: 'unused',
      usable: false
    }
  ],
  payAmount: 1505,
  serverTime: 1795136400000
}

/** How many can be used for it. */
export const couponSum: ResultsOf<'coupon.amount'> = [{ coupon: 200, couponNums: 4 }]

/** Coupons of somebody who has just joined. */
export const newcomerCoupons: ResultsOf<'coupon.list'> = {
  baseAmount: 1080,
  best: [],
  bestDiscount: 0,
  claimable: [
    {
      checked: false,
      couponBatchType: 2,
      couponCode: 'CP-CH30',
      couponType: 1,
      discounted: 0,
      discountedPrice: 30,
      expiresAt: 1795741200000,
      maxDiscount: 0,
      minAmount: 150,
      name: '门店券30元',
      reason: '',
      scope: '体检、好物',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 0,
      couponCode: 'CP-PL50',
      couponType: 1,
      discounted: 0,
      discountedPrice: 50,
      expiresAt: 1795741200000,
      maxDiscount: 0,
      minAmount: 200,
      name: '平台红包50元',
      reason: '',
      scope: '体检、好物、疫苗',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-XY1',
      couponType: 1,
      discounted: 0,
      discountedPrice: 60,
      expiresAt: 1797728400000,
      maxDiscount: 0,
      minAmount: 299,
      name: '新人满299减60',
      reason: '',
      scope: '体检',
      status: 'unused',
      usable: true
    },
    {
      checked: false,
      couponBatchType: 1,
      couponCode: 'CP-85',
      couponType: 2,
      discounted: 8.5,
      discountedPrice: 0,
      expiresAt: 1796432400000,
      maxDiscount: 200,
      minAmount: 500,
      name: '体检8.5折（最高减200）',
      reason: '',
      scope: '体检、睿评',
      status: 'unused',
      usable: true
    }
  ],
  list: [],
  payAmount: 1080,
  serverTime: 1795136400000
}

/** At Wangjing. */
export const breakfasts: ResultsOf<'confirm.breakfasts'> = [
  { breakFastDescription: '小米粥、花卷、水煮蛋、时令拌菜', breakfastName: '清淡中式', id: 1 },
  { breakFastDescription: '全麦三明治、无糖豆浆、小番茄', breakfastName: '全麦轻食', id: 2 },
  { breakFastDescription: '蒸玉米红薯、鸡胸肉、无糖酸奶', breakfastName: '控糖杂粮', id: 3 },
  { breakFastDescription: '牛肉夹饼、牛奶、香蕉', breakfastName: '清真牛肉面包餐', id: 4 },
  { breakFastDescription: '菌菇包、黑米粥、坚果一小袋', breakfastName: '素食套餐', id: 5 }
]

/** Nothing comes with it. */
export const checkupGifts: ResultsOf<'confirm.gifts'> = []

/** What comes with the package of elders. */
export const eldersGifts: ResultsOf<'confirm.gifts'> = [
  {
    itemNum: 1,
    productCategory: 30,
    productCode: 'HS2006',
    productImage: '/seed-img/goods/HS2006.svg',
    productName: '维生素D3滴剂（成人）',
    productPrice: 69
  }
]

/** In place of a printed report. */
export const paperless: ResultsOf<'confirm.paperless'> = [
  {
    addItemInfo: {
      addItemName: '健康书签一枚',
      describe: '放弃纸质报告，到检当日在前台领取一枚健康书签。',
      itemCode: 'AP2',
      operType: 0,
      packageId: -2
    },
    addPublicItemInfo: {
      addItemName: '捐赠1元公益',
      describe: '放弃纸质报告，由平台捐出1元用于乡村女童体检。',
      itemCode: 'AP1',
      operType: 0,
      packageId: -1
    },
    paperReport: 1
  }
]
