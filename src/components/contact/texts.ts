/** Texts of the person fields (§2 contact form, §5). */
export const contactTexts = {
  name: '姓名',
  idType: '证件类型',
  mobile: '手机号',
  mobilePlaceholder: '请填写手机号',
  gender: '性别',
  birthday: '出生日期',
  birthdayPlaceholder: '选填，如 19900101',
  marry: '婚姻状况',
  married: '已婚',
  unmarried: '未婚',
  idCardPlaceholder: '请输入身份证号',
  otherIdPlaceholder: '请输入证件号',
  pickPerson: '选择联系人'
} as const
