import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { maskMobile } from '@/domain/mask'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CodeField } from '@/components/account/form/code-field'
import shared from '../shared/form.module.scss'
import { PasswordField } from '@/components/account/form/password-field'
import styles from './index.module.scss'
import { ModifyPasswordModel } from './model'
import { texts } from './texts'

function ModifyPassword() {
  const model = usePageModel((root, scope) => new ModifyPasswordModel(root, scope))
  const known = model.profile.value
  return (
    <View>
      <Header title={known && !known.hasPassword ? texts.set : texts.change} />
      <LoadableView
        value={model.profile.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/modify-password' })}
      >
        {({ mobile }) => <Form model={model} mobile={mobile} />}
      </LoadableView>
    </View>
  )
}

const Form = observer(function Form({ model, mobile }: { model: ModifyPasswordModel; mobile: string }) {
  const { form, bySms, hasPassword } = model
  const submit = async () => {
    if (await model.submit()) goBack()
  }
  return (
    <View className={shared.page}>
      <Card>
        {bySms ? (
          <CodeField
            id={form.idOf('code')}
            sender={model.sender}
            error={form.errors.code}
            onSend={() => model.send()}
            onType={() => form.clear('code')}
          />
        ) : (
          <PasswordField
            id={form.idOf('current')}
            label={texts.current}
            value={model.current}
            error={form.errors.current}
            onChange={(value) => model.change('current', value)}
          />
        )}
        <PasswordField
          id={form.idOf('password')}
          label={texts.fresh}
          value={model.password}
          error={form.errors.password}
          fresh
          onChange={(value) => model.change('password', value)}
        />
        <PasswordField
          id={form.idOf('again')}
          label={texts.again}
          value={model.again}
          error={form.errors.again}
          fresh
          onChange={(value) => model.change('again', value)}
        />
      </Card>
      {bySms ? <View className={shared.note}>{texts.codeTo(maskMobile(mobile))}</View> : null}
      <Rules model={model} />
      <View className={shared.actions}>
        <Button block loading={form.busy} onTap={() => void submit()}>
          {hasPassword ? texts.submit : texts.submitSet}
        </Button>
        {hasPassword && (
          <Button kind="text" block onTap={() => model.setForgotten(!bySms)}>
            {bySms ? texts.byPassword : texts.bySms}
          </Button>
        )}
      </View>
      <View className={shared.actions}>
        <Notice tone="info" icon="shield" round>
          {texts.note}
        </Notice>
      </View>
    </View>
  )
})

/** What is asked of a password, and what of it the one that is typed has. */
const Rules = observer(function Rules({ model }: { model: ModifyPasswordModel }) {
  return (
    <View className={styles.rules} role="list" aria-label={texts.strength}>
      {model.checks.map(({ text, ok }) => (
        <View key={text} className={cx(styles.rule, ok && styles.met)} role="listitem">
          <Icon
            name={ok ? 'checkC' : 'minus'}
            size={18}
            tone={ok ? 'primary' : 'ink3'}
            label={ok ? texts.met : texts.open}
          />
          <Text>{text}</Text>
        </View>
      ))}
    </View>
  )
})

export default page('modifyPassword', ModifyPassword)
