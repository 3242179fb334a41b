import { CallError, ErrorCode } from '@/contract/errors'
import { addDays, dateOf } from '@/domain/date'
import {
  byDay,
  glucoseProblem,
  since,
  summaryOf,
  targetProblem,
  typed,
  type GlucoseDay,
  type GlucoseMoment,
  type GlucoseRecord,
  type GlucoseSummary,
  type GlucoseTarget,
  type GlucoseWhen,
  type TargetProblem
} from '@/domain/glucose/glucose'
import { host } from '@/platform/host'
import {
  deleteGlucose,
  readGlucose,
  saveGlucose,
  setGlucoseTargets,
  type GlucoseBook,
  type OnTwice
} from '@/services/report/glucose'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

export const SPANS = [7, 30, 90] as const
export type Span = (typeof SPANS)[number]

/** A record as it is typed. */
export interface Entry {
  readonly id: string
  readonly date: string
  readonly when: GlucoseWhen
  readonly text: string
  readonly tags: readonly string[]
}

/** A target as it is typed. */
export interface TargetEntry {
  readonly moment: GlucoseMoment
  readonly low: string
  readonly high: string
}

/** Id of the field of a limit. */
export const targetField = (limit: keyof GlucoseTarget): string => `glucose-${limit}`

/** Records of the own blood sugar, what they come to, and the two sheets that change them. */
export class GlucoseModel {
  readonly request = new LoadableRequest<GlucoseBook>()
  span: Span = 7
  entry: Entry | null = null
  entryOpen = false
  /** What was wrong when it was saved; '' nothing. */
  problem = ''
  /** A value stands at that moment already: it is asked what becomes of it. */
  twice = false
  target: TargetEntry | null = null
  targetProblem: TargetProblem | null = null
  targetOpen = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get today(): string {
    return dateOf(this.root.clock.now())
  }

  get records(): readonly GlucoseRecord[] {
    return since(this.request.value?.records ?? [], this.today, this.span)
  }

  get days(): readonly GlucoseDay[] {
    return byDay(this.records)
  }

  get summary(): GlucoseSummary | null {
    const { value } = this.request
    return value ? summaryOf(this.records, value.targets) : null
  }

  enter(): void {
    void this.load()
  }

  load(): Promise<GlucoseBook | undefined> {
    return this.scope.run(this.request, () => readGlucose(this.scope.call))
  }

  show(span: Span): void {
    this.span = span
  }

  add(): void {
    this.open({ id: '', date: this.today, when: 'fasting', text: '', tags: [] })
  }

  edit({ id, date, when, value, tags }: GlucoseRecord): void {
    this.open({ id, date, when, text: String(value), tags })
  }

  change(changes: Partial<Entry>): void {
    if (!this.entry) return
    this.entry = { ...this.entry, ...changes }
    this.problem = ''
    this.twice = false
  }

  press(key: string): void {
    if (this.entry) this.change({ text: typed(this.entry.text, key) })
  }

  /** No day that has not come yet. */
  move(days: 1 | -1): void {
    if (!this.entry) return
    const date = addDays(this.entry.date, days)
    if (date <= this.today) this.change({ date })
  }

  tag(name: string): void {
    const { tags = [] } = this.entry ?? {}
    this.change({ tags: tags.includes(name) ? tags.filter((one) => one !== name) : [...tags, name] })
  }

  close(): void {
    this.entryOpen = false
    this.targetOpen = false
  }

  readonly save = singleFlight(async (onTwice: OnTwice = 'ask'): Promise<void> => {
    const { entry } = this
    if (!entry) return
    const value = entry.text === '' ? Number.NaN : Number(entry.text)
    const problem = glucoseProblem(value)
    if (problem !== null) return this.refuse(problem)
    try {
      const { id, date, when, tags } = entry
      this.done(await saveGlucose(this.root.call, { id, date, when, value, tags }, onTwice), texts.saved)
    } catch (error) {
      if (error instanceof CallError && error.code === ErrorCode.duplicateOrder) this.askTwice()
      else this.root.presentError(error)
    }
  })

  readonly remove = singleFlight(async (): Promise<void> => {
    const id = this.entry?.id
    if (!id) return
    if (!(await this.root.feedback.confirm({ title: texts.removeAsk, confirmText: texts.deleteKey }))) return
    try {
      this.done(await deleteGlucose(this.root.call, id), texts.removed)
    } catch (error) {
      this.root.presentError(error)
    }
  })

  editTarget(moment: GlucoseMoment): void {
    const standing = this.request.value?.targets[moment]
    if (!standing) return
    this.target = { moment, low: String(standing.low), high: String(standing.high) }
    this.targetOpen = true
    this.targetProblem = null
  }

  changeTarget(changes: Partial<TargetEntry>): void {
    if (this.target) this.target = { ...this.target, ...changes }
    this.targetProblem = null
  }

  readonly saveTarget = singleFlight(async (): Promise<void> => {
    const { target, request } = this
    if (!target || !request.value) return
    const wanted = { low: Number(target.low), high: Number(target.high) }
    const problem = targetProblem(wanted)
    if (problem !== null) return this.refuseTarget(problem)
    try {
      const targets = { ...request.value.targets, [target.moment]: wanted }
      this.done(await setGlucoseTargets(this.root.call, targets), texts.saved)
    } catch (error) {
      this.root.presentError(error)
    }
  })

  private open(entry: Entry): void {
    this.entry = entry
    this.entryOpen = true
    this.problem = ''
    this.twice = false
  }

  private refuse(problem: string): void {
    this.problem = problem
    this.root.feedback.invalid(problem)
  }

  private refuseTarget(problem: TargetProblem): void {
    this.targetProblem = problem
    host.toField(targetField(problem.field))
    this.root.feedback.invalid(problem.message)
  }

  private askTwice(): void {
    this.twice = true
  }

  private done(book: GlucoseBook, text: string): void {
    this.request.set(book)
    this.close()
    this.root.feedback.toast({ text, icon: 'success' })
  }
}
