import type { Driver } from '../support/driver'
import { AGREE, BRANCH, payAtOnce, submit, visitDay, type Step } from './book-checkup'
import { passGreeting } from './greeting'
import { logIn } from './log-in'

const DENTAL_STORE = '皓沐口腔（北京国贸店）'

async function readOrder(user: Driver, ...texts: readonly (string | RegExp)[]): Promise<void> {
  await user.tap('查看订单')
  await user.at(/^\/order\/order-detial/)
  for (const text of texts) await user.see(text)
}

/** A test of its own, which a guest books for himself. */
export const bookTest: readonly Step[] = [
  [
    '01-detail',
    async (user) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/selling/waston/WS1103')
      await user.see('睿评·心血管十年风险评估')
      await user.see('立即预约')
    }
  ],
  [
    '02-booking',
    async (user) => {
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/waston\/WS1103/)
      await user.tap(visitDay(new Date()).label)
      await user.see(`${BRANCH} 下一步`)
    }
  ],
  [
    '03-slot',
    async (user) => {
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await user.tap('确定')
      await logIn(user)
      await user.at(/^\/process\/confirm\/waston\/WS1103/)
      await user.see('880.00元')
    }
  ],
  [
    '04-paid',
    async (user) => {
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await submit(user)
      await payAtOnce(user)
      await readOrder(user, '待到检', '睿评·心血管十年风险评估')
    }
  ]
]

/** Of the store above, who has times of their own. */
const DOCTOR = '宋乔 主治医师'

/** Somebody who is typed once. */
const TYPED = { name: '李一一', idNumber: '990101199203040029', mobile: '10000000011' }

/** A dental visit with a doctor who is chosen with the product: store, day and time on one card. Who is typed for it is kept. */
export const bookDental: readonly Step[] = [
  [
    '10-detail',
    async (user) => {
      await user.open('/dentistryEightTh/DT0101')
      await user.at(/^\/selling\/dentistryEightTh\/DT0101/)
      await user.see('超声波洁牙+抛光')
      await user.see('立即预约')
      await user.see('谁来做')
    }
  ],
  [
    '11-booking',
    async (user) => {
      await user.tap(/^约宋乔，/)
      await user.at(/^\/process\/booking\/dentistry\/DT0101/)
      await user.see(DENTAL_STORE)
      await user.see(`${DOCTOR} · 选定后保留 10 分钟`)
      await user.tap(/^\d\d:\d\d-\d\d:\d\d (余|仅剩)/)
    }
  ],
  [
    '12-confirm',
    async (user) => {
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/dentistry\/DT0101/)
      await user.see('就诊人')
      await user.see(DOCTOR)
      await user.type('姓名', TYPED.name)
      await user.type('证件号码', TYPED.idNumber)
      await user.type('手机号', TYPED.mobile)
      await user.tap('保存到家人，下次直接选')
      await user.tap(/^关系/)
      await user.tap('朋友')
      await user.tap('已取得本人同意，为其填写资料和预约')
      await user.see('99.00元')
    }
  ],
  [
    '13-paid',
    async (user) => {
      await submit(user)
      await payAtOnce(user)
      await readOrder(user, '待就诊', '超声波洁牙+抛光', DOCTOR, '先告诉医生')
    }
  ],
  [
    '14-people',
    async (user) => {
      await user.open('/mine/family')
      await user.see(TYPED.name)
    }
  ]
]

/** A dental product of which a deposit is paid, the rest at the store. */
export const bookDeposit: readonly Step[] = [
  [
    '20-confirm',
    async (user) => {
      await user.open('/process/booking/dentistry/DT0109')
      await user.see(DENTAL_STORE)
      await user.tap(/^\d\d:\d\d-\d\d:\d\d (余|仅剩)/)
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/dentistry\/DT0109/)
      await user.tap(/^周素芬/)
      await user.see('本次付定金')
      await user.see('余款到店付，定金抵扣')
    }
  ],
  [
    '21-paid',
    async (user) => {
      await submit(user)
      await user.see('500.00元')
      await payAtOnce(user)
      await readOrder(user, '待就诊')
    }
  ]
]

/** A vaccine of one dose: clinic, day and time on one card, and where the person lives. Who was typed before is chosen. */
export const bookVaccine: readonly Step[] = [
  [
    '30-detail',
    async (user) => {
      await user.open('/selling/vaccine/VA1304')
      await user.see('四价流感疫苗（单针）')
      await user.see('立即购买')
    }
  ],
  [
    '31-booking',
    async (user) => {
      await user.tap('立即购买')
      await user.at(/^\/process\/booking\/vaccine\/VA1304/)
      await user.see('澄安预防接种门诊（北京望京）')
      await user.tap(/^\d\d:\d\d-\d\d:\d\d (余|仅剩)/)
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/vaccine-booking\/VA1304/)
    }
  ],
  [
    '32-missing',
    async (user) => {
      await user.tap(`${TYPED.name} 朋友`)
      await user.tap('提交订单')
      await user.see('请选择接种城市')
    }
  ],
  [
    '33-city',
    async (user) => {
      await user.tap(/^接种城市/)
      await user.tap('四川省')
      await user.tap('成都市')
      await user.see('四川省 成都市')
      await user.gone('详细地址')
    }
  ],
  [
    '34-paid',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await user.at(/^\/process\/go-pay/)
      await payAtOnce(user, '接种约好了')
      await readOrder(user, '待接种', '四价流感疫苗（单针）', '接种之后')
    }
  ]
]

const DOSE_TIME = /^\d\d:\d\d-\d\d:\d\d (余|仅剩)/
/** A dose is moved from the afternoon to the morning: its own time is refused. */
const MORNING = /^(0\d|1[01]):\d\d-\d\d:\d\d (余|仅剩)/
const AFTERNOON = /^1[2-9]:\d\d-\d\d:\d\d (余|仅剩)/

/** Three doses bought together: the second gets its day from the order, then another one, and what was not given can go back. */
export const bookDoses: readonly Step[] = [
  [
    '40-detail',
    async (user) => {
      await user.open('/selling/vaccine/VA1302')
      await user.see('三针怎么打')
      await user.see('退 实付 − ¥820.00')
      await user.see('到期前 7 天提醒你约下一针')
      await user.tap(/^林知夏 \d+岁/)
      await user.see('林知夏符合年龄与性别要求，现场由医生再确认')
      await user.tap(/^付定金/)
    }
  ],
  [
    '41-first',
    async (user) => {
      await user.tap('立即购买')
      await user.at(/^\/process\/booking\/vaccine\/VA1302/)
      await user.tap(DOSE_TIME)
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/vaccine-booking\/VA1302/)
      await user.see('林知夏')
      await user.see('本次付定金')
      await user.tap(/^接种城市/)
      await user.tap('四川省')
      await user.tap('成都市')
    }
  ],
  [
    '42-paid',
    async (user) => {
      await user.tap(AGREE)
      await user.tap('提交订单')
      await user.at(/^\/process\/go-pay/)
      await user.see('200.00元')
      await payAtOnce(user, '第1针约好了')
      await readOrder(user, '待接种', '接种安排', '尾款')
    }
  ],
  [
    '43-second',
    async (user) => {
      await user.tap('预约第2针')
      await user.at(/^\/process\/booking\/vaccine\/VA1302/)
      await user.see('要求不少于 60 天')
      await user.see('第1针在这里')
      await user.see(/尾款 ¥2160\.00 到店前补齐/)
      await user.tap(AFTERNOON)
    }
  ],
  [
    '44-confirm',
    async (user) => {
      await user.tap('下一步')
      await user.at(/^\/process\/confirm\/vaccine-booking\/VA1302/)
      await user.see('下单时已登记，不能更改')
    }
  ],
  [
    '45-booked',
    async (user) => {
      await user.tap('确认预约')
      await user.at(/^\/order\/order-detial/)
      await user.see('改约第2针')
    }
  ],
  [
    '46-move',
    async (user) => {
      await user.tap('改约第2针')
      await user.at(/^\/process\/booking\/vaccine\/VA1302/)
      await user.tap(MORNING)
      await user.tap('下一步')
      await user.see('原时间')
    }
  ],
  [
    '47-moved',
    async (user) => {
      await user.tap('确认改约')
      await user.at(/^\/order\/order-detial/)
      await user.see('接种安排')
      await user.see('改约第2针')
    }
  ],
  [
    '48-refund',
    async (user) => {
      await user.tap('申请退款')
      await user.see('实付 ¥200.00，全部退回')
      await user.see(/原路退回/)
    }
  ]
]
