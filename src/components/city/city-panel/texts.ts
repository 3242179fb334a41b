export const cityTexts = {
  title: '选择城市',
  search: '城市名或拼音首字母',
  located: '当前定位',
  unlocated: '未获取到定位',
  locating: '定位中',
  relocate: '重新定位',
  refused: '没有允许定位，请在列表里选择城市',
  unknown: '没有定位到，请在列表里选择城市',
  settingsTitle: '允许获取位置',
  settingsText: '请在设置中打开「位置信息」，以便推荐离您最近的分院',
  toSettings: '去设置',
  noBranch: '暂无分院',
  noMatch: '没有找到这个城市',
  noMatchHint: '换个城市名或首字母试试',
  index: '城市索引'
} as const
