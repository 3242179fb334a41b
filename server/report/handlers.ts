import { ErrorCode } from '@/contract/errors'
import { requireUser, type Handlers } from '../http/context'
import { ownContact } from '../account/queries/contacts'
import { Refusal } from '../http/refusal'
import { agree, askConsent, withdrawConsent } from './commands/consent'
import { deleteGlucose, saveGlucose, setTargets } from './commands/glucose'
import { noteView } from './commands/note-view'
import { savePlan, tapTask, weigh } from './commands/plan'
import { share, unshare } from './commands/share'
import { glucoseBook } from './queries/glucose'
import { reportPeople } from './queries/people'
import { personReports } from './queries/person-reports'
import { planOf } from './queries/plan'
import { readablePerson } from './queries/readable'
import { reportPdf } from './queries/report-pdf'
import { sharingOf } from './queries/sharing'
import { REPORT_TEXTS } from './texts'

export const reportHandlers = {
  'report.people': (_input, context) => reportPeople(context.db, requireUser(context), context.now()),
  'report.list': async ({ contactsId, reportNo = '' }, context) => {
    const person = await readablePerson(context, contactsId)
    const reports = await personReports(context.db, contactsId)
    await noteView(context, { contactsId, reportNo, what: 'read' })
    return { person: { ...person, reports: reports.length }, reports }
  },
  'report.file': async ({ contactsId, reportNo }, context) => {
    const person = await readablePerson(context, contactsId)
    const report = (await personReports(context.db, contactsId)).find((one) => one.reportNo === reportNo)
    if (!report) throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.missing)
    const file = await reportPdf(person, report)
    await noteView(context, { contactsId, reportNo, what: 'file' })
    return { fileName: `${reportNo}.pdf`, base64: Buffer.from(file).toString('base64') }
  },
  'report.askConsent': ({ contactsId }, context) => askConsent(context, contactsId),
  'report.agree': ({ contactsId, code }, context) => agree(context, contactsId, code),
  'report.withdraw': ({ contactsId }, context) => withdrawConsent(context, contactsId),
  'report.sharing': async ({ contactsId }, context) => {
    await ownContact(context.db, requireUser(context).id, contactsId)
    return sharingOf(context, contactsId)
  },
  'report.share': (input, context) => share(context, input),
  'report.unshare': ({ id }, context) => unshare(context, id),
  'glucose.book': (_input, context) => glucoseBook(context.db, requireUser(context).id),
  'glucose.save': (input, context) => saveGlucose(context, input),
  'glucose.delete': ({ id }, context) => deleteGlucose(context, id),
  'plan.get': (_input, context) => planOf(context.db, requireUser(context).id),
  'plan.save': (input, context) => savePlan(context, input),
  'plan.tap': (input, context) => tapTask(context, input),
  'plan.weigh': (input, context) => weigh(context, input),
  'glucose.targets': (targets, context) => setTargets(context, targets)
} satisfies Partial<Handlers>
