/** Texts of losing a card, and of leaving it. */
export const lossTexts = {
  title: '这张卡怎么了',
  of: (name: string, tail: string) => `${name} · 尾号 ${tail}`,
  lose: '卡丢了，先挂失',
  loseNote: '谁都用不了，找回来一键解挂；余额和份数不变',
  leave: '绑错了，解绑',
  leaveNote: (ofCompany: boolean) =>
    ofCompany ? '卡回到未绑定，凭工号可以再绑' : '卡回到未绑定，凭卡号和卡密可以再绑',
  afterLoss: '挂失以后',
  kept: (when: string, branch: string) => `${when} ${branch}的预约照常，到检看身份证`,
  noMore: '不能再约新的、不能用额度',
  noFamily: '家属那份也一起停',
  afterLeave: '解绑以后',
  gone: '卡从你的账号里拿走，余额和份数留在卡上',
  again: '要用时再绑一次',
  inTheWay: '有没到检的预约时不能解绑，要先取消预约。',
  toOrder: '看这单预约',
  doLose: '挂失这张卡',
  doLeave: '解绑这张卡',
  lost: '已挂失',
  left: '已解绑',
  foundTitle: '解挂',
  foundText: (mobile: string) => `验证码会发到 ${mobile}`,
  doFind: '解挂这张卡',
  found: '已解挂，可以接着用了'
} as const
