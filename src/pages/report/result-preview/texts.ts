/** Texts of the page that shows before buying what a report looks like. People and values on it are made up, and it says so. */
export const texts = {
  title: '你会拿到的报告',
  after: (days: number, kit: boolean) =>
    days === 0 ? '做完以后，' : `${kit ? '样本到实验室' : '做完'} ${days} 个工作日，`,
  hand: '手里是这样一份',
  lead: '示例，人和数都是编的。',
  pins: '看右上角的数字，对着下面读。',
  mark: '示例',
  report: '体检报告',
  items: (name: string, count: number) => (count > 0 ? `${name} · ${count} 项` : name),
  years: '三年走势',
  who: '谁负责',
  whoText: '主检医生审核以后才发布，发布了会通知你',
  notes: [
    { title: '先说结论', text: '分三档，按先后排，不让你自己找箭头。' },
    { title: '数在哪里', text: '和参考范围画在一条线上，差多少一眼看见。' },
    { title: '说人话', text: '每一项异常都说清是什么意思，不堆术语，也不吓人。' },
    { title: '下一步', text: '写清做什么、多久后做；要复查能直接约。' },
    { title: '和往年比', text: '在这里做过的自动连上；第一次做，这一格是空的。' },
    { title: '谁负责', text: '主检医生审核，白话说明帮你看懂，不代替门诊诊断。' }
  ],
  others: '别的检测，报告长这样',
  assessment: {
    name: '睿评·代谢年龄',
    of: '以代谢年龄评估为例，各项评估的写法以收到的报告为准。',
    unit: '代谢年龄，实际 38',
    low: '−5',
    same: '同龄',
    high: '+5',
    band: '代谢年龄比实际大 3 岁，在同龄偏高的一段',
    text: '说明拉高的 3 个原因和怎么调；是评估，不是诊断。'
  },
  genes: {
    name: '叶酸代谢基因',
    of: '以叶酸代谢为例，各项检测的写法以收到的报告为准。',
    text: '位点、含义、补充区间三列；剂量请遵医嘱。'
  },
  ways: {
    file: '电子报告',
    fileText: '出了会通知你，在“我的报告”里看，可以下载 PDF',
    ask: '看不懂怎么办',
    askText: '每一项都有白话说明；还想问，找客服'
  },
  none: '这个商品没有报告示例',
  noneText: '它不出报告，或者已经下架',
  toProduct: '看看商品'
} as const
