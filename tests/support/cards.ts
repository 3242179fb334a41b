import type { CardClinic, CardList } from '@/contract/card/list-dto'
import type { CardChoice, CardDetail, CardPerson, Wallet } from '@/contract/card/wallet-dto'
import { bookingAnswer, clinicRow } from './booking'

/** Cards as the server answers them. */
type WireCard = Wallet['cards'][number]
type WireRight = WireCard['rights'][number]

export const NUMBER = '7700200000000017'
export const PERSONAL = '8600100012345688'

const standing = (left: number, granted = left) => ({
  granted,
  left,
  occupied: granted - left,
  used: 0,
  expired: 0
})

const wireCombo = (changes: Partial<WireRight['combos'][number]> = {}): WireRight['combos'][number] => ({
  comboId: '2016',
  productCode: 'CK1017',
  comboName: '程序员减压套餐',
  productCategory: 1,
  comboSalePrice: 698,
  itemNum: 17,
  sexLimit: null,
  ageMin: 22,
  ageMax: 45,
  fit: 1,
  reason: '',
  ...changes
})

export const wireRight = (changes: Partial<WireRight> = {}): WireRight => ({
  rightId: 'r1',
  name: '年度套餐',
  rule: '三选一',
  startDate: '2026-10-21',
  endDate: '2027-05-19',
  state: 'live',
  ...standing(1),
  forHolder: 1,
  relations: ['配偶', '子女'],
  familyAgeMin: 18,
  withAddons: 1,
  combos: [
    wireCombo(),
    wireCombo({
      comboId: '2008',
      productCode: 'CK1009',
      comboName: '甲状腺与代谢专项',
      comboSalePrice: 528,
      itemNum: 12
    }),
    wireCombo({
      comboId: '2007',
      productCode: 'CK1008',
      comboName: '心脑血管专项',
      comboSalePrice: 680,
      itemNum: 14,
      ageMin: 40,
      ageMax: null,
      fit: 0,
      reason: '40 岁起，你 38 岁'
    })
  ],
  orders: [],
  ...changes
})

export const wireCard = (changes: Partial<WireCard> = {}): WireCard => ({
  cardNumber: NUMBER,
  tail: '0017',
  cardName: '2026 年度体检',
  company: '云桥科技（演示企业）',
  cardType: 1,
  state: 'live',
  holderName: '陈予安',
  holderContactsId: 'c001',
  relation: '本人',
  startDate: '2026-10-21',
  endDate: '2027-05-19',
  daysLeft: 180,
  expiring: 0,
  quota: standing(200),
  balance: null,
  rights: [wireRight()],
  ...changes
})

/** A card that was bought, for the father. */
export const personalCard = (changes: Partial<WireCard> = {}): WireCard =>
  wireCard({
    cardNumber: PERSONAL,
    tail: '5688',
    cardName: '长辈关怀卡',
    company: '',
    cardType: 0,
    holderName: '陈国栋',
    holderContactsId: 'c003',
    relation: '父亲',
    startDate: '2026-01-01',
    endDate: '2027-06-30',
    quota: null,
    rights: [
      wireRight({
        rightId: 'r9',
        name: '长辈安心套餐',
        rule: '',
        relations: [],
        familyAgeMin: null,
        withAddons: 0,
        combos: [
          wireCombo({
            comboId: '2005',
            productCode: 'CK1006',
            comboName: '长辈安心套餐·男',
            comboSalePrice: 1680,
            itemNum: 28
          })
        ]
      })
    ],
    ...changes
  })

export const wireDetail = (changes: Partial<CardDetail> = {}): CardDetail => ({
  ...wireCard(),
  addons: [
    {
      packageId: 6101,
      name: '单位必选包',
      detail: '',
      required: 1,
      quota: 0,
      maxNum: 1,
      itemNames: ['胸部DR', '低剂量CT']
    },
    {
      packageId: 6102,
      name: '单位福利加项',
      detail: '',
      required: 0,
      quota: 0,
      maxNum: 2,
      itemNames: ['颈动脉彩超', '甲状腺彩超']
    }
  ],
  family: [],
  familyLeft: 1,
  hasPassword: 0,
  lostAt: null,
  unbindRefusal: '',
  unbindOrderNum: '',
  unbindOrderType: 0,
  ...changes
})

export const wirePerson = (changes: Partial<CardPerson> = {}): CardPerson => ({
  contactsId: 'c001',
  name: '陈予安',
  relation: '本人',
  sex: 1,
  age: 38,
  holder: 1,
  named: 0,
  canName: 0,
  left: 1,
  reason: '',
  orderNum: '',
  orderType: 0,
  ...changes
})

/** The holder, the spouse who can be named, the child who is too young. */
export const wirePeople = (): CardPerson[] => [
  wirePerson(),
  wirePerson({
    contactsId: 'c002',
    name: '林知夏',
    relation: '配偶',
    sex: 0,
    age: 36,
    holder: 0,
    canName: 1
  }),
  wirePerson({
    contactsId: 'c005',
    name: '陈小满',
    relation: '女儿',
    sex: 0,
    age: 11,
    holder: 0,
    left: 0,
    reason: '未满 18 岁'
  })
]

export const wireChoice = (changes: Partial<CardChoice> = {}): CardChoice => ({
  ...wireCombo(),
  rightId: 'r1',
  rightName: '年度套餐',
  way: 'included',
  fromComboId: '',
  coverPrice: 698,
  payPrice: 0,
  lostPrice: 0,
  moreItems: [],
  lessItems: [],
  ...changes
})

const upgradeChoice = (changes: Partial<CardChoice> = {}): CardChoice =>
  wireChoice({
    comboId: '2002',
    productCode: 'CK1003',
    comboName: '深度体检·男士款',
    comboSalePrice: 1080,
    itemNum: 21,
    way: 'upgrade',
    fromComboId: '2016',
    coverPrice: 698,
    payPrice: 382,
    moreItems: ['颈动脉彩超', '甲状腺彩超'],
    lessItems: ['颈椎DR'],
    ...changes
  })

export const wireChoices = (): CardChoice[] => [
  wireChoice(),
  wireChoice({
    comboId: '2008',
    productCode: 'CK1009',
    comboName: '甲状腺与代谢专项',
    comboSalePrice: 528,
    itemNum: 12,
    coverPrice: 528
  }),
  wireChoice({
    comboId: '2007',
    productCode: 'CK1008',
    comboName: '心脑血管专项',
    comboSalePrice: 680,
    itemNum: 14,
    fit: 0,
    reason: '40 岁起，你 38 岁'
  }),
  upgradeChoice(),
  upgradeChoice({
    comboId: '2001',
    productCode: 'CK1002',
    comboName: '入职体检',
    comboSalePrice: 298,
    itemNum: 9,
    way: 'downgrade',
    coverPrice: 298,
    payPrice: 0,
    lostPrice: 400,
    moreItems: [],
    lessItems: ['眼底照相']
  })
]

/** A branch that takes the card; each test changes what it looks at. */
export const cardClinic = (changes: Partial<CardClinic> = {}): CardClinic => ({
  ...clinicRow(),
  payPrice: 0,
  cardFee: null,
  ...changes
})

/** Seven days from 2026-11-20 as the card's list tells them; `days` replaces the branches of single days. */
export const cardListing = (
  days: Readonly<Record<string, CardClinic[]>> = {},
  changes: {
    readonly refusingList?: CardList[number]['refusingList'][number][]
    readonly lastDate?: string
  } = {},
  product: Parameters<typeof bookingAnswer>[1] = {}
): CardList =>
  bookingAnswer({}, product).map((told) => ({
    ...told,
    bookingDetailList: told.bookingDetailList.map(({ bookingableDate }) => ({
      bookingableDate,
      hospitalInfo: days[bookingableDate] ?? []
    })),
    refusingList: [],
    lastDate: '2027-05-18',
    ...changes
  }))
