/** Texts of the blind boxes. */
export const texts = {
  title: '健康盲盒',
  head: '选一个盒子打开',
  sub: '每个盒子机会一样，选哪个都不影响结果',
  boxes: '盲盒',
  box: (no: number) => `第 ${no} 个盒子`,
  left: (count: number) => `今天还能开 ${count} 次`,
  verb: '打开这一盒'
} as const
