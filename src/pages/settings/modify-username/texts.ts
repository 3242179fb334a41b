/** Texts of the page of the name somebody is called by. */
export const texts = {
  title: '修改用户名',
  nickname: '用户名',
  placeholder: '2到12个字',
  count: (count: number, max: number) => `${count}/${max}`,
  note: '用户名只在你自己的页面里显示。登录用的是手机号，不会随用户名改变。',
  phone: '登录手机号',
  save: '保存',
  saved: '用户名已修改'
} as const
