/** What the server says to users about their cards. */
export const CARD_TEXTS = {
  cardMissing: '没有找到该卡，请确认卡号或先绑定',
  notYet: (day: string) => `该卡 ${day} 起可用`,
  over: (day: string) => `该卡已于 ${day} 到期`,
  holderOnly: '该卡仅限持卡本人使用',
  familyOnly: '这份权益是给家属的，请选择家属',
  notNamed: '请先在卡里把 TA 填为家属',
  notCovered: '该卡不包含所选套餐，请更换套餐或卡',
  otherKind: '只能换成同一类的套餐',
  givenUnfit: (name: string) => `卡里的「${name}」不适合体检人，不能用来抵扣`,
  usedUp: '卡里这份已经用完或被占用，请换一份或自费预约；已填的内容都还在',
  withdrawn: '单位收回了这份权益，可以改为自费预约；已填的内容都还在，已约好的不受影响',
  outOfWindow: (day: string) => `超出卡的使用期，请选 ${day} 前的日期`,
  notSigned: '单位没有和这家分院签约，请换一家分院',
  notSignedHere: '与单位没有签约',
  notDone: '不做这个套餐',
  lost: '该卡已挂失，解挂后才能使用',
  comboMissing: '该卡没有这个套餐，请返回重新选择',
  lostBefore: '该卡已经挂失',
  notLost: '该卡没有挂失',
  wrongPassword: (left: number) => `卡号或卡密不对，还可以试 ${left} 次`,
  wrongOld: (left: number) => `原卡密不对，还可以试 ${left} 次`,
  wrongPerson: (left: number) => `和单位登记的不一致，还可以试 ${left} 次`,
  locked: (time: string) => `连续 5 次没对上，先锁 30 分钟，${time} 自动解开`,
  boundByOther: '该卡已被其他账号绑定，如有疑问请联系客服',
  notHandedOn: '该卡已归使用人，不能再转给别人',
  proofOver: '验证已过期，请重新验证',
  wayClosed: '这家单位没有开通这种验证方式，请换一种',
  noEmployer: '没有找到这家单位',
  otherPerson: '单位登记的人和账号本人不是同一个人，请用本人的账号绑定，或请单位福利专员更正',
  noneRegistered: '没有单位为这个手机号和本人登记过卡',
  inUse: '有还没到检的预约，请先取消预约再解绑',
  noPassword: '这张卡没有卡密',
  oldMissing: '请填写原卡密，或用短信验证码重设',
  shareFull: '家属名额已经给了别人，先移除再添加',
  memberBooked: '已经为 TA 约好，取消预约后才能移除',
  notMember: '没有填过这位家属'
} as const

/** What the shop says to companies. */
export const EMPLOYER_TEXTS = {
  unknownKey: '访问凭证不对',
  tooManyKeys: '访问凭证错误次数过多，请稍后再试'
} as const
