/** Texts of the turntable. */
export const texts = {
  title: '转盘抽奖',
  left: (count: number) => `今天还能转 ${count} 次`,
  guest: '转一转，看看有什么',
  verb: '开始',
  spinning: '正在转',
  wheel: (names: readonly string[]) => `转盘，共 ${names.length} 格：${names.join('、')}`,
  shown: ['指针停在哪一格由服务器先抽好，转动只是展示', '格子一样大，机会以上面的表为准']
} as const
