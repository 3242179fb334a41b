import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { StepBar } from '@/components/ui/step-bar'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CodeField } from '@/components/account/form/code-field'
import shared from '../shared/form.module.scss'
import { PHONE_STEPS } from '../shared/texts'
import styles from './index.module.scss'
import { AuthPhoneCodeModel } from './model'
import { texts } from './texts'

function AuthPhoneCode() {
  const { ticket = '' } = useParams('authPhoneCode')
  const model = usePageModel((root) => new AuthPhoneCodeModel(root, ticket))
  if (model.bound !== '')
    return (
      <View>
        <Header title={texts.title} onBack={() => navigate('mine')} />
        <StepBar steps={PHONE_STEPS} current={2} />
        <Empty
          title={texts.doneTitle}
          text={texts.doneText(maskMobile(model.bound))}
          actions={[{ text: texts.back, onTap: () => navigate('mine') }]}
        />
      </View>
    )
  return (
    <View>
      <Header title={texts.title} />
      <StepBar steps={PHONE_STEPS} current={1} />
      {model.unproven ? (
        <Empty
          title={texts.over}
          text={texts.overText}
          actions={[{ text: texts.verify, onTap: () => navigate('phoneAuth', {}, { replace: true }) }]}
        />
      ) : (
        <Form model={model} />
      )}
    </View>
  )
}

const Form = observer(function Form({ model }: { model: AuthPhoneCodeModel }) {
  const { form } = model
  return (
    <View className={shared.page}>
      <Card>
        <Field id={form.idOf('mobile')} label={texts.mobile} required error={form.errors.mobile}>
          <TextField
            type="tel"
            value={model.mobile}
            clearable
            autoComplete="tel"
            placeholder={texts.mobilePlaceholder}
            onChange={(mobile) => model.typeMobile(mobile)}
          />
        </Field>
        <CodeField
          id={form.idOf('code')}
          sender={model.sender}
          error={form.errors.code}
          onSend={() => model.send()}
          onType={() => form.clear('code')}
        />
      </Card>
      <View className={shared.note}>{texts.life}</View>
      <View className={shared.actions}>
        <Button block loading={form.busy} onTap={() => void model.submit()}>
          {texts.submit}
        </Button>
      </View>
      <Card title={texts.after}>
        <View role="list">
          {texts.facts.map((fact) => (
            <View key={fact} className={styles.fact} role="listitem">
              <View className={styles.dot} />
              <Text>{fact}</Text>
            </View>
          ))}
        </View>
      </Card>
    </View>
  )
})

export default page('authPhoneCode', AuthPhoneCode)
