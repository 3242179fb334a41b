import type { DraftKey } from '@/domain/draft/draft'
import type { DraftInvoice } from '@/domain/draft/parts'
import { validateInvoice, type InvoiceField, type InvoiceForm } from '@/domain/invoice/invoice'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

const NONE: DraftInvoice = { wanted: false, titleType: 'personal', title: '', taxNumber: '', email: '' }

/** Whether the order comes with an invoice, and for whom; as typed, kept at once in the draft. */
export class InvoiceModel {
  open = false
  /** It was confirmed: from now on the fields tell what is wrong. */
  private all = false

  constructor(
    private readonly root: Root,
    private readonly key: DraftKey,
    /** Whether the shop makes any out. */
    private readonly invoiced: () => boolean
  ) {
    observed(this)
  }

  get form(): DraftInvoice {
    return this.root.process.draft(this.key)?.parts.invoice ?? NONE
  }

  get errors(): Partial<Record<InvoiceField, string>> {
    const checked = validateInvoice(this.form)
    if (checked.ok || !this.all) return {}
    return Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]))
  }

  get offered(): boolean {
    return this.invoiced()
  }

  /** What the order carries; null without one. */
  get value(): InvoiceForm | null {
    if (!this.offered || !this.form.wanted) return null
    const checked = validateInvoice(this.form)
    return checked.ok ? checked.value : null
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  change(change: Partial<InvoiceForm>): void {
    this.put(change)
  }

  /** 确定: closes once everything is right. */
  confirm(): void {
    this.all = true
    if (!validateInvoice(this.form).ok) return
    this.put({ wanted: true })
    this.open = false
  }

  /** 不开发票: what was typed stays for another time. */
  refuse(): void {
    this.put({ wanted: false })
    this.open = false
  }

  private put(change: Partial<DraftInvoice>): void {
    this.root.process.put(this.key, { invoice: { ...this.form, ...change } })
  }
}
