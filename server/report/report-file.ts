import * as v from 'valibot'
import { code, date, text } from '@/contract/common/dto'
import { isPlainText } from '@/domain/plain-text'
import { FINDING_LEVELS } from '@/domain/report/report'

/** Most of each that a report has. */
/** Levels of a report. */
const DEEPEST = 6
const MOST = { dates: 30, items: 500 } as const

const number = (label: string) => v.pipe(v.number(`${label}应为数字`), v.finite(`${label}应为数字`))
const range = v.pipe(
  v.strictTuple([number('参考下限'), number('参考上限')], '参考范围应为 [下限, 上限]'),
  v.check(([low, high]) => low <= high, '参考下限大于上限')
)
const unknown = '有不认识的字段，或缺少字段'

const metric = v.strictObject(
  {
    itemCode: code('项目编号'),
    itemName: text('项目名称', 1, 60),
    unit: v.pipe(v.string('单位格式不正确'), v.maxLength(20, '单位最多20个字')),
    ref: range,
    refs: v.optional(v.array(range, '各次参考范围格式不正确')),
    values: v.array(number('结果'), '结果应为数字的列表')
  },
  unknown
)

const finding = v.strictObject(
  {
    level: v.picklist(FINDING_LEVELS, `结论等级应为 ${FINDING_LEVELS.join('、')} 之一`),
    itemCode: code('项目编号'),
    text: text('结论', 1, 500)
  },
  unknown
)

/** A report as laboratories hand it over: the values of earlier dates stand before those of the last. */
const report = v.pipe(
  v.strictObject(
    {
      reportNo: code('报告编号'),
      contactsId: v.optional(code('联系人编号')),
      person: v.optional(text('体检人', 1, 40)),
      hospitalId: v.optional(code('分院编号')),
      dates: v.pipe(
        v.array(date('检查日期'), '检查日期应为列表'),
        v.minLength(1, '至少要有一个检查日期'),
        v.maxLength(MOST.dates, `检查日期最多${MOST.dates}个`),
        v.check(
          (dates) => dates.every((one, index) => index === 0 || one > (dates[index - 1] ?? '')),
          '检查日期应从早到晚，不重复'
        )
      ),
      metrics: v.pipe(
        v.array(metric, '检查结果应为列表'),
        v.maxLength(MOST.items, `检查结果最多${MOST.items}项`)
      ),
      findings: v.pipe(v.array(finding, '结论应为列表'), v.maxLength(MOST.items, `结论最多${MOST.items}条`)),
      normal: v.optional(v.array(text('未见异常的项目', 1, 60), '未见异常的项目应为列表'), [])
    },
    unknown
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { dates, metrics, findings, normal } = dataset.value
    for (const { itemName, values, refs } of metrics) {
      if (values.length !== dates.length) {
        addIssue({ message: `${itemName}有 ${values.length} 个结果，检查日期有 ${dates.length} 个` })
      }
      if (refs && refs.length !== dates.length) {
        addIssue({ message: `${itemName}有 ${refs.length} 个参考范围，检查日期有 ${dates.length} 个` })
      }
    }
    if (metrics.length + findings.length + normal.length === 0) addIssue({ message: '报告里没有任何内容' })
  })
)
export type ReportFile = v.InferOutput<typeof report>

export type ReadReport =
  | { readonly ok: true; readonly report: ReportFile }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Where texts have control characters or lines; a file of 2 MB is not deeper than the schema lets it be read. */
function controlledAt(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isPlainText(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return []
  return Object.entries(value).flatMap(([key, entry]) => controlledAt(entry, [...path, key]))
}

/** A report from the text of a file, or everything that is wrong with it and where. */
export function readReport(json: string): ReadReport {
  let input: unknown
  try {
    input = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { ok: false, problems: [`不是 JSON：${error instanceof Error ? error.message : ''}`] }
  }
  const strange = controlledAt(input)
  if (strange.length > 0) {
    return { ok: false, problems: strange.map((path) => `${path} 含有看不见的控制字符`.trim()) }
  }
  const read = v.safeParse(report, input)
  if (read.success) return { ok: true, report: read.output }
  return {
    ok: false,
    problems: read.issues.map((issue) => [v.getDotPath(issue), issue.message].join(' ').trim())
  }
}
