/** Texts of a seat that is held (§2). */
export const holdTexts = {
  hold: '名额保留',
  holdLeft: '名额已为你保留，剩余',
  holdExtend: '再保留10分钟',
  holdExtended: (last: string) => `名额已再保留10分钟，最多保留到${last}`,
  holdEnded: '名额保留时间已到',
  holdRetake: '重新保留',
  holdOverTitle: '名额保留已到期',
  holdOverText: '为你保留的名额已释放，可再试同一时段。',
  holdAgain: '再试同一时段',
  holdElse: '重新选择时间',
  holdTaken: '已重新为你保留名额',
  slotGone: '该时段名额已满'
} as const
