/** Texts of leaving the account. */
export const accountTexts = {
  logout: '退出登录',
  logoutAsk: '确定退出登录吗？',
  logoutText: '退出后，未提交的体检人信息会被清除。',
  unsentAsk: '购物车还没有同步',
  unsentText: '购物车和收藏的最新改动还没有存到账号，退出后会丢失；未提交的体检人信息也会被清除。',
  leaveUnsent: '仍要退出',
  stay: '取消',
  loggedOut: '已退出登录'
} as const
