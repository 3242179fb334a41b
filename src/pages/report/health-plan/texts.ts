import type { Task } from '@/domain/health-plan/plan'

const TASKS: Readonly<Record<Task, { readonly name: string; readonly unit: string; readonly tap: string }>> =
  {
    walk: { name: '走路', unit: '步', tap: '+1000 步' },
    water: { name: '喝水', unit: '杯', tap: '+1 杯' },
    glucose: { name: '测空腹血糖', unit: '次', tap: '打卡' },
    dinner: { name: '晚饭主食减四分之一', unit: '次', tap: '打卡' }
  }

/** Texts of the health plan. */
export const texts = {
  title: '健康计划',
  weeks: (week: number) => `12 周计划 · 第 ${week} 周`,
  over: '12 周计划已走完',
  goal: (kg: number) => `把体重减到 ${kg} 公斤`,
  reached: (kg: number) => `已经到了 ${kg} 公斤的目标`,
  way: (start: number, now: number) => `起点 ${start}，现在 ${now}`,
  lost: (kg: number) => `已减 ${kg} 公斤`,
  gained: (kg: number) => `比起点多 ${kg} 公斤`,
  percent: (share: number) => `完成 ${share}%`,
  week: '这一周',
  marked: '有记录',
  today: '今天',
  tasksTitle: '今天的 4 件小事',
  done: (count: number, of: number) => `完成 ${count} / ${of}`,
  tasks: TASKS,
  amount: (done: number, goal: number, unit: string) => `${done} / ${goal} ${unit}`,
  finished: '已完成',
  tapOf: (name: string, tap: string) => `${name} ${tap}`,
  weights: '体重记录',
  chart: (points: string) => `体重：${points}`,
  weigh: '记体重',
  weighField: '今天的体重（公斤）',
  save: '保存',
  saved: '已记下',
  note: '漏记一天不会清零，接着来就好',
  foot: '计划用于日常健康管理；正在用药或身体不适请先问医生',
  adjust: '换个目标',
  begin: '开始一个 12 周计划',
  beginText: '每天几件小事，慢慢把体重减下来。填现在和想要的体重：',
  start: '现在 kg',
  goalField: '目标 kg',
  advice: (kg: number) => `减 5% 比较合适：${kg} 公斤`,
  beginIt: '开始计划',
  begun: '计划开始了'
} as const
