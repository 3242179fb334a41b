import { observable } from 'mobx'
import {
  CUSTOMS,
  customsProblem,
  dutiableFen,
  type CustomsProblem,
  type Dutiable
} from '@/domain/customs/customs'
import type { FormRules } from '@/domain/person/form-fields'
import { ID_TYPE } from '@/domain/person/codes'
import { validatePerson, type PersonResult } from '@/domain/person/person-form'
import { PERSON_TEXTS } from '@/domain/person/texts'
import { usedOfYear, type Buyer } from '@/services/placing/customs'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { GoodsPricing } from '../../pricing/goods'
import type { PersonModel } from '../../shared/person'

/** First part of the ids of the form of who orders. */
export const BUYER_FORM = 'buyer'

export type BuyerField = 'buyerName' | 'idNumber'

type BuyerMessages = Partial<Record<BuyerField, string>>

const FIELDS: readonly BuyerField[] = ['buyerName', 'idNumber']
const NOBODY: Buyer = { name: '', idNumber: '' }

interface Around {
  readonly form: FormRules
  readonly person: () => PersonModel | undefined
  readonly pricing: GoodsPricing
}

/** Who orders goods from abroad, and what customs allow them (§5, §9). */
export class CustomsModel {
  /** Of the year, for the buyer it was asked for. */
  readonly used = new LoadableRequest<number>()
  private all = false
  private readonly left = observable.set<BuyerField>()
  private refused: BuyerMessages = {}
  private askedFor = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly around: Around
  ) {
    observed(this)
  }

  /** As typed; until then the account's own person. */
  get buyer(): Buyer {
    return this.root.items.get('customsBuyer') ?? this.own
  }

  get order(): Dutiable | null {
    const { priced, choice } = this.around.pricing
    if (!priced) return null
    const freightFen = priced.lines.find(({ key }) => key === 'freight')?.amountFen ?? 0
    const quantity = choice?.quantity ?? 1
    return { unitFen: priced.unitFen, quantity, freightFen, usedFen: this.used.value ?? 0 }
  }

  get problem(): CustomsProblem | null {
    return this.order && customsProblem(this.order)
  }

  /** What is left of the year after this order; null while nobody is known. */
  get leftFen(): number | null {
    const { order } = this
    if (!order || this.used.value === undefined) return null
    return Math.max(0, CUSTOMS.yearFen - order.usedFen - dutiableFen(order))
  }

  get errors(): BuyerMessages {
    const { result } = this
    const found = result.ok
      ? []
      : result.errors.filter(({ field }) =>
          FIELDS.some((own) => own === field && (this.all || this.left.has(own)))
        )
    return { ...Object.fromEntries(found.map(({ field, message }) => [field, message])), ...this.refused }
  }

  get notice(): string | undefined {
    return this.result.ok ? this.result.notices[0]?.message : undefined
  }

  type(change: Partial<Buyer>): void {
    this.root.items.set('customsBuyer', { ...this.buyer, ...change })
    this.refused = {}
  }

  leave(field: BuyerField): void {
    this.left.add(field)
    void this.load()
  }

  /** Checks both from now on. @returns the first that is wrong, or null */
  check(): { field: BuyerField; message: string } | null {
    this.all = true
    const { result } = this
    const first = result.ok ? undefined : result.errors[0]
    if (!first) return null
    if (first.field === 'idNumber') return { field: 'idNumber', message: first.message }
    const missing = this.buyer.name.trim() === ''
    return { field: 'buyerName', message: missing ? PERSON_TEXTS.realName : first.message }
  }

  refuse(field: BuyerField, message: string): void {
    this.refused = { [field]: message }
  }

  /** How the year stands of who is named now; a name that does not fit is told with the order. */
  async load(again = false): Promise<void> {
    const { result, scope } = this
    if (!result.ok) return
    const { buyerName: name = '', idNumber } = result.value
    const key = `${name}|${idNumber}`
    if (key === this.askedFor && !again) return
    this.askedFor = key
    const used = await scope.run(this.used, () => usedOfYear(scope.call, { name, idNumber }))
    if (used === undefined) this.forget()
  }

  private forget(): void {
    this.askedFor = ''
  }

  private get own(): Buyer {
    const self = this.around.person()?.self
    if (!self) return NOBODY
    const { name, idType, idNumber } = self
    return idType === ID_TYPE.idCard ? { name, idNumber } : { ...NOBODY, name }
  }

  private get result(): PersonResult {
    const { name: buyerName, idNumber } = this.buyer
    const person = { name: '', mobile: '', gender: null, idType: ID_TYPE.idCard, idNumber, buyerName }
    return validatePerson(person, { form: { ...this.around.form, fields: FIELDS } })
  }
}
