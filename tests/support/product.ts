import type { HospitalDetail, ProductCard, ProductDetail } from '@/contract/product/dto'
import { checkupProduct } from '../recorded/catalogue'
import { productCard } from './catalogue'
import { NOW } from './world'

/** A flash sale that runs for another hour. */
export const onFlash = {
  offerKind: 'flash',
  seckillStatus: 2,
  seckillPrice: 728.5,
  seckillStart: NOW - 3_600_000,
  seckillEnd: NOW + 3_600_000,
  seckillStock: 12
} as const satisfies Partial<ProductCard>

/** CK1003 as its own page gets it; each test changes what it looks at. */
export const productDetail = (
  product: Partial<ProductDetail['product']> = {},
  change: Partial<Omit<ProductDetail, 'product'>> = {}
): ProductDetail => ({
  ...checkupProduct,
  product: { ...checkupProduct.product, ...product },
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
  score: 4.8,
  reviewCount: 1208,
  tel: '400-000-1001',
  openHours: '07:30-11:30',
  transit: '地铁14/15号线望京站C口步行约6分钟',
  intro: '各科诊室在同一楼层。',
  closedWeekdays: [0],
  hasBreakfast: true,
  facilities: ['无障碍通道'],
  imgUrl: '/seed-img/tile/building.svg#mint',
  gallery: [],
  licence: '',
  arrival: { parking: '', lift: '', wheelchair: '' },
  days: [],
  first: null,
  percent: 0,
  reviews: { score: 4.8, count: 1208, low: 36, tags: [], list: [] },
  products: [productCard(), productCard({ productCode: 'CK1016', comboName: '夜班与久坐人群套餐' })],
  ...change
})
