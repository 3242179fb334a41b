import { ErrorCode } from '@/contract/errors'
import { requireUser, type Handlers } from '../http/context'
import { ownContact } from '../account/queries/contacts'
import { Refusal } from '../http/refusal'
import { agree, askConsent, withdrawConsent } from './commands/consent'
import { deleteGlucose, saveGlucose, setTargets } from './commands/glucose'
import { noteView } from './commands/note-view'
import { savePlan, tapTask, weigh } from './commands/plan'
import { share, unshare } from './commands/share'
import { glucoseDto, peopleDto, planDto, reportListDto, sharingDto } from './dto'
import { glucoseBook } from './queries/glucose'
import { mentions } from './queries/mentions'
import { reportPeople } from './queries/people'
import { personReports } from './queries/person-reports'
import { planOf } from './queries/plan'
import { readablePerson } from './queries/readable'
import { reportPdf } from './queries/report-pdf'
import { sharingOf } from './queries/sharing'
import { REPORT_TEXTS } from './texts'

export const reportHandlers = {
  'report.people': async (_input, context) =>
    peopleDto(await reportPeople(context.db, requireUser(context), context.now())),
  'report.list': async ({ contactsId, reportNo = '' }, context) => {
    const person = await readablePerson(context, contactsId)
    const reports = await personReports(context.db, contactsId)
    await noteView(context, { contactsId, reportNo, what: 'read' })
    return reportListDto(person, reports)
  },
  'report.mentions': async ({ keyword }, context) =>
    mentions(context.db, requireUser(context), keyword, context.now()),
  'report.file': async ({ contactsId, reportNo }, context) => {
    const person = await readablePerson(context, contactsId)
    const report = (await personReports(context.db, contactsId)).find((one) => one.reportNo === reportNo)
    if (!report) throw new Refusal(ErrorCode.notFound, REPORT_TEXTS.missing)
    const file = await reportPdf(person, report)
    await noteView(context, { contactsId, reportNo, what: 'file' })
    return { fileName: `${reportNo}.pdf`, base64: Buffer.from(file).toString('base64') }
  },
  'report.askConsent': ({ contactsId }, context) => askConsent(context, contactsId),
  'report.agree': async ({ contactsId, code }, context) => peopleDto(await agree(context, contactsId, code)),
  'report.withdraw': async ({ contactsId }, context) => peopleDto(await withdrawConsent(context, contactsId)),
  'report.sharing': async ({ contactsId }, context) => {
    await ownContact(context.db, requireUser(context).id, contactsId)
    return sharingDto(await sharingOf(context, contactsId))
  },
  'report.share': async (input, context) => sharingDto(await share(context, input)),
  'report.unshare': async ({ id }, context) => sharingDto(await unshare(context, id)),
  'glucose.book': async (_input, context) =>
    glucoseDto(await glucoseBook(context.db, requireUser(context).id)),
  'glucose.save': async (input, context) => glucoseDto(await saveGlucose(context, input)),
  'glucose.delete': async ({ id }, context) => glucoseDto(await deleteGlucose(context, id)),
  'plan.get': async (_input, context) => planDto(await planOf(context.db, requireUser(context).id)),
  'plan.save': async (input, context) => planDto(await savePlan(context, input)),
  'plan.tap': async ({ task }, context) => planDto(await tapTask(context, task)),
  'plan.weigh': async ({ kg }, context) => planDto(await weigh(context, kg)),
  'glucose.targets': async (targets, context) => glucoseDto(await setTargets(context, targets))
} satisfies Partial<Handlers>
