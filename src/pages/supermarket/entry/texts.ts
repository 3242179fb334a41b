/** User-facing texts of the way into self-selected checkups. */
export const texts = {
  title: '自选体检',
  lead: '先有基础检查，其余自己挑',
  text: '检查按部位和病症分好，也有几种打包更省的组合。',
  steps: [
    { title: '选机构和时间', text: '看哪家分院哪天有名额，名额先为你保留' },
    { title: '自己挑检查', text: '重复的项目会提醒去掉，价格随选随算' },
    { title: '确认信息后支付', text: '付款后名额就是你的，到院按时段检查' }
  ],
  bases: '选一个基础包',
  items: (count: number) => `含${count}项基础检查`,
  see: '看看查什么',
  seeOf: (name: string) => `看看查什么，${name}`,
  start: '选机构与时间',
  startOf: (name: string) => `用${name}选机构与时间`,
  none: '暂无可选的基础包',
  toShop: '去商城看看'
} as const
