import type { HospitalDetail, ProductCard, ProductDetail } from '@/contract/product/dto'
import { productCard } from './catalogue'
import { NOW } from './world'

/** A flash sale that runs for another hour. */
export const onFlash = {
  seckillStatus: 2,
  seckillPrice: 728.5,
  seckillStart: NOW - 3_600_000,
  seckillEnd: NOW + 3_600_000,
  seckillStock: 12
} as const satisfies Partial<ProductCard>

const checkItem = (itemCode: string, itemName: string) => ({
  itemCode,
  itemName,
  itemIntro: `${itemName}的说明`,
  durationMin: 10,
  fasting: false
})

/** CK1003 as its own page gets it; each test changes what it looks at. */
export const productDetail = (
  product: Partial<ProductDetail['product']> = {},
  change: Partial<Omit<ProductDetail, 'product'>> = {}
): ProductDetail => ({
  product: {
    ...productCard(),
    comboMarketPrice: 1880,
    productType: 1,
    orderType: 1,
    ageMin: 30,
    ageMax: 50,
    persons: 1,
    fasting: true,
    estimatedMinutes: 78,
    reportWorkdays: 7,
    showShopButton: true,
    productSkuViews: [],
    orderLimit: null,
    freight: 0,
    taxRate: null,
    deposit: null,
    doses: null,
    params: [],
    supermarketCode: '',
    skipItemSelection: false,
    suitFor: ['长期吸烟或久坐'],
    notice: ['到检前随时全额退。'],
    guarantees: [
      { name: 'beforeVisit', text: '未到检全额退' },
      { name: 'freeChange', text: '前一天18:00前免费改约' },
      { name: 'undone', text: '漏检退差' }
    ],
    process: [{ title: '在线预约', text: '选分院与时段' }],
    gallery: ['/seed-img/pkg/CK1003.svg#sky'],
    ...product
  },
  categories: [
    {
      categoryId: 'C10',
      categoryName: '呼吸与肺',
      reason: '低剂量CT能看到毫米级结节。',
      items: ['低剂量胸部螺旋CT', '肺功能', '胸部正位', '血氧', '肺弥散'].map((name, at) =>
        checkItem(`LU00${at}`, name)
      )
    },
    {
      categoryId: 'C05',
      categoryName: '心脏血管',
      reason: '看心跳节律。',
      items: [checkItem('HE001', '十二导联心电图')]
    }
  ],
  branches: [
    {
      hospitalId: 'H1004',
      orgCode: 'H1004',
      hospitalName: '南苑联合门诊',
      hospitalAddress: '北京市丰台区南苑路1号',
      areaName: '丰台区',
      cityCode: '131',
      lat: 39.86,
      lon: 116.4,
      hospitalDistance: 5.989,
      tags: [],
      thirdOrg: 1
    }
  ],
  branchTotal: 17,
  reviews: {
    score: 4.8,
    count: 146,
    tags: [{ name: '项目全', count: 61 }],
    list: [{ user: '陈**', score: 5, text: '复查时间说得很清楚。', date: '2026-11-15' }]
  },
  coupons: [
    {
      couponCode: 'CP-85',
      name: '体检8.5折（最高减200）',
      couponType: 2,
      discountedPrice: 0,
      discounted: 8.5,
      maxDiscount: 200,
      minAmount: 500,
      scope: '体检、睿评',
      validDays: 30
    },
    {
      couponCode: 'CP-XY1',
      name: '新人满299减60',
      couponType: 1,
      discountedPrice: 60,
      discounted: 0,
      maxDiscount: 0,
      minAmount: 299,
      scope: '体检 · 仅限成都青羊分院',
      validDays: 7
    }
  ],
  serverTime: NOW,
  ...change
})

/** A branch with two packages. */
export const hospitalDetail = (change: Partial<HospitalDetail> = {}): HospitalDetail => ({
  hospitalId: 'H1001',
  orgCode: 'H1001',
  hospitalName: '澄安体检中心（北京望京分院）',
  hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
  areaName: '朝阳区',
  cityCode: '131',
  lat: 39.9957,
  lon: 116.4812,
  hospitalDistance: 11.29,
  tags: ['女性专区'],
  thirdOrg: 0,
  tel: '400-000-1001',
  openHours: '07:30-11:30',
  transit: '地铁14/15号线望京站C口步行约6分钟',
  intro: '各科诊室在同一楼层。',
  closedWeekdays: [0],
  hasBreakfast: true,
  facilities: ['无障碍通道'],
  imgUrl: '/seed-img/tile/building.svg#mint',
  products: [productCard(), productCard({ productCode: 'CK1016', comboName: '夜班与久坐人群套餐' })],
  ...change
})
