import * as v from 'valibot'
import { code, orderNum, pdfFile, yuan } from '../common/dto'

const form = {
  titleType: v.picklist(['personal', 'company'], '请选择抬头类型'),
  title: v.pipe(v.string('发票抬头不正确'), v.maxLength(120, '发票抬头过长')),
  taxNumber: v.optional(v.pipe(v.string('税号不正确'), v.maxLength(40, '税号过长')), ''),
  email: v.pipe(v.string('邮箱不正确'), v.maxLength(120, '邮箱过长'))
}

export const invoiceViewInput = v.object({ id: orderNum })
/** What can be invoiced of an order, and its invoices, the latest first. */
export const invoiceView = v.object({
  orderNum: v.string(),
  orderType: v.number(),
  productName: v.string(),
  /** What was paid by money and not given back. */
  amount: yuan,
  /** What coupons and stored money paid. */
  notInvoiced: yuan,
  /** Of that the part of stored money, by its name: it was invoiced when that was bought; and what coupons took off. */
  stored: v.array(v.object({ name: v.string(), amount: yuan })),
  couponPrice: yuan,
  /** Why none can be asked for now; '' when one can. */
  refusal: v.string(),
  /** The last day on which one can be asked for; '' before payment. */
  until: v.string(),
  /** How often the title may still be changed. */
  changesLeft: v.number(),
  /** The invoice that counts; '' without. */
  current: v.string(),
  /** For whom it is made out, or was asked for with the order. */
  form: v.nullable(
    v.object({
      titleType: v.picklist(['personal', 'company']),
      title: v.string(),
      taxNumber: v.string(),
      email: v.string()
    })
  ),
  invoices: v.array(
    v.object({
      invoiceNo: v.string(),
      /** A red letter takes another one back. */
      kind: v.picklist(['blue', 'red']),
      state: v.picklist(['asked', 'issued', 'reversed', 'void']),
      /** Of the tax office; '' before it is issued. */
      number: v.string(),
      titleType: v.picklist(['personal', 'company']),
      title: v.string(),
      taxNumber: v.string(),
      email: v.string(),
      amount: yuan,
      askedAt: v.string(),
      issuedAt: v.string()
    })
  )
})
/** `replaces`: the invoice that is taken back for it, as it was seen; '' for the first. */
export const applyInvoiceInput = v.object({
  orderNum,
  ...form,
  replaces: v.optional(v.union([v.literal(''), code('发票')]), '')
})
export const invoiceFileInput = v.object({ id: orderNum, no: code('发票') })
export const invoiceFile = pdfFile

export type InvoiceViewInput = v.InferInput<typeof invoiceViewInput>
export type InvoiceView = v.InferOutput<typeof invoiceView>
export type ApplyInvoice = v.InferInput<typeof applyInvoiceInput>
export type InvoiceFileInput = v.InferInput<typeof invoiceFileInput>
export type InvoiceFile = v.InferOutput<typeof invoiceFile>
