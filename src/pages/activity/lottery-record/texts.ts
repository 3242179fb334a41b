export const texts = { title: '抽奖记录' } as const
