export const texts = { title: '盲盒记录' } as const
