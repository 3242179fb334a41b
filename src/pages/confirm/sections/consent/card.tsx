import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { ListRow } from '@/components/ui/list-row'
import { QuestionnaireSheet } from '@/components/questionnaire'
import { CONSENT_ID, type ConsentModel } from './model'
import styles from './card.module.scss'
import { texts } from './texts'

const ERROR_ID = `${CONSENT_ID}-error`

interface ConsentCardProps {
  model: ConsentModel
}

/** What a test of genes means for who is tested, and that they agree; the questionnaire before it. */
export const ConsentCard = observer(function ConsentCard({ model }: ConsentCardProps) {
  if (!model.wanted) return null
  const { about, agreed, error, questionId, questionnaire } = model
  return (
    <Card title={texts.consent}>
      <View id={CONSENT_ID}>
        <ListRow
          label={texts.questionnaire}
          value={questionId === '' ? undefined : texts.answered}
          hint={texts.toAnswer}
          onTap={() => void model.ask()}
        />
        {[texts.about[about], ...texts.consentPoints].map((point) => (
          <View key={point} className={styles.point}>
            {point}
          </View>
        ))}
        <View className={styles.agree}>
          <Check
            on={agreed}
            label={texts.consentAgree}
            errorId={error ? ERROR_ID : undefined}
            onChange={model.setAgreed}
          />
          <View className={styles.word} aria-hidden>
            {texts.consentAgree}
          </View>
        </View>
        {error ? (
          <View id={ERROR_ID} className={styles.error} role="alert">
            {error}
          </View>
        ) : null}
      </View>
      <QuestionnaireSheet open={questionnaire.open} model={questionnaire} />
    </Card>
  )
})
