import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { QuizModel } from '../quiz-model'
import { texts } from '../texts'
import styles from './quiz-sheet.module.scss'

/** Two answers without a clock; the explanation comes whatever was answered. */
export const QuizSheet = observer(function QuizSheet({ open, model }: { open: boolean; model: QuizModel }) {
  const { question, answered, busy } = model
  const close = () => model.close()
  return (
    <Sheet
      open={open}
      title={texts.quiz}
      onClose={close}
      footer={
        answered ? (
          <Button block onTap={close}>
            {texts.goOn}
          </Button>
        ) : null
      }
    >
      {question ? (
        <View>
          <View className={styles.question}>{question.text}</View>
          {answered ? (
            <View role="status">
              <View className={styles.verdict}>{answered.right ? texts.right : texts.wrong}</View>
              <View className={styles.text}>{texts.theAnswer(question.choices[answered.answer] ?? '')}</View>
              <View className={styles.text}>{answered.explanation}</View>
            </View>
          ) : (
            <View className={styles.choices}>
              {question.choices.map((choice, at) => (
                <Button key={choice} block kind="line" disabled={busy} onTap={() => void model.answer(at)}>
                  {choice}
                </Button>
              ))}
              <View className={styles.text}>{texts.quizText}</View>
            </View>
          )}
        </View>
      ) : null}
    </Sheet>
  )
})
