import { PARCEL_NO, parcelNoOf } from '@/domain/order/parcel-no'
import { listCouriers } from '@/services/order/refund'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

export interface ParcelTexts {
  readonly parcelNo: string
  readonly parcelHint: string
  readonly parcelWrong: string
  readonly company: string
  readonly companyFirst: string
}

/** With whom something goes back, and under which number. */
export class ParcelModel {
  readonly couriers = new LoadableRequest<Awaited<ReturnType<typeof listCouriers>>>()
  companyCode = ''
  parcelNo = ''
  /** It was sent with something missing: from now on the fields tell what is wrong. */
  private tried = false

  /** @param form first part of the ids of the two fields */
  constructor(
    private readonly scope: PageScope,
    private readonly form: string,
    readonly texts: ParcelTexts,
    private readonly changed: () => void = () => undefined
  ) {
    observed(this)
  }

  get numberId(): string {
    return `${this.form}-parcel`
  }

  get companyId(): string {
    return `${this.form}-company`
  }

  get numberError(): string {
    return this.tried && !PARCEL_NO.test(parcelNoOf(this.parcelNo)) ? this.texts.parcelWrong : ''
  }

  get companyError(): string {
    return this.tried && this.companyCode === '' ? this.texts.companyFirst : ''
  }

  /** What was told before stands in the fields, to be put right; what is typed already stays. */
  takeUp(told: { readonly companyCode: string; readonly parcelNo: string } | null): void {
    this.companyCode ||= told?.companyCode ?? ''
    this.parcelNo ||= told?.parcelNo ?? ''
  }

  async load(): Promise<void> {
    await this.scope.run(this.couriers, () => listCouriers(this.scope.call))
  }

  choose(companyCode: string): void {
    this.companyCode = companyCode
    this.changed()
  }

  type(parcelNo: string): void {
    this.parcelNo = parcelNo
    this.changed()
  }

  /** Checks both from now on. @returns the first that is wrong in the order on the screen, or null */
  check(): { id: string; message: string } | null {
    this.tried = true
    const { numberError, companyError } = this
    if (numberError) return { id: this.numberId, message: numberError }
    return companyError ? { id: this.companyId, message: companyError } : null
  }

  clear(): void {
    this.companyCode = ''
    this.parcelNo = ''
    this.tried = false
  }

  /** As it is sent. */
  get value(): { companyCode: string; parcelNo: string } {
    return { companyCode: this.companyCode, parcelNo: parcelNoOf(this.parcelNo) }
  }
}
