import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { HumanCheckModel } from '@/components/account/human-check/model'
import { idNumberError } from '@/domain/person/id-card'
import { mobileError } from '@/domain/person/mobile'
import { navigate } from '@/routes/navigate'
import {
  askEnterprise,
  findEmployers,
  sendCardCode,
  type Employer,
  type EnterpriseWay,
  type Shown
} from '@/services/card/binding'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { Attempts } from './attempts'
import { texts } from './texts'

const FIELDS = ['employer', 'workNo', 'name', 'idNumber', 'mobile', 'code', 'agreed'] as const
export type EnterpriseField = (typeof FIELDS)[number]

/** What is typed, by the field. */
type Typed = 'workNo' | 'name' | 'idNumber' | 'mobile'

const WORK_NO = /^[A-Za-z0-9-]{1,30}$/
/** The server finds companies by no less. */
const LEAST_WORD = 2

/** A company's card: the company, then who one is, by one of the ways that it offers. */
export class EnterpriseModel {
  readonly employers = new LoadableRequest<readonly Employer[]>()
  readonly form: FormState<EnterpriseField>
  readonly check: HumanCheckModel
  readonly sender: CodeSender
  readonly attempts: Attempts
  word = ''
  employer: Employer | null = null
  typed: Readonly<Record<Typed, string>> = { workNo: '', name: '', idNumber: '', mobile: '' }
  idType: 1 | 9 = 1
  agreed = false
  private wanted: EnterpriseWay | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'employee', FIELDS)
    this.check = new HumanCheckModel(root)
    this.sender = new CodeSender(root, (call, _mobile, ticket) =>
      sendCardCode(call, this.typed.mobile.trim(), ticket)
    )
    this.attempts = new Attempts(root)
    const { mobile = '', name = '' } = root.session.account ?? {}
    this.typed = { ...this.typed, mobile, name }
    observed(this)
  }

  get ways(): readonly EnterpriseWay[] {
    return this.employer?.ways ?? []
  }

  get way(): EnterpriseWay | null {
    const { wanted, ways } = this
    return (wanted && ways.includes(wanted) ? wanted : ways[0]) ?? null
  }

  typeWord(word: string): void {
    this.word = word
    this.form.clear('employer')
  }

  readonly search = singleFlight(async (): Promise<void> => {
    const { scope } = this
    const word = this.word.trim()
    if (!this.form.check({ employer: word.length < LEAST_WORD ? texts.searchShort : null })) return
    await scope.run(this.employers, () => findEmployers(scope.call, word), { fresh: true })
  })

  choose(employer: Employer): void {
    this.employer = employer
    this.wanted = null
    this.attempts.reset()
  }

  changeEmployer(): void {
    this.employer = null
    this.attempts.reset()
  }

  setWay(way: EnterpriseWay): void {
    this.wanted = way
    this.attempts.reset()
  }

  setIdType(idType: 1 | 9): void {
    this.idType = idType
    this.form.clear('idNumber')
  }

  type(field: Typed, value: string): void {
    this.typed = { ...this.typed, [field]: value }
    this.form.clear(field)
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.form.clear('agreed')
  }

  send(): void {
    if (this.form.check({ mobile: this.mobileProblem })) void this.sender.send()
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { employer, root } = this
    if (!employer || !this.form.check(this.problems)) return
    const shown = this.shown
    if (!shown) return
    const card = await this.form.send(() =>
      this.attempts.count(() =>
        this.check.through((ticket) => askEnterprise(root.call, employer.id, shown, ticket))
      )
    )
    if (!card) return
    root.items.set('bindCard', card)
    if (!this.scope.left) navigate('bindInformation')
  })

  private get shown(): Shown | null {
    const { way, typed, idType, sender } = this
    const name = typed.name.trim()
    if (way === 'workNo') return { way, workNo: typed.workNo.trim(), name }
    if (way === 'idNumber') return { way, idType, idNumber: typed.idNumber.trim(), name }
    return way && { way, mobile: typed.mobile.trim(), code: sender.code }
  }

  private get mobileProblem(): string | null {
    return mobileError(this.typed.mobile.trim(), texts.mobileMissing)
  }

  private get problems(): Partial<Record<EnterpriseField, string | null>> {
    const { way, typed, idType, sender } = this
    const agreed = this.agreed ? null : texts.agreeFirst
    if (way === 'sms') return { mobile: this.mobileProblem, code: sender.error, agreed }
    const name = typed.name.trim() === '' ? texts.nameMissing : null
    if (way === 'idNumber') {
      const idNumber = typed.idNumber.trim()
      return { name, idNumber: idNumberError({ idType, idNumber }), agreed }
    }
    const workNo = typed.workNo.trim()
    return {
      workNo: workNo === '' ? texts.workNoMissing : WORK_NO.test(workNo) ? null : texts.workNoWrong,
      name,
      agreed
    }
  }
}
