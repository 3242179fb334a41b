import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import { dateOf, dayAndTime, formatDateTime } from '@/domain/date'
import { SHARE_DAYS } from '@/domain/report/access'
import type { ReportPerson, ReportSharing } from '@/services/report/report'
import { ACCESS_FIELDS, type AccessModel } from '../access-model'
import { accessTexts as texts } from '../access-texts'
import styles from '../index.module.scss'

const DAY_OPTIONS = SHARE_DAYS.map((value) => ({ value, text: texts.dayOptions[value] }))

/** Who may read a person's reports, a new reader, and who has read them. */
export const AccessSheet = observer(function AccessSheet({
  open,
  access,
  person
}: {
  open: boolean
  access: AccessModel
  person: ReportPerson
}) {
  return (
    <Sheet open={open} title={texts.title} subtitle={person.name} onClose={() => access.close()}>
      <LoadableView value={access.sharing.loadable} onRetry={() => access.load(person.contactsId)}>
        {(sharing) => <Sharing access={access} person={person} sharing={sharing} />}
      </LoadableView>
    </Sheet>
  )
})

const Sharing = observer(function Sharing({
  access,
  person,
  sharing: { shares, views }
}: {
  access: AccessModel
  person: ReportPerson
  sharing: ReportSharing
}) {
  return (
    <>
      <Title text={texts.shares} />
      {shares.length === 0 && <View className={styles.lead}>{texts.none}</View>}
      {shares.map(({ id, mobile, until }) => (
        <View key={id} className={styles.habitHead}>
          <Text>{mobile}</Text>
          <Text className={styles.quiet}>{texts.until(dateOf(until))}</Text>
          <Button kind="text" size="sm" label={texts.endOf(mobile)} onTap={() => void access.end(id)}>
            {texts.end}
          </Button>
        </View>
      ))}
      <Title text={texts.add} />
      <Field id={ACCESS_FIELDS.mobile} label={texts.mobile} error={access.mobileProblem}>
        <TextField
          type="tel"
          maxLength={11}
          label={texts.mobile}
          value={access.mobile}
          onChange={(mobile) => access.typeMobile(mobile)}
        />
      </Field>
      <Segmented
        options={DAY_OPTIONS}
        value={access.days}
        label={texts.days}
        onChange={(days) => access.chooseDays(days)}
      />
      <Button block onTap={() => void access.share(person)}>
        {texts.share}
      </Button>
      <Title text={texts.views} />
      {views.length === 0 && <View className={styles.lead}>{texts.noViews}</View>}
      <View role="list">
        {views.map(({ viewer, reportNo, what, at }) => (
          <View key={[viewer, reportNo, what, at].join(' ')} className={styles.yearRow} role="listitem">
            <Text>{viewer}</Text>
            <Text className={styles.quiet}>
              {[dayAndTime(formatDateTime(at)), reportNo || texts.list, what === 'file' ? texts.file : '']
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </View>
        ))}
      </View>
      {person.agreed && (
        <Button block kind="text" onTap={() => void access.withdraw(person)}>
          {texts.withdraw}
        </Button>
      )}
    </>
  )
})

function Title({ text }: { text: string }) {
  return (
    <View className={styles.sheetTitle} role="heading" aria-level="3">
      {text}
    </View>
  )
}
