import { PAPER_BY_POST, paperReportOf, type PaperReportId } from '@/domain/addon/paper-report'
import { chosenBreakfast } from '@/domain/booking/breakfast'
import type { BookedDraft } from '@/domain/draft/draft'
import {
  listBreakfasts,
  listGifts,
  listPaperOptions,
  type Breakfast,
  type Gift,
  type PaperOption
} from '@/services/extras'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** Breakfast, gifts and the paper-report choice of a visit (§4); the choices are kept at once. */
export class ExtrasModel {
  readonly breakfasts = new LoadableRequest<readonly Breakfast[]>()
  readonly gifts = new LoadableRequest<readonly Gift[]>()
  readonly paper = new LoadableRequest<readonly PaperOption[]>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly bookedOf: () => BookedDraft | undefined
  ) {
    observed(this)
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
    return this.paper.value ?? []
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

  async load(): Promise<void> {
    await Promise.all([this.loadBreakfasts(), this.loadGifts(), this.loadPaper()])
  }

  chooseBreakfast(id: number): void {
    this.root.items.set('breakfastId', id)
  }

  /** On paper by post: excludes the two options as they exclude each other, and can be taken back. */
  togglePost(): void {
    if (this.paperByPost) this.root.items.remove('paperReport')
    else this.root.items.set('paperReport', PAPER_BY_POST)
  }

  async loadBreakfasts(): Promise<void> {
    const { booked, scope } = this
    if (!booked) return
    const { cityCode } = this.root.location
    const options = await scope.run(this.breakfasts, () => listBreakfasts(scope.call, booked, cityCode))
    if (options && this.breakfastId !== null) this.root.items.set('breakfastId', this.breakfastId)
  }

  private async loadGifts(): Promise<void> {
    const { booked, scope } = this
    if (!booked) return
    await scope.run(this.gifts, () => listGifts(scope.call, booked))
  }

  private async loadPaper(): Promise<void> {
    const { booked, scope } = this
    if (!booked) return
    const { items } = this.root
    const stored = items.get('paperReport')
    const chosen = stored === undefined || stored === PAPER_BY_POST ? null : stored
    const again = items.againOf(booked.productCode)
    const options = await scope.run(this.paper, () => listPaperOptions(scope.call, booked, chosen, again))
    if (!options || stored !== undefined) return
    const given = options.find((option) => option.chosen)
    const id = paperReportOf(given ? [{ packageId: given.packageId, itemCodes: [] }] : [])
    if (id !== null) items.set('paperReport', id)
  }
}
