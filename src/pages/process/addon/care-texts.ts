/** Texts of the add-on screen in care mode, loaded with its parts. */
export const careTexts = {
  advice: (at: number, of: number) => `为你推荐 ${at}/${of}`,
  adviceDone: '推荐的项目看完了',
  noAdvice: '没有需要加的项目',
  goOn: '点下面的按钮，继续下一步',
  take: '加上',
  takeOf: (name: string) => `加上${name}`,
  decline: '不用',
  declineOf: (name: string) => `不用${name}`,
  all: (count: number) => `查看全部${count}项加项`
} as const
