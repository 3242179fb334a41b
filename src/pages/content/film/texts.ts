/** Texts of a film's page. */
export const texts = {
  title: '播放视频',
  begin: (length: string) => `播放，${length}`,
  play: '播放',
  pause: '暂停',
  back: '后退 10 秒',
  ahead: '前进 10 秒',
  at: (at: string, all: string) => `${at} / ${all}`,
  seek: '播放进度',
  rate: '倍速',
  soundOn: '打开声音',
  soundOff: '关掉声音',
  captionsOn: '显示字幕',
  captionsOff: '关掉字幕',
  full: '全屏',
  waiting: '缓冲中…',
  again: '重播',
  failed: '视频没有播放出来',
  retry: '再试一次',
  silent: '本片没有声音，字幕就是全部内容',
  chapters: '讲了什么',
  now: '正在播放',
  transcript: '文字稿',
  showTranscript: '看文字稿',
  hideTranscript: '收起文字稿',
  read: '看图文版',
  next: '接着看',
  nextFilm: (title: string) => `下一个：${title}`,
  mobileTitle: '正在用移动网络',
  mobileText: (length: string) => `这段视频 ${length}，播放会用掉流量。`,
  mobileYes: '继续播放'
} as const

/** How many times as fast, as they are called. */
export const RATES: readonly { readonly value: number; readonly label: string }[] = [
  { value: 0.75, label: '0.75×' },
  { value: 1, label: '1.0×' },
  { value: 1.25, label: '1.25×' },
  { value: 1.5, label: '1.5×' },
  { value: 2, label: '2.0×' }
]

export const rateName = (rate: number): string => RATES.find(({ value }) => value === rate)?.label ?? ''
