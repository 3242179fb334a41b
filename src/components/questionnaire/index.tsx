import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { RadioList } from '@/components/ui/form/radio-list'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import type { QuestionnaireModel } from './model'
import { texts } from './texts'
import styles from './index.module.scss'

/** The health questionnaire (R2.124). An answer that forbids the booking says why; nothing goes on then. */
export const QuestionnaireSheet = observer(function QuestionnaireSheet({
  open,
  model
}: {
  open: boolean
  model: QuestionnaireModel
}) {
  const { form, answers, blocked, complete, busy } = model
  if (!form) return null
  return (
    <Sheet
      open={open}
      title={form.title}
      subtitle={form.intro}
      onClose={model.close}
      keepOnMask
      footer={
        <>
          {blocked !== '' && (
            <View role="alert" className={styles.blocked}>
              <Notice icon="warnC" round>
                {blocked}
              </Notice>
            </View>
          )}
          <Button
            block
            loading={busy}
            disabled={!complete || blocked !== ''}
            onTap={() => void model.submit()}
          >
            {blocked !== ''
              ? texts.questionnaireChange
              : complete
                ? texts.questionnaireSubmit
                : texts.questionnaireMissing}
          </Button>
        </>
      }
    >
      {form.questions.map((question, index) => (
        <View key={question.id} className={styles.question}>
          <View className={styles.title}>{`${index + 1}. ${question.title}`}</View>
          <RadioList
            label={question.title}
            value={answers.get(question.id) ?? null}
            options={question.options.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => model.answer(question.id, value)}
          />
        </View>
      ))}
    </Sheet>
  )
})
