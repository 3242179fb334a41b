export const texts = {
  title: '安全验证',
  subtitle: '这个号码刚才被多次尝试，请先完成验证。您填写的内容都会保留。',
  look: '请输入图中的 5 个数字（2 到 6）',
  listen: '每个数字是几声短音：几声就是几，低音表示一个数字结束，一共 5 个数字（2 到 6）。',
  image: '验证图片，看不清时可以换一张，或改为听声音',
  code: '图中数字',
  heard: '所听数字',
  placeholder: '5 位数字',
  missing: '请填写5位数字',
  another: '看不清，换一张',
  anotherSound: '听不清，换一段',
  bySound: '改为听声音',
  byPicture: '改为看图片',
  play: '播放声音',
  silent: '声音无法播放，请改为看图片',
  failed: (again: string) => `没有加载出来，请点“${again}”`,
  submit: '确定'
} as const
