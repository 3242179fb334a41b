/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** Branches of Beijing on a Tuesday. */
export const checkupDay: ResultsOf<'booking.list'> = [
  {
    bookingDetailList: [
      {
        bookingableDate: '2026-11-24',
        hospitalInfo: [
          {
            ampm: 1,
            capacity: 120,
            comboMarketPrice: 1880,
            comboSalePrice: 1080,
            congestionDegree: 0,
            ctflag: 0,
            firstTime: '',
            free: false,
            hasBreakfast: true,
            hospitalAddress: '北京市西城区北展路16号瑞和中心5层',
            hospitalDistance: 6.12,
            hospitalId: 'H1003',
            hospitalName: '澄安体检中心（北京西直门分院）',
            imgUrl: '/seed-img/facade/3.svg#sand',
            lat: 39.942,
            level: 0,
            lon: 116.3535,
            orgCode: 'H1003',
            percent: 100,
            remaining: 0,
            reviewCount: 731,
            score: 4.8,
            tags: ['贵宾楼层', '中医体质'],
            thirdOrg: 0,
            transit: '地铁2/4/13号线西直门站步行约5分钟'
          },
          {
            ampm: 1,
            capacity: 60,
            comboMarketPrice: 1880,
            comboSalePrice: 1080,
            congestionDegree: 1,
            ctflag: 0,
            firstTime: '',
            free: true,
            hasBreakfast: false,
            hospitalAddress: '北京市丰台区福海路22号健康驿站1层',
            hospitalDistance: 8.13,
            hospitalId: 'H1004',
            hospitalName: '南苑社区联合体检门诊（合作）',
            imgUrl: '/seed-img/facade/4.svg#apricot',
            lat: 39.8269,
            level: 1,
            lon: 116.404,
            orgCode: 'H1004',
            percent: 11,
            remaining: 53,
            reviewCount: 118,
            score: 4.6,
            tags: ['合作机构', '轮椅通道'],
            thirdOrg: 1,
            transit: '公交福海路西口站下车即到'
          },
          {
            ampm: 1,
            capacity: 150,
            comboMarketPrice: 1880,
            comboSalePrice: 1080,
            congestionDegree: 3,
            ctflag: 0,
            firstTime: '07:30',
            free: true,
            hasBreakfast: true,
            hospitalAddress: '北京市海淀区科苑北路9号知远楼2层',
            hospitalDistance: 11.71,
            hospitalId: 'H1002',
            hospitalName: '澄安体检中心（北京中关村分院）',
            imgUrl: '/seed-img/facade/2.svg#sky',
            lat: 39.9836,
            level: 3,
            lon: 116.3164,
            orgCode: 'H1002',
            percent: 87,
            remaining: 19,
            reviewCount: 962,
            score: 4.7,
            tags: ['1.5T磁共振', '亲子候检区'],
            thirdOrg: 0,
            transit: '地铁4号线中关村站步行约8分钟'
          },
          {
            ampm: 1,
            capacity: 180,
            comboMarketPrice: 1880,
            comboSalePrice: 1080,
            congestionDegree: 1,
            ctflag: 0,
            firstTime: '07:30',
            free: true,
            hasBreakfast: true,
            hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
            hospitalDistance: 12.69,
            hospitalId: 'H1001',
            hospitalName: '澄安体检中心（北京望京分院）',
            imgUrl: '/seed-img/facade/1.svg#mint',
            lat: 39.9957,
            level: 1,
            lon: 116.4812,
            orgCode: 'H1001',
            percent: 55,
            remaining: 80,
            reviewCount: 1208,
            score: 4.8,
            tags: ['女性专区', '低剂量CT', '免费停车2小时'],
            thirdOrg: 0,
            transit: '地铁14/15号线望京站C口步行约6分钟'
          }
        ]
      }
    ],
    cityViewList: [
      { cityCode: '131', cityName: '北京', isLocation: 1 },
      { cityCode: '75', cityName: '成都', isLocation: 0 },
      { cityCode: '257', cityName: '广州', isLocation: 0 },
      { cityCode: '179', cityName: '杭州', isLocation: 0 },
      { cityCode: '315', cityName: '南京', isLocation: 0 },
      { cityCode: '289', cityName: '上海', isLocation: 0 },
      { cityCode: '340', cityName: '深圳', isLocation: 0 },
      { cityCode: '218', cityName: '武汉', isLocation: 0 }
    ],
    productView: {
      ageMax: 50,
      ageMin: 30,
      comboId: '2002',
      comboMarketPrice: 1880,
      comboThumbnail: '/seed-img/pkg/CK1003.svg',
      deposit: null,
      estimatedMinutes: 78,
      familyUnfit: false,
      fasting: true,
      itemNum: 21,
      persons: 1,
      productCategory: 1,
      productCode: 'CK1003',
      productName: '深度体检·男士款',
      salePrice: 1080,
      seckillPrice: null,
      sexLimit: 1,
      skipItemSelection: false,
      supermarketCode: '',
      tone: 'sky'
    },
    serverTime: 1795136400000
  }
]

/** Times of Wangjing on it. */
export const checkupTimes: ResultsOf<'booking.timespans'> = [
  { ampm: 1, id: 101, num: 40, rdate: '2026-11-24', remnum: 18, timespan: '07:30-08:00' },
  { ampm: 1, id: 102, num: 50, rdate: '2026-11-24', remnum: 15, timespan: '08:00-08:30' },
  { ampm: 1, id: 103, num: 40, rdate: '2026-11-24', remnum: 19, timespan: '08:30-09:00' },
  { ampm: 1, id: 104, num: 29, rdate: '2026-11-24', remnum: 15, timespan: '09:00-09:30' },
  { ampm: 1, id: 105, num: 21, rdate: '2026-11-24', remnum: 13, timespan: '09:30-10:30' }
]

/** A seat of it, kept. */
export const heldSeat: ResultsOf<'hold.take'> = {
  date: '2026-11-24',
  expiresAt: 1795137000000,
  extensionsLeft: 5,
  holdId: 'h1',
  orgCode: 'H1001',
  productCode: 'CK1003',
  serverTime: 1795136400000,
  slotId: 102,
  timespan: '08:00-08:30'
}
