import { requireUser, type Handlers } from '../http/context'
import { deleteGlucose, saveGlucose, setTargets } from './commands/glucose'
import { noteView } from './commands/note-view'
import { glucoseBook } from './queries/glucose'
import { reportPeople } from './queries/people'
import { personReports } from './queries/person-reports'
import { readablePerson } from './queries/readable'

export const reportHandlers = {
  'report.people': (_input, context) => reportPeople(context.db, requireUser(context).id, context.now()),
  'report.list': async ({ contactsId, reportNo = '' }, context) => {
    const person = await readablePerson(context, contactsId)
    const reports = await personReports(context.db, contactsId)
    await noteView(context, { contactsId, reportNo, what: 'read' })
    return { person: { ...person, reports: reports.length }, reports }
  },
  'glucose.book': (_input, context) => glucoseBook(context.db, requireUser(context).id),
  'glucose.save': (input, context) => saveGlucose(context, input),
  'glucose.delete': ({ id }, context) => deleteGlucose(context, id),
  'glucose.targets': (targets, context) => setTargets(context, targets)
} satisfies Partial<Handlers>
