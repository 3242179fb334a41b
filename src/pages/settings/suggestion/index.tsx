import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { Segmented } from '@/components/ui/segmented'
import { goBack } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from '../shared/form.module.scss'
import { SuggestionModel } from './model'
import { texts } from './texts'

function Suggestion() {
  const model = usePageModel((root) => new SuggestionModel(root))
  const { form, kind, text, contact, done } = model
  if (done)
    return (
      <View>
        <Header title={texts.title} />
        <Empty
          title={texts.doneTitle}
          text={texts.doneText}
          actions={[{ text: texts.back, onTap: () => goBack() }]}
        />
      </View>
    )
  return (
    <View>
      <Header title={texts.title} />
      <View className={styles.page}>
        <Card>
          <Field id="suggestion-kind" label={texts.kind} tall>
            <View className={styles.choices}>
              <Segmented
                label={texts.kind}
                value={kind}
                options={texts.kinds}
                onChange={(chosen) => model.choose(chosen)}
              />
            </View>
          </Field>
          <Field id={form.idOf('text')} label={texts.text} required tall error={form.errors.text}>
            <TextArea
              value={text}
              limit={500}
              placeholder={texts.textPlaceholder}
              onChange={(typed) => model.type('text', typed)}
            />
          </Field>
          <Field id={form.idOf('contact')} label={texts.contact} error={form.errors.contact}>
            <TextField
              value={contact}
              placeholder={texts.contactPlaceholder}
              onChange={(typed) => model.type('contact', typed)}
            />
          </Field>
        </Card>
        <View className={styles.actions}>
          <Button block loading={form.busy} onTap={() => void model.submit()}>
            {texts.submit}
          </Button>
        </View>
      </View>
    </View>
  )
}

export default page('suggestion', Suggestion)
