/** What somebody in an app reads where the app lacks something, or does not answer. */
export const texts = {
  noLogin: '当前应用不支持自动登录，请用手机号登录',
  loginFailed: '应用登录没有成功，请用手机号登录',
  noShare: '当前应用不支持分享',
  linkCopied: '链接已复制，可粘贴发送给好友',
  noClose: '当前应用没有回应，请用手机的返回键离开'
} as const
