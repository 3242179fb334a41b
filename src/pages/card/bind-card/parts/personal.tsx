import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { PasswordField } from '@/components/account/form/password-field'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { PickerField } from '@/components/ui/form/picker-field'
import { TextField } from '@/components/ui/form/text-field'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { MoreLink } from '@/components/ui/section'
import { navigate } from '@/routes/navigate'
import { Agree } from '../../shared/agree'
import { PlainFace } from '../../shared/card-face'
import shared from '../../shared/form.module.scss'
import { grouped } from '../../shared/numbers'
import type { PersonalModel } from '../personal'
import { texts } from '../texts'

const HumanCheck = onDemand(() => import('@/components/account/human-check').then((part) => part.HumanCheck))
const Locked = onDemand(() => import('./locked').then((part) => part.Locked))

interface PersonalProps {
  model: PersonalModel
}

/** A card that was bought. */
export const Personal = observer(function Personal({ model }: PersonalProps) {
  const { attempts, number, password, form, agreed } = model
  if (attempts.locked) return <Locked open attempts={attempts} />
  return (
    <View className={shared.page}>
      <View className={shared.face}>
        <PlainFace tone="deep" name={texts.face} badge={texts.personal}>
          <View className={shared.number}>{grouped(number) || '---- ---- ---- ----'}</View>
          <View className={shared.say}>{texts.scanHow}</View>
        </PlainFace>
      </View>
      <Card>
        <Field id={form.idOf('cardNumber')} label={texts.number} required error={form.errors.cardNumber}>
          <TextField
            type="number"
            value={grouped(number)}
            clearable
            autoComplete="off"
            placeholder={texts.numberHint}
            onChange={(typed) => model.typeNumber(typed)}
          />
        </Field>
        <PasswordField
          id={form.idOf('password')}
          label={texts.password}
          value={password}
          placeholder={texts.passwordHint}
          error={form.errors.password}
          onChange={(typed) => model.typePassword(typed)}
        />
        <User model={model} />
      </Card>
      <View className={shared.note}>
        {attempts.left === null ? null : (
          <Text className={shared.tries}>{`${texts.tries(attempts.left)}。`}</Text>
        )}
        <Text>{texts.bindNote}</Text>
      </View>
      <Agree
        id={form.idOf('agreed')}
        start={texts.agreeStart}
        name={texts.agreement}
        end=""
        agreed={agreed}
        error={form.errors.agreed}
        onChange={(next) => model.setAgreed(next)}
      />
      <ActionBar>
        <Button block loading={form.busy} onTap={() => void model.submit()}>
          {texts.bind}
        </Button>
      </ActionBar>
      <HumanCheck open={model.check.open} model={model.check} />
    </View>
  )
})

/** Who uses the card from then on. */
const User = observer(function User({ model }: PersonalProps) {
  const { people, user, contacts, form } = model
  const failed = contacts.loadable.state === 'failed' && people.length === 0
  const none = contacts.loadable.state === 'ready' && people.length === 0
  const add = () => navigate('addInfo', { contacts_id: 'new' })
  if (none) return <ListRow label={texts.userNone} value={texts.addUser} onTap={add} />
  return (
    <Field id={form.idOf('contactsId')} label={texts.user} required error={form.errors.contactsId}>
      {failed ? (
        <View className={shared.failed}>
          <Text>{texts.contactsFailed}</Text>
          <MoreLink text={texts.retry} onTap={() => void model.loadContacts()} />
        </View>
      ) : (
        <PickerField
          title={texts.userTitle}
          value={user?.id ?? null}
          options={people.map(({ id, name, relation }) => ({ value: id, label: `${name} ${relation}` }))}
          onChange={(id) => model.pick(id)}
        />
      )}
    </Field>
  )
})
