/** Texts of leaving the account. */
export const accountTexts = {
  logout: '退出登录',
  logoutAsk: '确定退出登录吗？',
  logoutText: '退出后，未提交的体检人信息会被清除。',
  stay: '取消',
  loggedOut: '已退出登录'
} as const
