import * as v from 'valibot'
import { FINDING_LEVELS } from '@/domain/report/report'
import { SHARE_DAYS } from '@/domain/report/access'
import { code, mobile, pdfFile } from '../../common/dto'

const person = v.object({
  contactsId: v.string(),
  name: v.string(),
  relation: v.string(),
  gender: v.picklist([0, 1]),
  /** null unknown */
  age: v.nullable(v.number()),
  /** `locked`: this person has not agreed yet; `shared`: by somebody else, until `until`. */
  access: v.picklist(['open', 'locked', 'shared']),
  /** Whether that hangs on an agreement, which can be taken back. */
  agreed: v.boolean(),
  /** ms since 1970; 0 without an end. */
  until: v.number(),
  /** To which the code goes with which they agree; masked. */
  mobile: v.string(),
  /** 0 while it is locked. */
  reports: v.number()
})
export const reportPeople = v.object({
  people: v.array(
    v.object({
      ...person.entries,
      /** The soonest visit that is booked; null for none, and of another account's person. */
      nextVisit: v.nullable(v.object({ orderNum: v.string(), orderType: v.number(), date: v.string() }))
    })
  ),
  /** Reports that are being made. */
  pending: v.array(
    v.object({
      orderNum: v.string(),
      orderType: v.number(),
      productName: v.string(),
      kit: v.boolean(),
      state: v.number()
    })
  )
})

export const reportListInput = v.object({
  contactsId: code('联系人'),
  /** The report that is looked at, for the log. */
  reportNo: v.optional(code('报告编号'))
})
export const reportList = v.object({
  person,
  /** The newest first. */
  reports: v.array(
    v.object({
      reportNo: v.string(),
      date: v.string(),
      branch: v.string(),
      readings: v.array(
        v.object({
          itemCode: v.string(),
          itemName: v.string(),
          unit: v.string(),
          low: v.number(),
          high: v.number(),
          value: v.number()
        })
      ),
      findings: v.array(
        v.object({
          level: v.picklist(FINDING_LEVELS),
          itemCode: v.string(),
          itemName: v.string(),
          text: v.string()
        })
      ),
      normal: v.array(v.string())
    })
  )
})

export const reportFileInput = v.object({ contactsId: code('联系人'), reportNo: code('报告编号') })
export const reportFile = pdfFile
export const reportContactInput = v.object({ contactsId: code('联系人') })
export const reportAgreeInput = v.object({
  contactsId: code('联系人'),
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '请填写6位验证码'))
})
export const reportCodeSent = v.object({ retryAfter: v.number(), demoCode: v.optional(v.string()) })

export const reportSharing = v.object({
  shares: v.array(v.object({ id: v.string(), mobile: v.string(), until: v.number() })),
  /** The newest first. */
  views: v.array(
    v.object({
      viewer: v.string(),
      /** '' the list of them */
      reportNo: v.string(),
      what: v.picklist(['read', 'file']),
      at: v.number()
    })
  )
})
export const reportShareInput = v.object({
  contactsId: code('联系人'),
  mobile,
  days: v.picklist(SHARE_DAYS, '请选择分享期限')
})
export const reportUnshareInput = v.object({ id: code('分享') })
export type ReportPerson = v.InferOutput<typeof person>
export type ReportPeople = v.InferOutput<typeof reportPeople>
export type ReportListInput = v.InferInput<typeof reportListInput>
export type ReportList = v.InferOutput<typeof reportList>
export type ReportFileInput = v.InferInput<typeof reportFileInput>
export type ReportFile = v.InferOutput<typeof reportFile>
export type ReportContactInput = v.InferInput<typeof reportContactInput>
export type ReportAgreeInput = v.InferInput<typeof reportAgreeInput>
export type ReportCodeSent = v.InferOutput<typeof reportCodeSent>
export type ReportSharing = v.InferOutput<typeof reportSharing>
export type ReportShareInput = v.InferInput<typeof reportShareInput>
export type ReportUnshareInput = v.InferInput<typeof reportUnshareInput>
