import { INVOICE_TEXTS } from './texts'

/** 个人 or 企业. */
type InvoiceTitle = 'personal' | 'company'

export interface InvoiceForm {
  titleType: InvoiceTitle
  title: string
  /** Of a company. */
  taxNumber: string
  email: string
}

export type InvoiceField = 'title' | 'taxNumber' | 'email'

/** Characters of a company's uniform credit code. */
const TAX_NUMBER_LENGTH = 18
const TITLE_MAX_LENGTH = 60
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[A-Za-z]{2,}$/

function taxNumberError(typed: string): string | null {
  const number = typed.trim()
  if (number === '') return INVOICE_TEXTS.taxNumber
  if (!/^[0-9A-Za-z]+$/.test(number)) return INVOICE_TEXTS.taxNumberSigns
  const more = number.length - TAX_NUMBER_LENGTH
  if (more < 0) return INVOICE_TEXTS.taxNumberShort(-more, TAX_NUMBER_LENGTH)
  return more > 0 ? INVOICE_TEXTS.taxNumberLong(more, TAX_NUMBER_LENGTH) : null
}

function titleError({ titleType, title }: InvoiceForm): string | null {
  const length = Array.from(title.trim()).length
  if (length === 0) return titleType === 'company' ? INVOICE_TEXTS.company : INVOICE_TEXTS.title
  return length > TITLE_MAX_LENGTH ? INVOICE_TEXTS.titleLong(TITLE_MAX_LENGTH) : null
}

function emailError(typed: string): string | null {
  const email = typed.trim()
  if (email === '') return INVOICE_TEXTS.email
  return EMAIL.test(email) ? null : INVOICE_TEXTS.emailWrong
}

type Checked =
  | { ok: true; value: InvoiceForm }
  | { ok: false; errors: readonly { field: InvoiceField; message: string }[] }

/** Checks the title of an invoice; a person's has no tax number. One message a field, in the order of the form. */
export function validateInvoice(form: InvoiceForm): Checked {
  const company = form.titleType === 'company'
  const found: readonly [InvoiceField, string | null][] = [
    ['title', titleError(form)],
    ['taxNumber', company ? taxNumberError(form.taxNumber) : null],
    ['email', emailError(form.email)]
  ]
  const errors = found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
  if (errors.length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      titleType: form.titleType,
      title: form.title.trim(),
      taxNumber: company ? form.taxNumber.trim().toUpperCase() : '',
      email: form.email.trim()
    }
  }
}
