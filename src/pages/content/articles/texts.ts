/** Texts of the list of articles. */
export const texts = {
  title: '健康资讯',
  tabs: '栏目',
  newest: '最新',
  saved: '我的收藏',
  empty: '这个栏目还没有文章',
  emptySaved: '还没有收藏',
  emptySavedText: '读到有用的，点“收藏”就在这里',
  loginHint: '登录后，收藏的文章在这里',
  films: '看视频',
  foot: '内容由编辑部撰写，医师审核，不代替面诊'
} as const
