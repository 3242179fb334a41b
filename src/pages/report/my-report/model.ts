import { concernsOf, recheckCodes, type Concern } from '@/domain/report/judge'
import { isKey, keyOf, type Report } from '@/domain/report/report'
import { allSeries, seriesOf, type Series, type TrendPoint } from '@/domain/report/trend'
import { documents } from '@/platform/document'
import {
  listReportPeople,
  listReports,
  reportFile,
  type PersonReports,
  type ReportReaders
} from '@/services/report/report'
import type { SelfSelectedBase } from '@/services/catalogue/supermarket'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { AccessModel } from './access-model'
import { beginRecheck, recheckBase } from '../shared/recheck'
import { texts } from './texts'

/** What an address names: nothing the list, a report, or an item over the years. */
export interface ReportAddress {
  readonly contact: string
  readonly report: string
  readonly item: string
}

/** As numbers of reports are written; an address may hold anything. */
const REPORT_NO = /^[A-Za-z0-9_-]{1,40}$/

interface Shown {
  readonly readers: ReportReaders
  /** null: nobody is known, or the person has not agreed. */
  readonly own: PersonReports | null
}

/** The reports of one person at a time, and a re-check of what they say. */
export class MyReportModel {
  readonly request = new LoadableRequest<Shown>()
  readonly base = new LoadableRequest<SelfSelectedBase | null>()
  readonly access: AccessModel
  contact: string

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly address: ReportAddress
  ) {
    this.contact = address.contact
    this.access = new AccessModel(root, scope, () => this.load())
    observed(this)
  }

  /** As the page shows them: of the chosen person, or still to come. */
  get own(): PersonReports | null {
    const own = this.request.value?.own ?? null
    return own?.person.contactsId === this.contact ? own : null
  }

  /** The person has not agreed yet. */
  get isLocked(): boolean {
    const people = this.request.value?.readers.people ?? []
    return people.find(({ contactsId }) => contactsId === this.contact)?.access === 'locked'
  }

  get report(): Report | null {
    return this.own?.reports.find(({ reportNo }) => reportNo === this.address.report) ?? null
  }

  /** Everything that was measured, what wants attention now first. */
  get series(): readonly Series[] {
    const reports = this.own?.reports ?? []
    const [newest] = reports
    const concerned = newest ? concernsOf(newest).flatMap(({ reading }) => reading ?? []) : []
    const rank = ({ key }: Series) => {
      const index = concerned.findIndex((reading) => keyOf(reading) === key)
      return index < 0 ? concerned.length : index
    }
    return [...allSeries(reports)].sort((left, right) => rank(left) - rank(right))
  }

  /** The item's own years. */
  get points(): readonly TrendPoint[] {
    return seriesOf(this.own?.reports ?? [], this.address.item)
  }

  /** What the newest report says of the item. */
  get concern(): Concern | null {
    const [newest] = this.own?.reports ?? []
    return (
      (newest ? concernsOf(newest) : []).find(
        ({ reading }) => reading !== null && isKey(reading, this.address.item)
      ) ?? null
    )
  }

  enter(): void {
    void this.load()
    if (this.address.item !== '') void this.scope.run(this.base, () => recheckBase(this.scope))
  }

  load(): Promise<Shown | undefined> {
    return this.scope.run(this.request, () => this.fetch())
  }

  select(contactsId: string): void {
    if (contactsId === this.contact) return
    this.contact = contactsId
    void this.load()
  }

  /** One tap to a re-check of these concerns alone. */
  readonly recheck = singleFlight(async (concerns: readonly Pick<Concern, 'itemCode' | 'level'>[]) => {
    try {
      const base = this.base.value ?? (await recheckBase(this.scope))
      if (base) beginRecheck(this.root, base, recheckCodes(concerns))
      else this.root.feedback.toast({ text: texts.noBase })
    } catch (error) {
      this.root.presentError(error)
    }
  })

  /** 下载 PDF. */
  readonly download = singleFlight(async (reportNo: string): Promise<void> => {
    const { root, scope, contact } = this
    try {
      const { fileName, base64 } = await reportFile(scope.call, contact, reportNo)
      if (!(await documents.open(fileName, base64))) root.feedback.toast({ text: texts.fileFailed })
    } catch (error) {
      root.presentError(error)
    }
  })

  private async fetch(): Promise<Shown> {
    const { scope, address } = this
    const readers = await listReportPeople(scope.call)
    const known = readers.people.find(({ contactsId }) => contactsId === this.contact)
    const person = known ?? readers.people[0]
    if (!person) return { readers, own: null }
    this.name(person.contactsId)
    if (person.access === 'locked') return { readers, own: null }
    const looked = REPORT_NO.test(address.report) ? address.report : undefined
    return { readers, own: await listReports(scope.call, person.contactsId, looked) }
  }

  private name(contactsId: string): void {
    this.contact = contactsId
  }
}
