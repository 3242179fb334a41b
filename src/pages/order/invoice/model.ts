import { runInAction } from 'mobx'
import { validateInvoice, type InvoiceField, type InvoiceForm } from '@/domain/invoice/invoice'
import { documents } from '@/platform/document'
import { host } from '@/platform/host'
import { askForInvoice, invoiceFile, readInvoices, type InvoiceView } from '@/services/order/invoice'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const EMPTY: InvoiceForm = { titleType: 'personal', title: '', taxNumber: '', email: '' }
const FIELDS: Readonly<Record<InvoiceField, string>> = {
  title: 'invoice-title',
  taxNumber: 'invoice-tax',
  email: 'invoice-email'
}

/** 发票: asked for with a title, downloaded, changed once. */
export class InvoicePageModel {
  readonly request = new LoadableRequest<InvoiceView>()
  form: InvoiceForm = EMPTY
  /** Another title is being typed for an issued one. */
  changing = false
  busy = false
  /** It was confirmed: from now on the fields tell what is wrong. */
  private tried = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string
  ) {
    observed(this)
  }

  get view(): InvoiceView | undefined {
    return this.request.value
  }

  get errors(): Partial<Record<InvoiceField, string>> {
    const checked = validateInvoice(this.form)
    if (checked.ok || !this.tried) return {}
    return Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]))
  }

  enter(): void {
    const typed = this.root.items.get('invoiceForm')
    void this.load(typed?.orderNum === this.orderNum ? typed.form : null)
  }

  async load(typed: InvoiceForm | null = null): Promise<void> {
    const { scope, orderNum } = this
    const view = await scope.run(this.request, () => readInvoices(scope.call, orderNum))
    if (!view) return
    runInAction(() => (this.form = typed ?? view.form ?? EMPTY))
  }

  change(change: Partial<InvoiceForm>): void {
    this.form = { ...this.form, ...change }
    this.root.items.set('invoiceForm', { orderNum: this.orderNum, form: this.form })
  }

  begin(): void {
    this.changing = true
  }

  keep(): void {
    this.changing = false
    this.tried = false
    this.form = this.view?.form ?? EMPTY
    this.root.items.remove('invoiceForm')
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, orderNum } = this
    runInAction(() => (this.tried = true))
    const checked = validateInvoice(this.form)
    if (!checked.ok) {
      const [first] = checked.errors
      if (!first) return
      root.feedback.invalid(first.message)
      host.toField(FIELDS[first.field])
      return
    }
    this.setBusy(true)
    try {
      await askForInvoice(root.call, orderNum, checked.value, this.view?.current?.invoiceNo ?? '')
      root.items.remove('invoiceForm')
      root.feedback.toast({ text: texts.done, icon: 'success' })
      // The form stands until the invoice is there: a second tap must not meet another button in its place.
      await this.load()
      runInAction(() => {
        this.changing = false
        this.tried = false
      })
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  readonly download = singleFlight(async (invoiceNo: string): Promise<void> => {
    const { root, orderNum } = this
    try {
      const { fileName, base64 } = await invoiceFile(root.call, orderNum, invoiceNo)
      if (!(await documents.open(fileName, base64))) root.feedback.toast({ text: texts.failed })
    } catch (error) {
      root.presentError(error)
    }
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
