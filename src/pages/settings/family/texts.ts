/** Texts of the page of the family. */
export const texts = {
  title: '家人资料',
  consent: '为家人预约前，请先取得本人同意。每人资料单独保存，互相看不到。',
  facts: (facts: readonly string[]) => facts.join(' · '),
  male: '男',
  female: '女',
  years: (age: number) => `${age}岁`,
  byDefault: '默认体检人',
  makeDefault: '设为默认',
  makeDefaultOf: (name: string) => `把${name}设为默认体检人`,
  edit: (name: string) => `编辑${name}的资料`,
  madeDefault: '已设为默认体检人',
  empty: '还没有家人资料',
  emptyText: '添加后，预约时可以直接选择，不用再填一次。',
  add: '添加家人',
  reports: (count: number) => `${count}份报告`,
  noReport: '还没有报告',
  locked: '报告待同意',
  of: (name: string, text: string) => `${name}：${text}`,
  visit: (day: string) => `${day}到检`,
  bookFor: { 1: '为他预约', 0: '为她预约', none: '去预约' },
  left: (max: number, left: number) => `最多添加${max}人，还可以添加${left}人`
} as const
