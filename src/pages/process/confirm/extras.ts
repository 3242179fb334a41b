import { makeAutoObservable } from 'mobx'
import type { Breakfast, Gift, PaperlessResults, PaperOption } from '@/contract/dto/confirm'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import {
  choosePaperReport,
  PAPER_BY_POST,
  paperReportOf,
  type PaperReportId
} from '@/domain/addon/paper-report'
import { chosenBreakfast } from '@/domain/booking/breakfast'
import type { BookedDraft } from '@/domain/draft/draft'
import { toYuan } from '@/domain/money'
import { toWireSelection } from '@/services/addon-wire'
import type { CancelSignal } from '@/services/cancel'
import { LoadableRequest } from '@/stores/loadable'
import type { Root } from '@/stores/root'

/** The only thing of a list of one. @throws CallError badAnswer for an empty list */
export function first<T>(results: readonly T[]): T {
  const [value] = results
  if (value === undefined) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
  return value
}

/** Breakfast, gifts and the paper-report choice of a visit (§4); the choices are kept at once. */
export class ExtrasModel {
  readonly breakfasts = new LoadableRequest<Breakfast[]>()
  readonly gifts = new LoadableRequest<Gift[]>()
  readonly paper = new LoadableRequest<PaperlessResults>()

  constructor(
    private readonly root: Root,
    private readonly bookedOf: () => BookedDraft | undefined
  ) {
    makeAutoObservable<this, 'root' | 'bookedOf'>(
      this,
      { root: false, bookedOf: false, breakfasts: false, gifts: false, paper: false },
      { autoBind: true }
    )
  }

  private get booked(): BookedDraft | undefined {
    return this.bookedOf()
  }

  get breakfastOptions(): readonly Breakfast[] {
    return this.breakfasts.value ?? []
  }

  get breakfastId(): number | null {
    return chosenBreakfast(this.breakfastOptions, this.root.items.get('breakfastId') ?? null)
  }

  /** Whether one has to be chosen is known; a list that failed may hide some (R5.25). */
  get breakfastsKnown(): boolean {
    return this.breakfasts.value !== undefined
  }

  get breakfastsFailed(): boolean {
    return this.breakfasts.loadable.state === 'failed' && !this.breakfastsKnown
  }

  get paperOptions(): readonly PaperOption[] {
    const info = this.paper.value
    if (info?.paperReport !== 1) return []
    return [info.addPublicItemInfo, info.addItemInfo].flatMap((option) => (option ? [option] : []))
  }

  /** The stored choice, else what the server says is chosen (operType 1); only what is on offer counts. */
  get paperChoice(): PaperReportId | null {
    const stored = this.root.items.get('paperReport') ?? null
    if (stored === PAPER_BY_POST) return null
    return this.paperOptions.some(({ packageId }) => packageId === stored) ? stored : null
  }

  get paperByPost(): boolean {
    return this.paperOptions.length > 0 && this.root.items.get('paperReport') === PAPER_BY_POST
  }

  async load(signal: CancelSignal): Promise<void> {
    await Promise.all([this.loadBreakfasts(signal), this.loadGifts(signal), this.loadPaper(signal)])
  }

  chooseBreakfast(id: number): void {
    this.root.items.set('breakfastId', id)
  }

  /** The two options exclude each other; the chosen one again takes the choice back (R4.26, R4.27). */
  togglePaper(packageId: number): void {
    const { items } = this.root
    const option = this.paperOptions.find((candidate) => candidate.packageId === packageId)
    const id = paperReportOf(option ? [{ packageId: option.packageId, itemCodes: [] }] : [])
    if (id === null) return
    const stored = this.paperChoice
    const before = stored === null ? [] : [{ packageId: stored, itemCodes: [] }]
    const next = paperReportOf(choosePaperReport(before, id))
    if (next === null) items.remove('paperReport')
    else items.set('paperReport', next)
  }

  /** On paper by post: excludes the two options as they exclude each other, and can be taken back. */
  togglePost(): void {
    if (this.paperByPost) this.root.items.remove('paperReport')
    else this.root.items.set('paperReport', PAPER_BY_POST)
  }

  async loadBreakfasts(signal: CancelSignal): Promise<void> {
    const { booked } = this
    if (!booked) return
    const options = await this.breakfasts.run(
      () =>
        this.root.call(
          'confirm.breakfasts',
          { hospitalId: booked.visit.branch.id, regDate: booked.visit.date },
          { signal }
        ),
      { signal }
    )
    if (options && this.breakfastId !== null) this.root.items.set('breakfastId', this.breakfastId)
  }

  private async loadGifts(signal: CancelSignal): Promise<void> {
    const { booked } = this
    if (!booked) return
    await this.gifts.run(
      () =>
        this.root.call(
          'confirm.gifts',
          {
            productCode: booked.productCode,
            amount: toYuan(booked.choice.quote?.userPayFen ?? booked.visit.branch.priceFen)
          },
          { signal }
        ),
      { signal }
    )
  }

  private async loadPaper(signal: CancelSignal): Promise<void> {
    const { booked } = this
    if (!booked) return
    const { items } = this.root
    const stored = items.get('paperReport')
    const info = await this.paper.run(
      async () =>
        first(
          await this.root.call(
            'confirm.paperless',
            {
              comboId: booked.product.comboId,
              comboName: booked.product.name,
              customAddPackage: [
                ...toWireSelection(booked.choice.addons),
                ...(stored && stored !== PAPER_BY_POST ? [{ addPackageId: stored, itemCodeList: [] }] : [])
              ],
              hosId: booked.visit.branch.id,
              productCode: booked.productCode,
              timespan: booked.visit.timespan
            },
            { signal }
          )
        ),
      { signal }
    )
    if (!info || stored !== undefined) return
    const chosen = this.paperOptions.find(({ operType }) => operType === 1)
    const id = paperReportOf(chosen ? [{ packageId: chosen.packageId, itemCodes: [] }] : [])
    if (id !== null) items.set('paperReport', id)
  }
}
