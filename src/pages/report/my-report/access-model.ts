import { SHARE_DAYS, type ShareDays } from '@/domain/report/access'
import { mobileError, mobileIn, normalizeMobile } from '@/domain/person/mobile'
import { host } from '@/platform/host'
import {
  agreeToReports,
  askForReports,
  endShare,
  readSharing,
  shareReports,
  withdrawReports,
  type ReportPerson,
  type ReportSharing
} from '@/services/report/report'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { accessTexts as texts } from './access-texts'

/** Ids of what is typed. */
export const ACCESS_FIELDS = { code: 'report-code', mobile: 'report-reader' } as const

const CODE = /^\d{6}$/

/** Who may read a person's reports: their own agreement, readers with whom they are shared, and who has read them. */
export class AccessModel {
  readonly sharing = new LoadableRequest<ReportSharing>()
  open = false
  /** A code is under way to this person. */
  asked = ''
  demoCode = ''
  code = ''
  mobile = ''
  days: ShareDays = SHARE_DAYS[0]
  codeProblem = ''
  mobileProblem = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    /** Whose reports they are has changed. */
    private readonly reload: () => Promise<unknown>
  ) {
    observed(this)
  }

  typeCode(code: string): void {
    this.code = code
    this.codeProblem = ''
  }

  typeMobile(mobile: string): void {
    this.mobile = mobileIn(mobile)
    this.mobileProblem = ''
  }

  chooseDays(days: ShareDays): void {
    this.days = days
  }

  close(): void {
    this.open = false
  }

  show({ contactsId }: ReportPerson): void {
    this.open = true
    this.mobileProblem = ''
    this.load(contactsId)
  }

  load(contactsId: string): void {
    void this.scope.run(this.sharing, () => readSharing(this.scope.call, contactsId), { fresh: true })
  }

  readonly ask = singleFlight(({ contactsId }: ReportPerson) =>
    this.tried(async () => {
      const { demoCode = '' } = await askForReports(this.root.call, contactsId)
      this.wait(contactsId, demoCode)
    })
  )

  readonly agree = singleFlight(async ({ contactsId }: ReportPerson): Promise<void> => {
    if (!CODE.test(this.code)) return this.refuseCode(texts.codeMissing)
    await this.tried(async () => {
      await agreeToReports(this.root.call, contactsId, this.code)
      this.wait('', '')
      this.root.feedback.toast({ text: texts.agreed, icon: 'success' })
      await this.reload()
    })
  })

  readonly withdraw = singleFlight(async ({ contactsId }: ReportPerson): Promise<void> => {
    const { withdraw: title, withdrawAsk: text, withdrawYes: confirmText } = texts
    if (!(await this.root.feedback.confirm({ title, text, confirmText }))) return
    await this.tried(async () => {
      await withdrawReports(this.root.call, contactsId)
      this.close()
      this.root.feedback.toast({ text: texts.withdrawn, icon: 'success' })
      await this.reload()
    })
  })

  readonly share = singleFlight(async ({ contactsId }: ReportPerson): Promise<void> => {
    const problem = mobileError(this.mobile)
    if (problem !== null) return this.refuseMobile(problem)
    await this.tried(async () => {
      this.sharing.set(
        await shareReports(this.root.call, contactsId, normalizeMobile(this.mobile), this.days)
      )
      this.typeMobile('')
      this.root.feedback.toast({ text: texts.shared, icon: 'success' })
    })
  })

  readonly end = singleFlight((id: string) =>
    this.tried(async () => {
      this.sharing.set(await endShare(this.root.call, id))
      this.root.feedback.toast({ text: texts.ended, icon: 'success' })
    })
  )

  private async tried(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      this.root.presentError(error)
    }
  }

  private wait(contactsId: string, demoCode: string): void {
    this.asked = contactsId
    this.demoCode = demoCode
    this.code = ''
    this.codeProblem = ''
  }

  private refuseCode(problem: string): void {
    this.codeProblem = problem
    this.tell(ACCESS_FIELDS.code, problem)
  }

  private refuseMobile(problem: string): void {
    this.mobileProblem = problem
    this.tell(ACCESS_FIELDS.mobile, problem)
  }

  private tell(id: string, problem: string): void {
    host.toField(id)
    this.root.feedback.invalid(problem)
  }
}
