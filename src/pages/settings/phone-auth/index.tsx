import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { StepBar } from '@/components/ui/step-bar'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Profile } from '@/services/account/profile'
import { CodeField } from '@/components/account/form/code-field'
import styles from '../shared/form.module.scss'
import { PasswordField } from '@/components/account/form/password-field'
import { PHONE_STEPS } from '../shared/texts'
import { PhoneAuthModel } from './model'
import { texts } from './texts'

function PhoneAuth() {
  const model = usePageModel((root, scope) => new PhoneAuthModel(root, scope))
  return (
    <View>
      <Header title={texts.title} />
      <StepBar steps={PHONE_STEPS} current={0} />
      <LoadableView
        value={model.profile.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/phone-auth' })}
      >
        {(profile) => <Form model={model} profile={profile} />}
      </LoadableView>
    </View>
  )
}

const Form = observer(function Form({ model, profile }: { model: PhoneAuthModel; profile: Profile }) {
  const { form, byPassword } = model
  const mobile = maskMobile(profile.mobile)
  const next = async () => {
    const ticket = await model.next()
    if (ticket !== null) navigate('authPhoneCode', { ticket }, { replace: true })
  }
  return (
    <View className={styles.page}>
      <Card>
        <ListRow label={texts.present} value={mobile} />
        {byPassword ? (
          <PasswordField
            id={form.idOf('current')}
            label={texts.password}
            value={model.password}
            error={form.errors.current}
            onChange={(password) => model.typePassword(password)}
          />
        ) : (
          <CodeField
            id={form.idOf('code')}
            sender={model.sender}
            error={form.errors.code}
            onSend={() => model.send()}
            onType={() => form.clear('code')}
          />
        )}
      </Card>
      <View className={styles.note}>{byPassword ? texts.byPasswordNote : texts.note(mobile)}</View>
      <View className={styles.actions}>
        <Button block loading={form.busy} onTap={() => void next()}>
          {texts.next}
        </Button>
        {profile.hasPassword ? (
          <Button kind="text" block onTap={() => model.setByPassword(!byPassword)}>
            {byPassword ? texts.bySms : texts.byPassword}
          </Button>
        ) : null}
      </View>
      {profile.hasPassword ? null : <View className={styles.note}>{texts.noPassword}</View>}
    </View>
  )
})

export default page('phoneAuth', PhoneAuth)
