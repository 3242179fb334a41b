import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { PickerField } from '@/components/ui/form/picker-field'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { LoginRequired } from '@/components/ui/page-state'
import { Segmented } from '@/components/ui/segmented'
import { NICKNAME_MAX, nicknameLength } from '@/domain/account/nickname'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from '../shared/form.module.scss'
import { EditInfoModel } from './model'
import { texts } from './texts'

function EditInfo() {
  const { session } = useRoot()
  const model = usePageModel((root, scope) => new EditInfoModel(root, scope))
  const toLogin = () => navigate('authorize', { url: '/mine/editInfo' })
  const leave = async () => {
    if (await model.mayLeave()) goBack()
  }
  return (
    <View>
      <Header title={texts.title} onBack={() => void leave()} />
      {session.isLoginedUser ? (
        <LoadableView value={model.profile.loadable} onRetry={() => void model.load()} onLogin={toLogin}>
          {() => <Form model={model} />}
        </LoadableView>
      ) : (
        <LoginRequired text={texts.login} onLogin={toLogin} />
      )}
    </View>
  )
}

const Form = observer(function Form({ model }: { model: EditInfoModel }) {
  const { form, draft } = model
  const save = async () => {
    if (await model.save()) goBack()
  }
  if (!draft) return null
  return (
    <View className={styles.page}>
      <Card>
        <Field
          id={form.idOf('nickname')}
          label={texts.nickname}
          error={form.errors.nickname}
          end={texts.count(nicknameLength(draft.nickname), NICKNAME_MAX)}
        >
          <TextField
            value={draft.nickname}
            placeholder={texts.nicknamePlaceholder}
            onChange={(nickname) => model.change({ nickname }, 'nickname')}
          />
        </Field>
        <Field id="profile-gender" label={texts.gender}>
          <Segmented
            label={texts.gender}
            value={draft.gender}
            options={[
              { value: 1, text: texts.male, icon: 'male' },
              { value: 0, text: texts.female, icon: 'female' }
            ]}
            onChange={(gender) => model.change({ gender: gender === 1 ? 1 : 0 })}
          />
        </Field>
        <Field id={form.idOf('birthday')} label={texts.birthday} error={form.errors.birthday}>
          <TextField
            type="number"
            value={draft.birthday}
            placeholder={texts.birthdayPlaceholder}
            onChange={(birthday) => model.change({ birthday }, 'birthday')}
          />
        </Field>
        <Field id="profile-marry" label={texts.marry}>
          <PickerField
            title={texts.marry}
            placeholder={texts.choose}
            value={draft.marry}
            options={[
              { value: 1, label: texts.married },
              { value: 0, label: texts.unmarried }
            ]}
            onChange={(marry) => model.change({ marry: marry === 1 ? 1 : 0 })}
          />
        </Field>
      </Card>
      <Card>
        <Field id={form.idOf('heightCm')} label={texts.height} error={form.errors.heightCm}>
          <TextField
            type="digit"
            value={draft.height}
            maxLength={6}
            placeholder={texts.optional}
            onChange={(height) => model.change({ height }, 'heightCm')}
          />
        </Field>
        <Field id={form.idOf('weightKg')} label={texts.weight} error={form.errors.weightKg}>
          <TextField
            type="digit"
            value={draft.weight}
            maxLength={6}
            placeholder={texts.optional}
            onChange={(weight) => model.change({ weight }, 'weightKg')}
          />
        </Field>
        <Field id={form.idOf('allergies')} label={texts.allergies} error={form.errors.allergies}>
          <TextField
            value={draft.allergies}
            placeholder={texts.allergiesPlaceholder}
            onChange={(allergies) => model.change({ allergies }, 'allergies')}
          />
        </Field>
        <Field id={form.idOf('medicines')} label={texts.medicines} error={form.errors.medicines}>
          <TextField
            value={draft.medicines}
            placeholder={texts.medicinesPlaceholder}
            onChange={(medicines) => model.change({ medicines }, 'medicines')}
          />
        </Field>
      </Card>
      <View className={styles.note}>{texts.note}</View>
      <ActionBar hideOnInput>
        <Button block loading={form.busy} onTap={() => void save()}>
          {texts.save}
        </Button>
      </ActionBar>
    </View>
  )
})

export default page('editInfo', EditInfo)
