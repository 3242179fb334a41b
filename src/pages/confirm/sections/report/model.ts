import { PAPER_BY_POST, paperReportOf, type PaperReportId } from '@/domain/addon/paper-report'
import { listPaperOptions, type PaperOption } from '@/services/placing/extras'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { VisitPricing } from '../../pricing/visit'

/** The paper report of a visit, or what one gets instead (§4); the choice is kept at once. */
export class ReportModel {
  private readonly request = new LoadableRequest<readonly PaperOption[]>()

  constructor(
    readonly root: Root,
    private readonly scope: PageScope,
    private readonly visit: Pick<VisitPricing, 'booked' | 'calls'>
  ) {
    observed(this)
  }

  get options(): readonly PaperOption[] {
    return this.request.value ?? []
  }

  /** The stored choice, else what the server says is chosen (operType 1); only what is on offer counts. */
  get chosenId(): PaperReportId | null {
    const stored = this.root.items.get('paperReport') ?? null
    if (stored === PAPER_BY_POST) return null
    return this.options.some(({ packageId }) => packageId === stored) ? stored : null
  }

  get chosen(): PaperOption | undefined {
    return this.options.find(({ packageId }) => packageId === this.chosenId)
  }

  get byPost(): boolean {
    return this.options.length > 0 && this.root.items.get('paperReport') === PAPER_BY_POST
  }

  /** On paper by post: excludes the two options as they exclude each other, and can be taken back. */
  togglePost(): void {
    if (this.byPost) this.root.items.remove('paperReport')
    else this.root.items.set('paperReport', PAPER_BY_POST)
  }

  async load(): Promise<void> {
    const { scope } = this
    const { booked } = this.visit
    if (!booked) return
    const { items } = this.root
    const stored = items.get('paperReport')
    const chosen = stored === undefined || stored === PAPER_BY_POST ? null : stored
    const again = items.againOf(booked.productCode)
    const { papers = listPaperOptions } = this.visit.calls
    const options = await scope.run(this.request, () => papers(scope.call, booked, chosen, again))
    if (!options || stored !== undefined) return
    const given = options.find((option) => option.chosen)
    const id = paperReportOf(given ? [{ packageId: given.packageId, itemCodes: [] }] : [])
    if (id !== null) items.set('paperReport', id)
  }
}
