import type { GlucoseBook as GlucoseBookDto, HealthPlanWire } from '@/contract/report/dto/health'
import type {
  ReportList,
  ReportPeople as ReportPeopleDto,
  ReportPerson,
  ReportSharing
} from '@/contract/report/dto/report'
import type { Report } from '@/domain/report/report'
import type { GlucoseBook } from './queries/glucose'
import type { Person, ReportPeople } from './queries/people'
import type { KeptPlan } from './queries/plan'
import type { Sharing } from './queries/sharing'

const personDto = ({ until, ...person }: Person): Omit<ReportPerson, 'reports'> => ({
  ...person,
  until: until?.getTime() ?? 0
})

export const peopleDto = ({ people, pending }: ReportPeople): ReportPeopleDto => ({
  people: people.map(({ reports, nextVisit, ...person }) => ({ ...personDto(person), reports, nextVisit })),
  pending
})

export const reportListDto = (person: Person, reports: readonly Report[]): ReportList => ({
  person: { ...personDto(person), reports: reports.length },
  reports: reports.map(({ readings, findings, normal, ...report }) => ({
    ...report,
    readings: [...readings],
    findings: [...findings],
    normal: [...normal]
  }))
})

export const sharingDto = ({ shares, views }: Sharing): ReportSharing => ({
  shares: shares.map(({ id, mobile, until }) => ({ id, mobile, until: until.getTime() })),
  views: views.map(({ viewer, reportNo, what, at }) => ({ viewer, reportNo, what, at: at.getTime() }))
})

export const glucoseDto = ({ records, targets }: GlucoseBook): GlucoseBookDto => ({
  records: records.map(({ tags, ...record }) => ({ ...record, tags: [...tags] })),
  targets
})

export const planDto = ({ plan, days }: KeptPlan): HealthPlanWire => ({ plan, days: [...days] })
