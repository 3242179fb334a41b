import { ADDRESS_TEXTS } from '../address/texts'

/** User-facing texts of the person and contact forms (§5). */
export const PERSON_TEXTS = {
  name: '请填写姓名',
  realName: '请填写真实姓名！',
  nameOf: (label: string) => `请填写${label}姓名`,
  ages: (min: number, max: number) => `${min}–${max}岁`,
  agesFrom: (min: number) => `${min}岁及以上`,
  agesTo: (max: number) => `${max}岁及以下`,
  nameTooLong: '姓名最多30个字',
  nameEmoji: '姓名不能包含表情符号',
  idCardMissing: '请输入身份证号',
  idCardWrong: '请输入正确的身份证号！',
  idCardCheck: '请核对身份证号',
  otherIdMissing: '请输入证件号',
  mobileMissing: '请填写手机号',
  mobileWrong: '请填写正确的手机号！',
  gender: '请选择性别',
  genderMismatch: '性别与身份证号不一致',
  birthdayMismatch: '出生日期与身份证号不一致',
  birthdayWrong: '请选择正确的出生日期',
  select: (label: string) => `请选择${label}`,
  address: ADDRESS_TEXTS.detail,
  sexHistory: '请选择有无性生活史',
  breakfast: '请选择早餐',
  regionLabel: '配送区域',
  maleOnly: '限男士',
  femaleOnly: '限女士',
  /** What a product is called where its kind has no word of its own. */
  sold: '本套餐',
  genderNote: (sold: string, reason: string) => `${sold}${reason}`,
  tooOld: '超出年龄',
  tooYoung: (age: number) => `未满${age}岁`,
  ageRange: (sold: string, from: number | null, to: number | null) =>
    from === null
      ? `${sold}限${to ?? ''}岁及以下`
      : to === null
        ? `${sold}限${from}岁及以上`
        : `${sold}限${from}-${to}岁`,
  male: '男',
  female: '女'
} as const

/** Messages of the cross-border form (§5); `other` serves a field without its own. */
export const CROSS_BORDER_TEXTS = {
  buyerName: '请填写真实姓名',
  name: '请填写收货人姓名',
  mobile: '请填写收货人手机号',
  idNumber: '请填写身份证',
  region: '请选择城市',
  address: ADDRESS_TEXTS.detail,
  other: '请填写信息'
} as const
