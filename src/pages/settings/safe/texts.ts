/** Texts of the account's safety. */
export const texts = {
  title: '账号与安全',
  username: '用户名',
  noUsername: '没有填写',
  phone: '手机号',
  password: '登录密码',
  set: '已设置',
  unset: '未设置',
  devices: '登录设备',
  deleteAccount: '注销账号',
  note: '更换手机号或修改密码后，其他设备会退出登录。'
} as const
