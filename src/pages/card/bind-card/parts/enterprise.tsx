import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { MoreLink } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { Agree } from '../../shared/agree'
import shared from '../../shared/form.module.scss'
import type { EnterpriseModel } from '../enterprise'
import { texts } from '../texts'
import { WayFields } from './way-fields'

const HumanCheck = onDemand(() => import('@/components/account/human-check').then((part) => part.HumanCheck))
const Locked = onDemand(() => import('./locked').then((part) => part.Locked))

interface EnterpriseProps {
  open: boolean
  model: EnterpriseModel
}

/** A company's card. */
export const Enterprise = observer(function Enterprise({ open, model }: EnterpriseProps) {
  if (!open) return null
  return model.employer ? <Verify model={model} /> : <Search model={model} />
})

type PartProps = Omit<EnterpriseProps, 'open'>

/** Which company: its people alone bind its cards. */
const Search = observer(function Search({ model }: PartProps) {
  const { word, form, employers } = model
  return (
    <View className={shared.page}>
      <Card>
        <Field
          id={form.idOf('employer')}
          label={texts.employer}
          required
          error={form.errors.employer}
          end={
            <Button kind="text" size="sm" loading={employers.loading} onTap={() => void model.search()}>
              {texts.search}
            </Button>
          }
        >
          <TextField
            value={word}
            maxLength={30}
            autoComplete="organization"
            placeholder={texts.employerHint}
            confirmType="search"
            onChange={(typed) => model.typeWord(typed)}
            onConfirm={() => void model.search()}
          />
        </Field>
      </Card>
      {employers.loadable.state === 'idle' ? null : (
        <LoadableView
          value={employers.loadable}
          skeleton={<SkeletonList rows={1} />}
          empty={<Empty title={texts.searchNone} text={texts.searchNoneText} />}
          onRetry={() => void model.search()}
        >
          {(found) => (
            <Card title={texts.results} rows>
              {found.map((employer) => (
                <ListRow
                  key={employer.id}
                  icon="users"
                  label={employer.name}
                  note={texts.until(employer.until)}
                  onTap={() => model.choose(employer)}
                />
              ))}
            </Card>
          )}
        </LoadableView>
      )}
    </View>
  )
})

const Verify = observer(function Verify({ model }: PartProps) {
  const { employer, ways, way, attempts, form, agreed } = model
  if (!employer) return null
  const bySms = ways.includes('sms') && way !== 'sms' ? () => model.setWay('sms') : undefined
  if (attempts.locked) return <Locked open attempts={attempts} {...(bySms ? { onSms: bySms } : {})} />
  return (
    <View className={shared.page}>
      <Card rows>
        <ListRow
          icon="users"
          label={employer.name}
          note={texts.until(employer.until)}
          value={<MoreLink text={texts.change} onTap={() => model.changeEmployer()} />}
        />
      </Card>
      <Card title={texts.ways}>
        <View className={shared.ways} role="radiogroup" aria-label={texts.ways}>
          {ways.map((one) => (
            <Chip key={one} role="radio" on={one === way} onTap={() => model.setWay(one)}>
              {texts.wayNames[one]}
            </Chip>
          ))}
        </View>
        <WayFields model={model} />
      </Card>
      <View className={shared.note}>
        {attempts.left === null ? null : (
          <Text className={shared.tries}>{`${texts.tries(attempts.left)}。`}</Text>
        )}
        <Text>{`${texts.lockNote}。${texts.helpNote}`}</Text>
      </View>
      <Agree
        id={form.idOf('agreed')}
        start={texts.agreeStart}
        name={texts.agreement}
        end={texts.agreeEnd}
        agreed={agreed}
        error={form.errors.agreed}
        onChange={(next) => model.setAgreed(next)}
      />
      <ActionBar>
        <Button block loading={form.busy} onTap={() => void model.submit()}>
          {texts.next}
        </Button>
      </ActionBar>
      <HumanCheck open={model.check.open} model={model.check} />
    </View>
  )
})
