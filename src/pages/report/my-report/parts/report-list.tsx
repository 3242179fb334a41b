import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { portraitOf } from '@/components/contact/portrait'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { dateOf } from '@/domain/date'
import { SectionTitle } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { cx } from '@/components/ui/cx'
import { kindOfCategory } from '@/domain/kinds'
import { concernsOf, normalOf } from '@/domain/report/judge'
import type { Report } from '@/domain/report/report'
import { movingOf, standingText, type Series } from '@/domain/report/trend'
import { navigate } from '@/routes/navigate'
import type { PendingReport, ReportPerson, ReportReaders } from '@/services/report/report'
import { Chart } from '../../shared/chart'
import { chartOf } from '../../shared/chart-of'
import { Standing, valueText } from '../../shared/standing'
import styles from '../index.module.scss'
import type { MyReportModel } from '../model'
import { texts } from '../texts'
import { accessTexts } from '../access-texts'
import { Locked } from './locked'

const AccessSheet = onDemand(() => import('./access-sheet').then((part) => part.AccessSheet))

/** Concerns that a card names; the rest is counted. */
const NAMED = 6

/** Whose reports, what moved over the years, and each report with what wants attention first. */
export const ReportList = observer(function ReportList({
  model,
  readers
}: {
  model: MyReportModel
  readers: ReportReaders
}) {
  const person = readers.people.find(({ contactsId }) => contactsId === model.contact)
  if (!person) return <None />
  return (
    <>
      {readers.people.length > 1 && <People model={model} people={readers.people} />}
      {person.relation === '本人' && <Pending pending={readers.pending} />}
      {person.access === 'locked' ? (
        <Locked access={model.access} person={person} />
      ) : (
        <OwnReports model={model} person={person} />
      )}
    </>
  )
})

function None() {
  return (
    <Empty
      title={texts.none}
      text={texts.noneText}
      actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
    />
  )
}

const People = observer(function People({
  model,
  people
}: {
  model: MyReportModel
  people: readonly ReportPerson[]
}) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.strip}>
      <View className={styles.people} role="radiogroup" aria-label={texts.people}>
        {people.map((person) => {
          const on = person.contactsId === model.contact
          return (
            <Tap
              key={person.contactsId}
              role="radio"
              checked={on}
              className={cx(styles.person, on && styles.personOn)}
              onTap={() => model.select(person.contactsId)}
            >
              <View className={styles.ring}>
                <Img src={portraitOf(person)} className={styles.portrait} round="full" />
              </View>
              <Text>{person.name}</Text>
            </Tap>
          )
        })}
      </View>
    </ScrollView>
  )
})

const STATES: Readonly<Record<number, string>> = texts.pendingStates

/** What a laboratory has begun: of a visit, or of a kit, whose way has a page of its own. */
function Pending({ pending }: { pending: readonly PendingReport[] }) {
  if (pending.length === 0) return null
  return (
    <Card title={texts.pending}>
      {pending.map(({ orderNum, orderType, productName, kit, state }) => (
        <ListRow
          key={orderNum}
          icon="clock"
          iconTone="primary"
          label={productName}
          value={STATES[state] ?? ''}
          onTap={() =>
            kit
              ? navigate('southgeneOrderDetail', { orderNum })
              : toOrder(orderNum, kindOfCategory(orderType))
          }
        />
      ))}
    </Card>
  )
}

const OwnReports = observer(function OwnReports({
  model,
  person
}: {
  model: MyReportModel
  person: ReportPerson
}) {
  const { own } = model
  if (!own) return <SkeletonList />
  if (own.reports.length === 0) return <None />
  const moving = movingOf(own.reports)
  return (
    <>
      {moving.length > 0 && (
        <Card title={texts.moving(moving.length)}>
          {moving.map((series) => (
            <Moving key={series.key} series={series} contact={model.contact} />
          ))}
        </Card>
      )}
      <SectionTitle title={texts.years} sub={texts.yearsSub} />
      {own.reports.map((report) => (
        <Year key={report.reportNo} report={report} contact={model.contact} />
      ))}
      {person.access === 'shared' ? (
        <View className={styles.foot}>{accessTexts.sharedUntil(dateOf(person.until))}</View>
      ) : (
        <Card>
          <ListRow
            icon="lock"
            iconTone="primary"
            label={accessTexts.row}
            note={accessTexts.rowNote}
            onTap={() => model.access.show(person)}
          />
        </Card>
      )}
      <View className={styles.foot}>{texts.kept}</View>
      <AccessSheet open={model.access.open} access={model.access} person={person} />
    </>
  )
})

function Moving({ series: { key, points }, contact }: { series: Series; contact: string }) {
  const last = points.at(-1)
  if (!last) return null
  return (
    <Tap className={styles.moving} role="link" onTap={() => navigate('myReport', { contact, item: key })}>
      <View className={styles.movingName}>
        <View className={styles.name}>{last.itemName}</View>
        <View className={styles.quiet}>{standingText(last)}</View>
      </View>
      <View className={styles.spark}>
        <Chart {...chartOf(points)} marks={[]} small />
      </View>
      <View className={styles.movingValue}>
        <Standing reading={last} />
        <View className={styles.quiet}>{last.unit}</View>
      </View>
    </Tap>
  )
}

const TAG_TONES = { 建议就诊: 'price', 建议复查: 'warn', 生活方式: 'plain' } as const

function Year({ report, contact }: { report: Report; contact: string }) {
  const concerns = concernsOf(report)
  const rest = normalOf(report).length
  return (
    <Card>
      <LinkCard>
        <View className={styles.yearHead}>
          <LinkName
            className={styles.yearDate}
            onTap={() => navigate('myReport', { contact, report: report.reportNo })}
          >
            {report.date}
          </LinkName>
          <Text className={styles.quiet}>{report.branch}</Text>
          <Icon name="right" size={18} tone="ink3" className={styles.arrow} />
        </View>
        <View className={styles.sum}>
          {concerns.length > 0 ? (
            <Tag tone="warn">{texts.attention(concerns.length)}</Tag>
          ) : (
            <Tag tone="success">{texts.allNormal}</Tag>
          )}
          {concerns.length > 0 && rest > 0 && <Text className={styles.quiet}>{texts.rest(rest)}</Text>}
        </View>
        <Tags>
          {concerns.slice(0, NAMED).map(({ level, name, reading }) => (
            <Tag key={name} tone={TAG_TONES[level]}>
              {name}
              {reading ? ` ${valueText(reading)}` : ''}
            </Tag>
          ))}
          {concerns.length > NAMED && <Tag>{texts.more(concerns.length - NAMED)}</Tag>}
        </Tags>
      </LinkCard>
    </Card>
  )
}
